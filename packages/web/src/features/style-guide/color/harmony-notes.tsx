import { formatDifference, type Guide } from '@stylekit/engine';
import { useMemo } from 'react';
import { type ClosestPair, closestPairs } from './palette-figures.ts';
import type { Vision } from './view-colors.ts';

interface HarmonyNotesProps {
  readonly guide: Guide;
  readonly vision: Vision;
  readonly level: 3 | 4;
}

/** Why the palette is as it is: the guide's explanation, its harmony, and the figures the view computes itself. */
export function HarmonyNotes({ guide, vision, level }: HarmonyNotesProps) {
  const pairs = useMemo(() => closestPairs(guide), [guide]);
  const { explanation, harmony } = guide.colors;
  const Heading = `h${level}` as const;
  return (
    <div className="min-w-0">
      <Heading className="font-display text-[22px] leading-[1.2]">{explanation.title}</Heading>
      <p className="mt-2 max-w-[62ch] text-[15px] leading-[1.6] text-ink-2">{explanation.content}</p>
      {harmony !== undefined && (
        <p className="mt-2 max-w-[62ch] text-[15px] leading-[1.6] text-ink-2">{harmony.description}</p>
      )}
      <dl className="mt-5 mb-0 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {pairs.map((pair) => (
          <PairFigure key={pair.vision} pair={pair} isSeen={pair.vision === vision} />
        ))}
      </dl>
    </div>
  );
}

function PairFigure({ pair, isSeen }: { readonly pair: ClosestPair; readonly isSeen: boolean }) {
  return (
    <div className={`border-t pt-2 ${isSeen ? 'border-ink' : 'border-hairline'}`}>
      <dt className="note">{pair.vision === 'normal' ? 'closest pair' : pair.vision}</dt>
      <dd className="m-0">
        <span className="font-mono text-[15px]">ΔE {toDifferenceText(pair)}</span>
        <span className="block text-[13px] leading-[1.4] text-ink-2 [overflow-wrap:anywhere]">
          {pair.first} and {pair.second}
        </span>
      </dd>
    </div>
  );
}

/** Simulated colours are compared as they are painted, in eight bits a channel; that is too coarse for a decimal. */
function toDifferenceText({ vision, difference }: ClosestPair): string {
  return vision === 'normal' ? formatDifference(difference) : String(Math.floor(difference));
}
