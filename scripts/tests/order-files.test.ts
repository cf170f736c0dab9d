import { describe, expect, it } from 'vitest';
import { orderFiles } from './order-files.ts';

const file = (project: string, key: string) => ({ project, key });
const keysOf = (files: readonly { key: string }[]) => files.map(({ key }) => key).join(' ');

const FILES = [
  file('engine', 'e1'),
  file('server', 's1'),
  file('engine', 'e2'),
  file('cli', 'c1'),
  file('server', 's2'),
];

describe('the order of test files', () => {
  it('starts with the fastest project, then orders projects by their slowest file', () => {
    const times = { e1: 10, e2: 2_000, s1: 5_000, s2: 9_000, c1: 300 };
    expect(keysOf(orderFiles(FILES, times))).toBe('c1 s2 s1 e2 e1');
  });

  it('treats a file without a measured time as slow', () => {
    const times = { e1: 10, s1: 5_000, s2: 9_000, c1: 300 };
    expect(keysOf(orderFiles(FILES, times))).toBe('c1 e2 e1 s2 s1');
  });

  it('keeps all files when there are no measured times', () => {
    expect(orderFiles(FILES, {})).toHaveLength(FILES.length);
    expect(orderFiles([], {})).toEqual([]);
  });
});
