import { describe, expect, it } from 'vitest';
import { findTokenIssues } from '../src/token/parse-dtcg.ts';
import { READERS, WORST_DOCUMENTS, WORST_TEXTS } from './worst-inputs.ts';

/*
 * Every reader answers the worst texts of 100 KB. A reader whose time grew with the square of the length would need
 * minutes for one of them; how the time really grows is measured by `npm run bench -- growth`.
 */

const LENGTH = 100_000;

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it.each(Object.entries(WORST_TEXTS))('answers for 100 KB of %s', (_name, make) => {
    const answer = read(make(LENGTH));
    expect(answer).toBeDefined();
    // The same text gives the same answer: nothing was given up halfway.
    expect(read(make(LENGTH))).toEqual(answer);
  });
});

describe('findTokenIssues', () => {
  it.each(Object.entries(WORST_DOCUMENTS))('answers for 8,000 tokens with %s', (name, make) => {
    const problems = findTokenIssues(make(8_000));
    expect(problems.length > 0).toBe(!['references to one token'].includes(name));
  });

  it('stops at the 33rd level of nesting', () => {
    let document: object = { $type: 'number', $value: 1 };
    for (let level = 0; level < 100_000; level++) document = { a: document };
    expect(findTokenIssues(document)).toHaveLength(1);
  });
});
