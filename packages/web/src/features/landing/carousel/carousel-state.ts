export const INTERVAL_MS = 3_000;
/** How long the carousel waits after the user moved it, before it moves by itself again. */
export const MANUAL_PAUSE_MS = 3_000;

/** The position of a carousel. */
export interface Carousel {
  readonly page: number;
  readonly pageCount: number;
  /** Whether the user has just moved it. */
  readonly isManual: boolean;
}

/** Moves by a number of pages, around both ends. */
export function movePage({ page, pageCount }: Carousel, by: number): number {
  return (((page + by) % pageCount) + pageCount) % pageCount;
}

/** Splits cards into pages. */
export function toPages<Card>(cards: readonly Card[], perPage: number): Card[][] {
  const starts = Array.from({ length: Math.ceil(cards.length / perPage) }, (_, index) => index * perPage);
  return starts.map((start) => cards.slice(start, start + perPage));
}

/** The page that shows the same card after the number of cards per page has changed. */
export function toPageOf(card: number, perPage: number): number {
  return Math.floor(card / perPage);
}
