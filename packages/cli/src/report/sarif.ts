import type { Finding } from '@stylekit/engine';
import { RULES } from '@stylekit/engine/check';
import { TOKEN_RULE } from './token-rule.ts';

const ALL_RULES = [...RULES, TOKEN_RULE];

const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const;

/**
 * Findings as SARIF 2.1.0, for code scanning.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function toSarifReport(findings: readonly Finding[], source: string): string {
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
        results: findings.map((finding) => toResult(finding, source)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toResult({ rule, severity, path, message, fix }: Finding, source: string) {
  return {
    ruleId: rule,
    ruleIndex: ALL_RULES.findIndex(({ id }) => id === rule),
    level: LEVELS[severity],
    message: { text: `${message} ${fix}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: source === '-' ? 'stdin' : encodeURI(source.replaceAll('\\', '/')) },
        },
        logicalLocations: [{ fullyQualifiedName: path }],
      },
    ],
  };
}
