import { expect, it } from 'vitest';
import { findSecurityIssues, readTitles } from './find-security-issues.ts';

const FILE = 'codes.test.ts';
const SOURCE = `
describe('codes', () => {
  it('rejects a code after five attempts', async () => { expect(await guess(10_000)).toBe(0); });
  it.each([1, 2])(
    'sends %i mails',
    (count) => undefined,
  );
  it.skip('never runs', () => undefined);
  it(\`accepts \${COUNT} calls\`, { timeout: 9 }, () => undefined);
});`;
const read = (file: string) => (file === FILE ? SOURCE : null);
const rowWith = (test: { title: string; asserts: string }) => ({
  threats: [{ id: 1, threat: 'Guessing', tests: [{ file: FILE, ...test }] }],
  chapters: [],
});

it('reads the titles of tests that run, as the source writes them', () => {
  expect([...readTitles(SOURCE)]).toEqual([
    'rejects a code after five attempts',
    'sends %i mails',
    'accepts $' + '{COUNT} calls',
  ]);
});

it('accepts a row with a test, and numbers of its file in any notation', () => {
  const row = rowWith({ title: 'sends %i mails', asserts: '0 of 10,000 guesses' });
  expect(findSecurityIssues(row, read)).toEqual([]);
});

it('reports a test that does not exist any more, and a number that its file does not contain', () => {
  expect(findSecurityIssues(rowWith({ title: 'never runs', asserts: '0 of 500' }), read)).toEqual([
    'Row 1: codes.test.ts has no test "never runs".',
    'Row 1: codes.test.ts does not contain the number 500 of "0 of 500".',
  ]);
});

it('reports a row without a test or a gap, and a row that exists twice', () => {
  const row = { id: 1, threat: 'Guessing', tests: [] };
  expect(findSecurityIssues({ threats: [row, { ...row, gap: 'Not tested.' }], chapters: [] }, read)).toEqual([
    'Row 1 exists twice.',
    'Row 1 has neither a test nor a gap.',
  ]);
});

it('reports a requirement that is met without evidence, or with evidence that does not exist', () => {
  const entries = [
    { requirements: '6.5.1', state: 'met', how: 'Used once.' },
    { requirements: '6.5.2', state: 'done', how: 'Hashed.', rows: [7], source: 'gone.md' },
    { requirements: '6.3.3', state: 'exception', how: 'No second factor.' },
  ];
  expect(
    findSecurityIssues(
      { threats: [], chapters: [{ chapter: 'V6', title: 'Authentication', entries }] },
      read,
    ),
  ).toEqual([
    'Requirement 6.5.1: has no evidence.',
    'Requirement 6.5.2: has the unknown state "done".',
    'Requirement 6.5.2: names row 7, which does not exist.',
    'Requirement 6.5.2: names gone.md, which does not exist.',
  ]);
});
