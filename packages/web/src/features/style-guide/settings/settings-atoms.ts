import { type Guide, type GuideSettings, initialSettings } from '@stylekit/engine';
import { atom, getDefaultStore, type PrimitiveAtom, type WritableAtom } from 'jotai';
import {
  hasUnsavedSettings,
  leaveToOtherWindow,
  queueSettings,
  setServerSettings,
} from '../../../data/guide-settings/settings-saver.ts';
import {
  loadSettings,
  readSettings,
  saveSettings,
  toSettingsKey,
} from '../../../data/guide-settings/settings-storage.ts';
import { hasSessionHint } from '../../../data/session-hint.ts';
import { openLocalStore } from '../../../lib/local-store.ts';

/** Dispatched on `window` when the settings of a guide change, also in another tab. */
export const STYLE_UPDATE_EVENT = 'stylekit:style-update';

export interface StyleUpdate {
  readonly tileId: string;
  readonly settings: GuideSettings;
}

export type SettingsAtom = WritableAtom<GuideSettings, [(settings: GuideSettings) => GuideSettings], void>;

interface SettingsAtoms {
  /** The value without any effect of a change. */
  readonly base: PrimitiveAtom<GuideSettings>;
  readonly settings: SettingsAtom;
}

const atoms = new Map<string, SettingsAtoms>();

/**
 * The settings of a guide, at first its initial ones. Changes are stored in this browser, saved on the server, and
 * dispatched as `stylekit:style-update`.
 */
export function settingsAtomOf(tileId: string, guide: Guide): SettingsAtom {
  return atomsOf(tileId, guide).settings;
}

/**
 * Shows the settings that the server has for a guide, null for none. Changes that it does not have yet stay; settings
 * that only this browser has are saved.
 */
export function showServerSettings(tileId: string, onServer: GuideSettings | null, guide: Guide): void {
  setServerSettings(tileId, onServer);
  if (hasUnsavedSettings(tileId)) return;
  const store = openLocalStore();
  const { base } = atomsOf(tileId, guide);
  if (onServer === null) {
    const onlyHere = loadSettings(store, tileId);
    if (onlyHere !== null) queueSettings(tileId, onlyHere);
    return;
  }
  if (JSON.stringify(getDefaultStore().get(base)) === JSON.stringify(onServer)) return;
  getDefaultStore().set(base, onServer);
  // A response may arrive while a logout clears the storage.
  if (hasSessionHint()) saveSettings(store, tileId, onServer);
  broadcast({ tileId, settings: onServer });
}

function atomsOf(tileId: string, guide: Guide): SettingsAtoms {
  const known = atoms.get(tileId);
  if (known !== undefined) return known;
  const base: PrimitiveAtom<GuideSettings> = atom(
    loadSettings(openLocalStore(), tileId) ?? initialSettings(guide),
  );
  base.onMount = (set) => followOtherTabs(tileId, initialSettings(guide), set);
  const created: SettingsAtom = atom(
    (get) => get(base),
    (get, set, change: (settings: GuideSettings) => GuideSettings) => {
      const settings = change(get(base));
      set(base, settings);
      saveSettings(openLocalStore(), tileId, settings);
      queueSettings(tileId, settings);
      broadcast({ tileId, settings });
    },
  );
  atoms.set(tileId, { base, settings: created });
  return { base, settings: created };
}

function followOtherTabs(
  tileId: string,
  initial: GuideSettings,
  set: (settings: GuideSettings) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== toSettingsKey(tileId)) return;
    const settings = readSettings(event.newValue) ?? initial;
    set(settings);
    leaveToOtherWindow(tileId);
    broadcast({ tileId, settings });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function broadcast(update: StyleUpdate): void {
  window.dispatchEvent(new CustomEvent<StyleUpdate>(STYLE_UPDATE_EVENT, { detail: update }));
}
