import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runPnpm } from '../boot/install.mjs';

/** A software bill of materials in CycloneDX 1.7: the packages that running the product installs. */
export interface Sbom {
  readonly components: readonly Component[];
}

/** A package with its licenses, each as an SPDX id, a name or an SPDX expression. */
export interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}

/** In the cache folder, in which pnpm runs. */
const FILE = path.resolve('node_modules/.cache/stylekit/sbom.cdx.json');

/**
 * Lists the installed packages without development tools.
 *
 * @returns the text of the bill
 * @throws Error with the output of pnpm
 */
export async function createSbom(): Promise<string> {
  rmSync(FILE, { force: true });
  const { problem, output } = await runPnpm('sbom', [
    'sbom',
    '--prod',
    '--sbom-format=cyclonedx',
    `--out=${FILE}`,
  ]);
  if (problem !== null) throw new Error(`The list of packages cannot be made: pnpm ${problem}.\n${output}`);
  return readFileSync(FILE, 'utf8');
}
