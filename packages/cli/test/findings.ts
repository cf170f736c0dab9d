import type { CheckedFile, LocatedFinding } from '../src/report/checked-file.ts';

/** A finding of a token file, with changes. */
export function finding(changes: Partial<LocatedFinding> = {}): LocatedFinding {
  return {
    rule: 'contrast',
    severity: 'error',
    path: 'color.text',
    message: 'The contrast is 3.1 : 1.',
    measured: null,
    fix: 'Use #222222.',
    position: { line: 3, column: 5 },
    ...changes,
  };
}

/** A checked token file with findings. */
export function checkedFile(
  findings: readonly LocatedFinding[],
  changes: Partial<CheckedFile> = {},
): CheckedFile {
  return { source: 'brand.tokens.json', kind: 'tokens', text: '', findings, ...changes };
}
