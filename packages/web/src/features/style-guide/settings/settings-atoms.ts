import { type Guide, type GuideSettings, initialSettings } from '@stylekit/engine';
import { atom, type PrimitiveAtom, type WritableAtom } from 'jotai';
import { openLocalStore } from '../../../lib/local-store.ts';
import { loadSettings, readSettings, saveSettings, toSettingsKey } from './settings-storage.ts';

/** Dispatched on `window` when the settings of a guide change, also in another tab. */
export const STYLE_UPDATE_EVENT = 'stylekit:style-update';

export interface StyleUpdate {
  readonly tileId: string;
  readonly settings: GuideSettings;
}

export type SettingsAtom = WritableAtom<GuideSettings, [(settings: GuideSettings) => GuideSettings], void>;

const atoms = new Map<string, SettingsAtom>();

/** The settings of a guide, at first its initial ones. Changes are stored and dispatched as `stylekit:style-update`. */
export function settingsAtomOf(tileId: string, guide: Guide): SettingsAtom {
  const known = atoms.get(tileId);
  if (known !== undefined) return known;
  const base: PrimitiveAtom<GuideSettings> = atom(loadSettings(openLocalStore(), tileId, guide));
  base.onMount = (set) => followOtherTabs(tileId, initialSettings(guide), set);
  const created: SettingsAtom = atom(
    (get) => get(base),
    (get, set, change: (settings: GuideSettings) => GuideSettings) => {
      const settings = change(get(base));
      set(base, settings);
      saveSettings(openLocalStore(), tileId, settings);
      broadcast({ tileId, settings });
    },
  );
  atoms.set(tileId, created);
  return created;
}

function followOtherTabs(
  tileId: string,
  initial: GuideSettings,
  set: (settings: GuideSettings) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== toSettingsKey(tileId)) return;
    const settings = readSettings(event.newValue, initial) ?? initial;
    set(settings);
    broadcast({ tileId, settings });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function broadcast(update: StyleUpdate): void {
  window.dispatchEvent(new CustomEvent<StyleUpdate>(STYLE_UPDATE_EVENT, { detail: update }));
}
