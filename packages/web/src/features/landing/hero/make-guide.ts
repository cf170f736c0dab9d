import { type Guide, StyleKitError } from '@stylekit/engine';
import type { StyleRule } from '@stylekit/engine/stylesheet';
import type { BriefAddress } from '../../../data/browser-guide/brief-address.ts';
import { generateGuideFor } from '../../../data/browser-guide/generate-guide.ts';
import { loadFonts } from '../../../lib/font-files.ts';
import { toPageBrand } from '../brand/page-brand.ts';
import type { MiniGuide } from './mini-guide.ts';
import { toMiniGuide } from './to-mini-guide.ts';
import { PHRASES } from './typing-cycle.ts';

/** Used where text cannot be measured. */
const WIDEST_HEADLINE = 11;

/** A generated guide with what the page shows of it. */
export interface MadeGuide {
  readonly guide: Guide;
  readonly mini: MiniGuide;
  readonly brand: readonly StyleRule[];
}

/**
 * Generates a guide in the browser and loads its fonts. Import this module dynamically: it contains the engine.
 *
 * Returns the message of an invalid brief.
 */
export async function makeGuide({ brief, version }: BriefAddress): Promise<MadeGuide | string> {
  try {
    const guide = await generateGuideFor(brief, version);
    const mini = toMiniGuide(guide);
    await loadFonts(fontsOf(mini));
    return { guide, mini, brand: toPageBrand(guide, measureHeadline(mini)) };
  } catch (error) {
    if (error instanceof StyleKitError) return error.issues[0]?.message ?? `${error.message} ${error.hint}`;
    throw error;
  }
}

/** The width of the longest phrase of the headline in em. */
function measureHeadline({ header }: MiniGuide): number {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return WIDEST_HEADLINE;
  context.font = `${header.weight} 100px ${header.stack}`;
  return Math.max(...PHRASES.map((phrase) => context.measureText(phrase).width)) / 100;
}

function fontsOf({ header, body }: MiniGuide) {
  return [header, body].map(({ name, weight }) => ({ family: name, weight }));
}
