import { describe, expect, it } from 'vitest';
import { findTokenIssues } from '../src/token/parse-dtcg.ts';
import { READERS, WORST_DOCUMENTS, WORST_TEXTS } from './worst-inputs.ts';

/*
 * Every reader finishes for worst-case texts of 100 KB. A reader with quadratic time would need minutes for one of
 * them. `npm run bench -- growth` measures the actual growth.
 */

const LENGTH = 100_000;

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it.each(Object.entries(WORST_TEXTS))('finishes for 100 KB of %s', (_name, make) => {
    const answer = read(make(LENGTH));
    expect(answer).toBeDefined();
    // The same text gives the same result, so no reader stopped halfway.
    expect(read(make(LENGTH))).toEqual(answer);
  });
});

describe('findTokenIssues', () => {
  it.each(Object.entries(WORST_DOCUMENTS))('finishes for 8,000 tokens with %s', (name, make) => {
    const problems = findTokenIssues(make(8_000));
    expect(problems.length > 0).toBe(!['references to one token'].includes(name));
  });

  it('stops at the 33rd level of nesting', () => {
    let document: object = { $type: 'number', $value: 1 };
    for (let level = 0; level < 100_000; level++) document = { a: document };
    expect(findTokenIssues(document)).toHaveLength(1);
  });
});
