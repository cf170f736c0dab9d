import type { Guide, GuideSettings } from '@stylekit/engine';
import {
  hasUnsavedSettings,
  leaveToOtherWindow,
  queueSettings,
  setServerSettings,
} from '../../../data/guide-settings/settings-saver.ts';
import { loadSettings } from '../../../data/guide-settings/settings-storage.ts';
import { openLocalStore } from '../../../lib/local-store.ts';
import { onSettingsChange, replaceSettings } from './settings-atoms.ts';

// Only pages with stored guides import this file, so that the demo does not load what saves them.
onSettingsChange((tileId, settings, source) => {
  if (source === 'window') queueSettings(tileId, settings);
  else leaveToOtherWindow(tileId);
});

/**
 * Shows the settings that the server has for a guide, null for none. Changes that it does not have yet stay; settings
 * that only this browser has are saved.
 */
export function showServerSettings(tileId: string, onServer: GuideSettings | null, guide: Guide): void {
  setServerSettings(tileId, onServer);
  if (hasUnsavedSettings(tileId)) return;
  if (onServer !== null) {
    replaceSettings(tileId, guide, onServer);
    return;
  }
  const onlyHere = loadSettings(openLocalStore(), tileId);
  if (onlyHere !== null) queueSettings(tileId, onlyHere);
}
