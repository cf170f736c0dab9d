import path from 'node:path';
import { ENTRIES, INDEPENDENT, LAYERS, ONLY_IN, SIBLINGS, WITHOUT_NODE } from './import-rules.ts';
import type { Import } from './read-imports.ts';

/** Imports that violate the tables of import-rules.ts, one sentence each. */
export function findImportErrors(imports: readonly Import[]): string[] {
  return imports.flatMap((found) => {
    const reason = found.isRelative ? relativeError(found) : packageError(found);
    return reason === null ? [] : [`${found.from} imports ${found.to}: ${reason}`];
  });
}

function relativeError({ from, to }: Import): string | null {
  const root = Object.keys(SIBLINGS).find((folder) => isBelow(from, folder));
  if (root === undefined) return null;
  if (!isBelow(to, path.posix.dirname(root))) return 'packages meet only at their public entries.';
  const separate = INDEPENDENT.find((folder) => isBelow(from, folder) && isBelow(to, folder));
  if (separate !== undefined && unitOf(from, separate) !== unitOf(to, separate))
    return `the folders of ${separate} are independent of each other.`;
  return layerError(from, to);
}

/** The outermost layers that an import violates, in the package or in a folder that contains both files. */
function layerError(from: string, to: string): string | null {
  const folders = Object.keys(LAYERS).filter((folder) => isBelow(from, folder) && isBelow(to, folder));
  return folders.map((folder) => errorOfLayers(folder, from, to)).find((error) => error !== null) ?? null;
}

function errorOfLayers(root: string, from: string, to: string): string | null {
  const layers = LAYERS[root] ?? '';
  const [importing, imported] = [unitOf(from, root), unitOf(to, root)];
  if (importing === imported) return null;
  const levels = parseLayers(layers);
  const levelOf = (unit: string) => levels.findIndex((level) => level.includes(unit));
  if (levelOf(importing) < 0) return `${importing} is not in the layers of ${root}: ${layers}.`;
  if (levelOf(imported) < 0) return null;
  return levelOf(imported) < levelOf(importing) ? null : `the layers are ${layers}.`;
}

/** `a [b c] d` as the levels `[[a], [b, c], [d]]`. */
function parseLayers(layers: string): string[][] {
  return [...layers.matchAll(/\[([^\]]*)\]|(\S+)/g)].map(([, group, single]) =>
    single === undefined ? (group ?? '').split(' ') : [single],
  );
}

function packageError(found: Import): string | null {
  const { from, to } = found;
  if (to.startsWith('node:') && WITHOUT_NODE.some((folder) => isBelow(from, folder)))
    return 'this code runs in the browser too.';
  const name = to.split('/')[0] ?? '';
  const [home, entry] = [ONLY_IN[name], ENTRIES[name]];
  if (home !== undefined && isBelow(from, 'packages') && !isBelow(from, home))
    return `only ${home} imports it.`;
  if (entry !== undefined && to !== entry) return `only ${entry} is imported.`;
  return to.startsWith('@stylekit/') || to === 'stylekit' ? siblingError(found) : null;
}

function siblingError({ from, to, isType }: Import): string | null {
  const root = Object.keys(SIBLINGS).find((folder) => isBelow(from, folder));
  const allowed = Object.entries(root === undefined ? {} : (SIBLINGS[root] ?? {}));
  const [, how] = allowed.find(([name]) => to === name || to.startsWith(`${name}/`)) ?? [];
  if (root === undefined || how === 'value') return null;
  if (how === undefined) return 'this package may not import that one.';
  return isType ? null : 'only its types may be imported.';
}

/** The direct child of `folder` that contains a file. */
function unitOf(file: string, folder: string): string {
  return path.posix.relative(folder, file).split('/')[0] ?? '';
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`);
}
