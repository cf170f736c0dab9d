import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import type { Guide } from './guide.ts';
import { toRenderedHex } from './rendered-hex.ts';
import type { Surface } from './surface.ts';

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_RATIO = 4.5;

/**
 * The text color of a card on a surface: that of the surface where it is readable, else black or white. Null if only
 * the page defines the color of the card.
 */
export function cardText(
  cardBackground: string,
  guide: Guide,
  { background, text }: Omit<Surface, 'id'>,
): string | null {
  const card = toRenderedHex(cardBackground, guide, background);
  if (card === null) return null;
  return wcagContrast(card, text) >= TEXT_RATIO ? text : readableText(card);
}
