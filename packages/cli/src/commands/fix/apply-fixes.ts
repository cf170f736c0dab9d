import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Deps } from '../../deps.ts';
import { writeFiles } from '../../io/write-files.ts';
import type { CheckedFile } from '../../report/checked-file.ts';
import { fixJson } from './fix-json.ts';

/** Fixes can make others possible: a token that gets a valid type can have an invalid value. */
export const MAX_ROUNDS = 5;

/** Applies the exact fixes of findings to their files and returns how many. Each file is written whole. */
export async function applyFixes(files: readonly CheckedFile[], deps: Deps): Promise<number> {
  let count = 0;
  for (const file of files) {
    if (file.source === '-' || file.findings.length === 0) continue;
    const { text, applied } = file.kind === 'stylesheet' ? fixText(file) : fixJson(file);
    if (applied === 0 || text === file.text) continue;
    // The file behind a symbolic link is fixed; writing would replace the link.
    const target = realpathSync(path.resolve(deps.cwd, file.source));
    const mark = hasByteOrderMark(target) ? '\uFEFF' : '';
    await writeFiles(path.dirname(target), [{ fileName: path.basename(target), text: mark + text }], deps);
    count += applied;
  }
  return count;
}

/** Reading a text removes the mark, which some editors of Windows need. */
function hasByteOrderMark(file: string): boolean {
  return readFileSync(file)
    .subarray(0, 3)
    .equals(Buffer.of(0xef, 0xbb, 0xbf));
}

/** Edits from the end of the text, so that the offsets of the others stay. Of several for one place the first counts. */
function fixText({ text, findings }: CheckedFile): { readonly text: string; readonly applied: number } {
  const edits = new Map(
    findings.flatMap(({ edit }) => (edit === undefined ? [] : [[edit.offset, edit] as const])),
  );
  const sorted = [...edits.values()].sort((a, b) => b.offset - a.offset);
  const fixed = sorted.reduce(
    (before, { offset, length, text: replacement }) =>
      before.slice(0, offset) + replacement + before.slice(offset + length),
    text,
  );
  return { text: fixed, applied: sorted.length };
}
