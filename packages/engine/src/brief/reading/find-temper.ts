import { findIndustry } from '../industries.ts';
import { TRADE_TEMPERS, type TradeTemper } from '../lexicon/trade-tempers.ts';
import type { Character } from './find-character.ts';

/** A temper and whether it is the trade's own or that of its field. */
export interface FoundTemper {
  readonly temper: TradeTemper;
  readonly isOwn: boolean;
}

/** How the first trade a brief names holds itself, or null when it names none. */
export function findTemper({ trades }: Character): FoundTemper | null {
  const [trade] = trades;
  if (trade === undefined) return null;
  const own = TRADE_TEMPERS[trade.id];
  if (own !== undefined) return { temper: own, isOwn: true };
  const field = findIndustry(trade.concept.industry);
  return field === null ? null : { temper: field, isOwn: false };
}
