import { formatRatio } from '@stylekit/engine/check';
import { ContrastMatrix } from '../color/contrast-matrix.tsx';
import { toVerdict, toViewColors, type Verdict } from '../color/view-colors.ts';
import { SideColumns } from './compare-section.tsx';
import type { CompareSides } from './compare-side.ts';
import { type ContrastChange, findContrastChanges } from './contrast-changes.ts';

interface CompareContrastProps {
  readonly sides: CompareSides;
  readonly level: 2 | 3;
}

/** The contrast tables of both sides, and the pairs whose WCAG level changed. */
export function CompareContrast({ sides, level }: CompareContrastProps) {
  const [left, right] = sides;
  const changes = findContrastChanges(left.guide, right.guide);
  const before = toViewColors(left.guide, 'normal');
  return (
    <>
      <div className="compare-columns mb-6">
        <ChangeList title="Better" level={level} changes={changes.filter(({ isBetter }) => isBetter)} />
        <ChangeList title="Worse" level={level} changes={changes.filter(({ isBetter }) => !isBetter)} />
      </div>
      <SideColumns
        level={level}
        sides={sides}
        render={({ guide, title }, index) => (
          <ContrastMatrix
            colors={toViewColors(guide, 'normal')}
            label={`Contrast of every color pair, ${title}`}
            {...(index === 1 ? { before } : {})}
          />
        )}
      />
    </>
  );
}

interface ChangeListProps {
  readonly title: string;
  readonly level: 2 | 3;
  readonly changes: readonly ContrastChange[];
}

const LEVELS: Readonly<Record<Verdict, string>> = {
  AAA: 'AAA',
  AA: 'AA',
  large: 'large text',
  none: 'fails',
};

function ChangeList({ title, level, changes }: ChangeListProps) {
  const Heading = `h${level + 1}` as 'h3' | 'h4';
  return (
    <div className="min-w-0">
      <Heading className="m-0 text-ui font-medium">{title}</Heading>
      {changes.length === 0 ? (
        <p className="m-0 mt-1 text-ui text-muted">No pair.</p>
      ) : (
        <ul className="compare-changes">
          {changes.map(({ pair, from, to }) => (
            <li key={pair}>
              <span>{pair}</span>
              <span className="code text-muted">
                {formatRatio(from)} → {formatRatio(to)}, {LEVELS[toVerdict(from)]} → {LEVELS[toVerdict(to)]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
