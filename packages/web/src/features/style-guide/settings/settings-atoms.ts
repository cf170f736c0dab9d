import { type Guide, type GuideSettings, initialSettings } from '@stylekit/engine';
import { atom, getDefaultStore, type PrimitiveAtom, type WritableAtom } from 'jotai';
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
 * The settings of a guide, at first its initial ones. Changes are stored in this browser and dispatched as
 * `stylekit:style-update`; server-settings.ts saves them on the server.
 */
export function settingsAtomOf(tileId: string, guide: Guide): SettingsAtom {
  return atomsOf(tileId, guide).settings;
}

/** What changed the settings of a guide: this window, or another one. */
export type ChangeSource = 'window' | 'other-window';
type ChangeListener = (tileId: string, settings: GuideSettings, source: ChangeSource) => void;

const listeners = new Set<ChangeListener>();

/** Calls a listener after each change of settings by a user. */
export function onSettingsChange(listener: ChangeListener): void {
  listeners.add(listener);
}

/** Replaces the settings of a guide by those of the server, without calling listeners. */
export function replaceSettings(tileId: string, guide: Guide, settings: GuideSettings): void {
  const { base } = atomsOf(tileId, guide);
  if (JSON.stringify(getDefaultStore().get(base)) === JSON.stringify(settings)) return;
  getDefaultStore().set(base, settings);
  // A response may arrive while a logout clears the storage.
  if (hasSessionHint()) saveSettings(openLocalStore(), tileId, settings);
  broadcast({ tileId, settings });
}

function notify(tileId: string, settings: GuideSettings, source: ChangeSource): void {
  for (const listener of listeners) listener(tileId, settings, source);
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
      notify(tileId, settings, 'window');
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
    notify(tileId, settings, 'other-window');
    broadcast({ tileId, settings });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function broadcast(update: StyleUpdate): void {
  window.dispatchEvent(new CustomEvent<StyleUpdate>(STYLE_UPDATE_EVENT, { detail: update }));
}
