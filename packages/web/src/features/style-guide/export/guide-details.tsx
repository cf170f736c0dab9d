import { checkGuide, type Finding, type Guide, type GuideSettings } from '@stylekit/engine';
import { useMemo } from 'react';
import { SOURCE_LABELS } from '../guide-header.tsx';

interface GuideDetailsProps {
  readonly guide: Guide;
  readonly settings: GuideSettings;
  readonly level: 3 | 4;
}

/** The details of a guide and the findings of its check. */
export function GuideDetails({ guide, settings, level }: GuideDetailsProps) {
  const findings = useMemo(() => checkGuide(guide, settings), [guide, settings]);
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-x-12 gap-y-8 pt-3 sm:grid-cols-2">
      <dl className="m-0 grid content-start">
        {detailsOf(guide).map(([term, text]) => (
          <div
            key={term}
            className="grid grid-cols-[120px_minmax(0,1fr)] gap-4 border-b border-border-subtle py-2"
          >
            <dt className="text-ui text-muted">{term}</dt>
            <dd className="m-0 text-ui [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="min-w-0">
        <Heading className="text-ui font-medium">{findingsTitle(findings)}</Heading>
        <ul className="m-0 mt-2 grid list-none gap-3 p-0">
          {findings.map((finding) => (
            <li
              key={`${finding.rule} ${finding.path} ${finding.message}`}
              className="text-ui leading-relaxed"
            >
              <span className="note">{finding.severity}</span> {finding.message}{' '}
              <span className="text-muted">{finding.fix}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function detailsOf(guide: Guide): readonly (readonly [string, string])[] {
  const { header, body } = guide.fonts;
  return [
    ['Name', guide.name],
    ['Source', SOURCE_LABELS[guide.generatedBy]],
    ['Description', guide.description === guide.projectDescription ? '' : guide.description],
    ['Harmony', guide.colors.harmony?.type ?? 'Not set'],
    ['Header font', `${header.name}, ${header.weights.join(' ')}`],
    ['Body font', `${body.name}, ${body.weights.join(' ')}`],
    ['Format version', String(guide.version)],
  ].filter((row): row is [string, string] => row[1] !== '');
}

function findingsTitle(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No issues';
  return findings.length === 1 ? '1 issue' : `${findings.length} issues`;
}
