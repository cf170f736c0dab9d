import {
  type Guide,
  type GuideSettings,
  initialSettings,
  parseSettings,
  StyleKitError,
} from '@stylekit/engine';
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

/**
 * The stored settings of a guide, or its initial ones. The global settings are the defaults only for guides without a
 * shape of their own: custom guides and the sample.
 *
 * Invalid stored settings are ignored.
 */
export function loadSettings(store: TextStore | null, tileId: string, guide: Guide): GuideSettings {
  const initial = initialSettings(guide);
  if (store === null) return initial;
  const hasOwnShape = guide.generatedBy === 'built-in' || guide.generatedBy === 'model';
  return (
    readSettings(store.getItem(toSettingsKey(tileId)), initial) ??
    (hasOwnShape ? null : readSettings(store.getItem(GLOBAL_SETTINGS_KEY), initial)) ??
    initial
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

/** Parses stored settings; missing parts are the initial ones. Returns null if they are missing or invalid. */
export function readSettings(stored: string | null, initial: GuideSettings): GuideSettings | null {
  if (stored === null) return null;
  try {
    return parseSettings(JSON.parse(stored), initial);
  } catch (error) {
    if (error instanceof StyleKitError || error instanceof SyntaxError) return null;
    throw error;
  }
}
