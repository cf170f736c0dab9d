import type { GuideSettings } from '../settings/guide-settings.ts';
import type { Guide } from './guide.ts';
import { type ExportOptions, type GuideRamps, guideRamps } from './guide-ramps.ts';

/**
 * The JSON document of a guide: the guide, then its settings, then on request its ramps. `parseGuideDocument` reads it
 * again and leaves the ramps out, because they follow from the guide.
 *
 * The same guide, settings and options give the same document, with the keys in the same order.
 */
export function toGuideDocument(
  guide: Guide,
  settings: GuideSettings,
  options: ExportOptions = {},
): Guide & { readonly settings: GuideSettings; readonly ramps?: GuideRamps } {
  return { ...guide, settings, ...(options.ramps === true ? { ramps: guideRamps(guide) } : {}) };
}
