import { hasRole, senseOf } from './analyzed-text.ts';
import { EXCLUDED, type PolarityContext } from './polarity-context.ts';

/** The maximum number of other words between a near negator or an opener and a color. */
const NEAR = 1;

/** Marks a color between an opener and its closer, which follows it directly: "leave blue out". */
export function markUntilCloser(context: PolarityContext, from: number): void {
  const { matchAt, polarity } = context;
  const color = findNearColor(context, from);
  if (color === null) return;
  const end = matchAt[color]?.end ?? color + 1;
  if (hasRole(matchAt[end], 'exclusionCloser')) polarity.fill(EXCLUDED, color, end);
}

/** The first token of a color at most `NEAR` other words after a position, or null. Modifiers do not count. */
export function findNearColor({ tokens, matchAt }: PolarityContext, from: number): number | null {
  let rest = NEAR;
  for (let index = from; rest >= 0 && index < tokens.length; index++) {
    const senses = matchAt[index]?.senses;
    if (tokens[index]?.kind === 'color' || senseOf(senses, 'color') !== undefined) return index;
    if (tokens[index]?.kind !== 'word') return null;
    if (senseOf(senses, 'modifier') === undefined) rest--;
  }
  return null;
}
