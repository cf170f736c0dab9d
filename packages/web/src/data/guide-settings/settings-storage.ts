import { type Guide, type GuideSettings, parseSettings, StyleKitError } from '@stylekit/engine';
import { saveItem, type TextStore } from '../../lib/local-store.ts';

/** The id for guides without an id, such as the demo. */
export const DEFAULT_TILE_ID = '0';

/** The key of the latest settings of the demo. */
export const GLOBAL_SETTINGS_KEY = 'stylekit-settings';

/** The storage key of a guide's settings. */
export function toSettingsKey(tileId: string): string {
  return `${GLOBAL_SETTINGS_KEY}-${tileId}`;
}

/**
/**
 * The id of a guide that is not stored: that of the demo for the sample, and one of its own for a generated guide, so
 * that it starts with its own settings and keeps them when the page is loaded again.
 */
export function toDemoTileId(guide: Guide): string {
  return guide.generatedBy === 'sample'
    ? DEFAULT_TILE_ID
    : `${DEFAULT_TILE_ID}-${hashText(JSON.stringify(guide))}`;
}

/** FNV-1a with 32 bits, as hexadecimal. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

/** Whether an id is that of a guide that is not stored. */
export function isDemoTileId(tileId: string): boolean {
  return tileId === DEFAULT_TILE_ID || tileId.startsWith(`${DEFAULT_TILE_ID}-`);
}

/**
 * The stored settings of a guide, or null. The demo falls back to the global ones; a guide of the server does not,
 * because its page must show what the server exports.
 *
 * Invalid stored settings are ignored.
 */
export function loadSettings(store: TextStore | null, tileId: string): GuideSettings | null {
  if (store === null) return null;
  const own = readSettings(store.getItem(toSettingsKey(tileId)));
  return own ?? (tileId === DEFAULT_TILE_ID ? readSettings(store.getItem(GLOBAL_SETTINGS_KEY)) : null);
}

/**
 * Stores the settings of a guide. Returns false on failure.
 *
 * Only the demo also writes the global settings: settings of one brand must not affect another.
 */
export function saveSettings(store: TextStore | null, tileId: string, settings: GuideSettings): boolean {
  const text = JSON.stringify(settings);
  const isSaved = saveItem(store, toSettingsKey(tileId), text);
  return tileId === DEFAULT_TILE_ID ? saveItem(store, GLOBAL_SETTINGS_KEY, text) && isSaved : isSaved;
}

/** Parses stored settings, which are whole. Returns null if they are missing or invalid. */
export function readSettings(stored: string | null): GuideSettings | null {
  if (stored === null) return null;
  try {
    return parseSettings(JSON.parse(stored));
  } catch (error) {
    if (error instanceof StyleKitError || error instanceof SyntaxError) return null;
    throw error;
  }
}
