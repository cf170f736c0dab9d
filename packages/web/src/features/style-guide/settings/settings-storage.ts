import { type GuideSettings, parseSettings, StyleKitError } from '@stylekit/engine';
import { keep, type TextStore } from '../../../lib/local-store.ts';

/** The id under which the settings of a guide without one, such as the demo's, are kept. */
export const DEFAULT_TILE_ID = '0';

/** Where a guide that has no settings of its own looks next. */
export const GLOBAL_SETTINGS_KEY = 'stylekit-settings';

/** The key of one guide's settings. */
export function toSettingsKey(tileId: string): string {
  return `${GLOBAL_SETTINGS_KEY}-${tileId}`;
}

/**
 * The settings kept for a guide: its own, else the global ones, else null.
 *
 * Stored text that cannot be used (another version's, or edited by hand) counts as none.
 */
export function loadSettings(store: TextStore | null, tileId: string): GuideSettings | null {
  if (store === null) return null;
  return (
    readSettings(store.getItem(toSettingsKey(tileId))) ?? readSettings(store.getItem(GLOBAL_SETTINGS_KEY))
  );
}

/**
 * Keeps a guide's settings; false when they could not be stored.
 *
 * Only the guide without an id also writes the global settings: what was tuned on the demo is the start of later
 * guides, while one brand's corners never spread to the next brand.
 */
export function keepSettings(store: TextStore | null, tileId: string, settings: GuideSettings): boolean {
  const text = JSON.stringify(settings);
  const isKept = keep(store, toSettingsKey(tileId), text);
  return tileId === DEFAULT_TILE_ID ? keep(store, GLOBAL_SETTINGS_KEY, text) && isKept : isKept;
}

/** Settings from their stored text, or null when there is none that can be used. */
export function readSettings(stored: string | null): GuideSettings | null {
  if (stored === null) return null;
  try {
    return parseSettings(JSON.parse(stored));
  } catch (error) {
    if (error instanceof StyleKitError || error instanceof SyntaxError) return null;
    throw error;
  }
}
