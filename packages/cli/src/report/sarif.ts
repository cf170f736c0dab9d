import { ALL_RULES, type CheckedFile, type LocatedFinding } from './checked-file.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

/**
 * Findings as SARIF 2.1.0, for code scanning.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSarifReport(files: readonly CheckedFile[]): string {
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'stylekit',
            rules: ALL_RULES.map(({ id, summary }) => ({ id, shortDescription: { text: summary } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: files.flatMap(({ findings, source }) =>
          findings.map((finding) => toResult(finding, source)),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toResult({ rule, severity, path, message, fix, position }: LocatedFinding, source: string) {
  return {
    ruleId: rule,
    ruleIndex: ALL_RULES.findIndex(({ id }) => id === rule),
    level: LEVELS[severity],
    message: { text: `${message} ${fix}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: toUri(source) },
          ...(position === null
            ? {}
            : { region: { startLine: position.line, startColumn: position.column } }),
        },
        ...(path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: path }] }),
      },
    ],
  };
}

/** A path as a relative URI, in which a question mark and a number sign would begin another part. */
function toUri(source: string): string {
  if (source === '-') return 'stdin';
  return encodeURI(source.replaceAll('\\', '/')).replaceAll('?', '%3F').replaceAll('#', '%23');
}
