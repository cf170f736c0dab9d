import { describe, expect, it } from 'vitest';
import { type FileReport, failureLines, fileLine, summaryLines } from './report-lines.ts';

const good: FileReport = {
  project: 'engine',
  file: 'packages/engine/src/color/hsl.test.ts',
  durationMs: 1_234,
  passed: 14,
  skipped: 0,
  failures: [],
};
const bad: FileReport = {
  project: 'server',
  file: 'packages/server/src/app.test.ts',
  durationMs: 61_000,
  passed: 2,
  skipped: 1,
  failures: [{ titles: ['the app', 'answers'], errors: ['expected 1 to be 2\n- 2\n+ 1'] }],
};

describe('the report of a test run', () => {
  it('prints one line per file with its time and counts', () => {
    expect(fileLine(good)).toBe(
      'ok      1.2 s  engine      packages/engine/src/color/hsl.test.ts  14 passed',
    );
    expect(fileLine(bad)).toBe(
      'FAIL   61.0 s  server      packages/server/src/app.test.ts  2 passed, 1 failed, 1 skipped',
    );
  });

  it('prints the location and the reason of a failure', () => {
    expect(failureLines(bad)).toEqual([
      'FAIL  server > packages/server/src/app.test.ts > the app > answers',
      '      expected 1 to be 2',
      '      - 2',
      '      + 1',
    ]);
    expect(failureLines(good)).toEqual([]);
  });

  it('ends with the failures, one line per project and the slowest files', () => {
    const text = summaryLines([good, bad]).join('\n');
    expect(text).toMatch(/^\nFailures\nFAIL {2}server > /);
    expect(text).toContain('\n   1.2 s  engine      1 files, 14 passed, 0 failed\n');
    expect(text).toContain('\n  61.0 s  server      1 files, 2 passed, 1 failed, 1 skipped\n');
    expect(text.indexOf('61.0 s  server  packages')).toBeLessThan(text.indexOf('1.2 s  engine  packages'));
    expect(summaryLines([good]).join('\n')).not.toContain('Failures');
  });

  it('reports that no file was selected', () => {
    expect(summaryLines([])).toEqual(['No test file was selected.']);
  });

  it('lists at most ten slowest files', () => {
    const many = Array.from({ length: 15 }, (_, index) => ({ ...good, durationMs: index * 1_000 }));
    const lines = summaryLines(many);
    expect(lines.slice(lines.indexOf('Slowest files') + 1)).toHaveLength(10);
  });
});
