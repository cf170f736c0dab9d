import {
  CHAPTERS,
  type Chapter,
  type NamedTest,
  type Requirement,
  THREATS,
  type Threat,
} from './security-data.ts';

/** docs/security.md: the threats with their tests, the state of each requirement, and what is not tested or met. */
export function describeSecurity(): string {
  return `${[
    INTRODUCTION,
    '## Attacks and failures',
    THREATS_INTRODUCTION,
    table(['', 'attack or failure', 'tests and what they assert'], THREATS.map(toThreatRow)),
    '## Not tested',
    'Parts of the rows above that no test holds.',
    THREATS.filter(({ gap }) => gap !== undefined)
      .map(({ id, gap }) => `- Row ${id}: ${gap}`)
      .join('\n'),
    '## OWASP ASVS 5.0',
    ASVS_INTRODUCTION,
    ...CHAPTERS.flatMap(describeChapter),
    '## Declared exceptions',
    CHAPTERS.flatMap(({ entries }) => entries)
      .filter(({ state }) => state === 'exception')
      .map(({ requirements, how }) => `- ${requirements}: ${how}`)
      .join('\n'),
  ].join('\n\n')}\n`;
}

const INTRODUCTION = `# Security

What holds against attacks and failures, and the test of each. Written by \`npm run check -- --write\` from the files in
\`scripts/security\`; \`npm run check\` fails if a test named here does not exist, if a row has no test and no stated gap, or
if a number is not in the file of its test. How users sign in and which limits apply is in
[Authentication](authentication.md).`;

const THREATS_INTRODUCTION = `A second number in parentheses is that of \`npm run test:long\`. Tests of the server run on
PGlite and on PostgreSQL, where the test does not say otherwise.`;

const ASVS_INTRODUCTION = `The requirements of levels 1 and 2 that we examined, by chapter. A number under "held by" is a row of the
table above. Requirements that are missing here are not claimed.`;

function toThreatRow({ id, threat, tests }: Threat): string[] {
  const held = tests.map((test) => `${linkTo(test)}: ${test.asserts}`);
  return [String(id), threat, held.length === 0 ? 'none, see below' : held.join('<br>')];
}

function describeChapter({ chapter, title, entries }: Chapter): string[] {
  return [
    `### ${chapter} ${title}`,
    table(['requirement', 'state', 'how', 'held by'], entries.map(toRequirementRow)),
  ];
}

function toRequirementRow({
  requirements,
  state,
  how,
  rows = [],
  tests = [],
  source,
}: Requirement): string[] {
  const links = rows.length === 0 ? [] : [`${rows.length === 1 ? 'row' : 'rows'} ${rows.join(', ')}`];
  const files = source === undefined ? [] : [`[${source.split('/').at(-1)}](${pathTo(source)})`];
  return [requirements, state, how, [...links, ...tests.map(linkTo), ...files].join('<br>')];
}

/** The title of a test, linked to its file. */
function linkTo({ file, title }: NamedTest): string {
  return `[${title.replaceAll(/[[\]{}<>|\\]/g, '\\$&')}](${pathTo(file)})`;
}

/** The page is in docs, so its links start there. */
function pathTo(file: string): string {
  return file.startsWith('docs/') ? file.slice('docs/'.length) : `../${file}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
