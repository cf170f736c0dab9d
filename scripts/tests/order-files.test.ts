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
  it('starts with the shortest project, then goes by the slowest file, projects kept together', () => {
    const times = { e1: 10, e2: 2_000, s1: 5_000, s2: 9_000, c1: 300 };
    expect(keysOf(orderFiles(FILES, times))).toBe('c1 s2 s1 e2 e1');
  });

  it('takes a file that has never run for a slow one', () => {
    const times = { e1: 10, s1: 5_000, s2: 9_000, c1: 300 };
    expect(keysOf(orderFiles(FILES, times))).toBe('c1 e2 e1 s2 s1');
  });

  it('keeps every file when nothing was measured', () => {
    expect(orderFiles(FILES, {})).toHaveLength(FILES.length);
    expect(orderFiles([], {})).toEqual([]);
  });
});
