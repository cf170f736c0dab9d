import { type GuideSettings, parseSettings, StyleKitError } from '@stylekit/engine';
import { saveItem, type TextStore } from '../../../lib/local-store.ts';

/** The id for guides without an id, such as the demo. */
export const DEFAULT_TILE_ID = '0';

/** The key of the fallback settings. */
export const GLOBAL_SETTINGS_KEY = 'stylekit-settings';

/** The storage key of a guide's settings. */
export function toSettingsKey(tileId: string): string {
  return `${GLOBAL_SETTINGS_KEY}-${tileId}`;
}

/**
 * The stored settings of a guide, or the global ones, or null.
 *
 * Invalid stored settings are ignored.
 */
export function loadSettings(store: TextStore | null, tileId: string): GuideSettings | null {
  if (store === null) return null;
  return (
    readSettings(store.getItem(toSettingsKey(tileId))) ?? readSettings(store.getItem(GLOBAL_SETTINGS_KEY))
  );
}

/**
 * Stores the settings of a guide. Returns false on failure.
 *
 * Only the demo also writes the global settings, which are the defaults for new guides. Settings of one brand must not
 * affect another.
 */
export function saveSettings(store: TextStore | null, tileId: string, settings: GuideSettings): boolean {
  const text = JSON.stringify(settings);
  const isSaved = saveItem(store, toSettingsKey(tileId), text);
  return tileId === DEFAULT_TILE_ID ? saveItem(store, GLOBAL_SETTINGS_KEY, text) && isSaved : isSaved;
}

/** Parses stored settings. Returns null if they are missing or invalid. */
export function readSettings(stored: string | null): GuideSettings | null {
  if (stored === null) return null;
  try {
    return parseSettings(JSON.parse(stored));
  } catch (error) {
    if (error instanceof StyleKitError || error instanceof SyntaxError) return null;
    throw error;
  }
}
