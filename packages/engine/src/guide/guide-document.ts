import type { GuideSettings } from '../settings/guide-settings.ts';
import type { Guide } from './guide.ts';

/**
 * The JSON document of a guide: the guide, then its settings. `parseGuideDocument` reads it again.
 *
 * The same guide and settings give the same document, with the keys in the same order.
 */
export function toGuideDocument(
  guide: Guide,
  settings: GuideSettings,
): Guide & { readonly settings: GuideSettings } {
  return { ...guide, settings };
}
