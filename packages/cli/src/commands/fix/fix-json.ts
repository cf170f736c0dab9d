import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import type { CheckedFile } from '../../report/checked-file.ts';

/** The formatting of inserted parts; everything else keeps its own. */
function formattingOf(text: string) {
  const indent = /^[ \t]+(?=")/m.exec(text)?.[0] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Applies the exact fixes of a JSON file: each replaces the value at the path of its finding. */
export function fixJson({ text, findings }: CheckedFile): {
  readonly text: string;
  readonly applied: number;
} {
  let fixed = text;
  let applied = 0;
  const done: string[] = [];
  for (const { path, exactFix } of findings) {
    // A fix of a part of a value that was replaced has to wait for the next round.
    if (exactFix === undefined || done.some((other) => isPartOf(path, other) || isPartOf(other, path)))
      continue;
    const place = findPlace(fixed, path);
    if (place === null) continue;
    fixed = applyEdits(
      fixed,
      modify(fixed, place, exactFix.value, { formattingOptions: formattingOf(fixed) }),
    );
    done.push(path);
    applied += 1;
  }
  return { text: fixed, applied };
}

function isPartOf(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`);
}

/** The place of a dotted path in the text; null when it does not exist there, as in an extended group. */
function findPlace(text: string, path: string): JSONPath | null {
  const root = parseTree(text);
  if (root === undefined) return null;
  const place: (string | number)[] = [];
  for (const name of path.split('.')) {
    const parent = findNodeAtLocation(root, place);
    place.push(parent?.type === 'array' ? Number(name) : name);
    if (findNodeAtLocation(root, place) === undefined) return null;
  }
  return place;
}
