import { type Guide, guideColors } from '@stylekit/engine';
import { type ClosestPair, closestPairs, formatDifference } from '@stylekit/engine/check';
import { memo, useMemo } from 'react';
import { MeasuredValues } from '../measured-values.tsx';
import type { Vision } from './view-colors.ts';

interface HarmonyNotesProps {
  readonly guide: Guide;
  readonly vision: Vision;
  readonly level: 3 | 4;
}

/** The explanation and harmony of the palette, with the closest color pairs. */
export const HarmonyNotes = memo(function HarmonyNotes({ guide, vision, level }: HarmonyNotesProps) {
  const colors = useMemo(() => guideColors(guide), [guide]);
  const pairs = useMemo(() => closestPairs(colors.map(({ hex }) => hex)), [colors]);
  const { explanation, harmony } = guide.colors;
  const Heading = `h${level}` as const;
  return (
    <div className="min-w-0">
      <Heading className="font-display text-heading-xs leading-snug">{explanation.title}</Heading>
      <p className="mt-2 max-w-measure text-prose leading-loose text-muted">{explanation.content}</p>
      {harmony !== undefined && (
        <p className="mt-2 max-w-measure text-prose leading-loose text-muted">{harmony.description}</p>
      )}
      <MeasuredValues measures={explanation.measured} />
      <dl className="mt-5 mb-0 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {pairs.map((pair) => (
          <PairFigure
            key={pair.vision}
            pair={pair}
            names={[colors[pair.first]?.name ?? '', colors[pair.second]?.name ?? '']}
            isActive={pair.vision === vision}
          />
        ))}
      </dl>
    </div>
  );
});

interface PairFigureProps {
  readonly pair: ClosestPair;
  readonly names: readonly [string, string];
  readonly isActive: boolean;
}

function PairFigure({ pair, names, isActive }: PairFigureProps) {
  return (
    <div className={`border-t pt-2 ${isActive ? 'border-foreground' : 'border-border'}`}>
      <dt className="note">{pair.vision === 'normal' ? 'Closest pair' : pair.vision}</dt>
      <dd className="m-0">
        <span className="font-mono text-prose">ΔE {formatDifference(pair.difference)}</span>
        <span className="block text-hint leading-normal text-muted [overflow-wrap:anywhere]">
          {names[0]} and {names[1]}
        </span>
      </dd>
    </div>
  );
}
