import { existsSync, readFileSync } from 'node:fs';
import type { Chapter, NamedTest, Threat, ThreatTest } from './security-data.ts';

/** The states of a requirement. */
const STATES = ['met', 'not applicable', 'exception'];

/** A title with the function or the options behind it, except of `describe` and of tests that never run. */
const TITLE =
  /(?<!(?:describe(?:\.\w+)*|\.skip|\.todo)\()(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\\n])+)\k<quote>,\s*(?:async\s*)?(?:\(|\{)/g;

/** Reads the text of a file, or returns null if there is none. */
export type ReadFile = (file: string) => string | null;

export interface SecurityData {
  readonly threats: readonly Threat[];
  readonly chapters: readonly Chapter[];
}

/**
 * What the security page states and the tests do not hold, one sentence each: rows without a test or a gap, tests that
 * do not exist, numbers that are not in the file of their test, and requirements without evidence.
 */
export function findSecurityIssues(
  { threats, chapters }: SecurityData,
  read: ReadFile = readOrNull,
): string[] {
  const ids = threats.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Row ${id} exists twice.`),
    ...threats.flatMap((threat) => threatIssues(threat, read)),
    ...chapters.flatMap(({ entries }) => entries.flatMap((entry) => requirementIssues(entry, ids, read))),
  ];
}

function threatIssues({ id, tests, gap }: Threat, read: ReadFile): string[] {
  if (tests.length === 0 && gap === undefined) return [`Row ${id} has neither a test nor a gap.`];
  return tests
    .flatMap((test) => [...testIssues(test, read), ...figureIssues(test, read)])
    .map((text) => `Row ${id}: ${text}`);
}

function requirementIssues(
  entry: Chapter['entries'][number],
  ids: readonly number[],
  read: ReadFile,
): string[] {
  const { requirements, state, rows = [], tests = [], source } = entry;
  const hasEvidence = rows.length > 0 || tests.length > 0 || source !== undefined;
  return [
    ...(STATES.includes(state) ? [] : [`has the unknown state "${state}".`]),
    ...(state === 'met' && !hasEvidence ? ['has no evidence.'] : []),
    ...rows.filter((id) => !ids.includes(id)).map((id) => `names row ${id}, which does not exist.`),
    ...(source !== undefined && read(source) === null ? [`names ${source}, which does not exist.`] : []),
    ...tests.flatMap((test) => testIssues(test, read)),
  ].map((text) => `Requirement ${requirements}: ${text}`);
}

function testIssues({ file, title }: NamedTest, read: ReadFile): string[] {
  const source = read(file);
  if (source === null) return [`${file} does not exist.`];
  return readTitles(source).has(title) ? [] : [`${file} has no test "${title}".`];
}

/** The titles of the tests in a source text, as they are written there. */
export function readTitles(source: string): Set<string> {
  return new Set([...source.matchAll(TITLE)].map(({ groups }) => groups?.['title'] ?? ''));
}

function figureIssues({ file, asserts, constants }: ThreatTest, read: ReadFile): string[] {
  const known = numbersOf(`${read(file) ?? ''} ${constants === undefined ? '' : (read(constants) ?? '')}`);
  return [...numbersOf(asserts)]
    .filter((number) => !known.has(number))
    .map((number) => `${file} does not contain the number ${number} of "${asserts}".`);
}

/** Numbers without their separators: 10_000 and 10,000 are the same. */
function numbersOf(text: string): Set<string> {
  return new Set((text.match(/\d+(?:[_,]\d{3})*/g) ?? []).map((number) => number.replaceAll(/[_,]/g, '')));
}

function readOrNull(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
