import { type Guide, initialSettings } from '@stylekit/engine';
import type { ColorNamer } from '@stylekit/engine/color';
import {
  addEdits,
  editGuide,
  type GuideEdits,
  type Locks,
  NO_LOCKS,
  normalizeEdits,
  rerollGuide,
} from '@stylekit/engine/edit';
import type { GuideVersionView, StyleTileView } from '@stylekit/server/contract';
import { useAtom } from 'jotai';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createEditSaver, type EditSaver, type EditSaveState } from '../../../data/guide-edits/edit-saver.ts';
import { windowHost } from '../../../data/guide-edits/saver-host.ts';
import { restoreUnsavedEdits } from '../../../data/guide-edits/unsaved-edits.ts';
import { openLocalStore } from '../../../lib/local-store.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import { useUnchanged } from '../../../lib/use-unchanged.ts';
import { type SettingsAtom, settingsAtomOf } from '../settings/settings-atoms.ts';
import { addStep, type EditHistory, redo, replacePresent, startHistory, undo } from './edit-history.ts';

export type EditedTile = Pick<
  StyleTileView,
  'id' | 'name' | 'projectId' | 'originalData' | 'edits' | 'revision' | 'settings'
>;

/** The editor of one guide: the edited document, and everything a user can do with it. */
export interface GuideEditor {
  /** The guide as it was generated. */
  readonly original: Guide;
  /** The guide with all edits. */
  readonly guide: Guide;
  readonly nameColor: ColorNamer;
  readonly settingsAtom: SettingsAtom;
  readonly saveState: EditSaveState;
  readonly locks: Locks;
  readonly setLocks: Dispatch<SetStateAction<Locks>>;
  /** Adds edits as a step; quick changes of the same part are one step. */
  readonly apply: (edits: GuideEdits, part: string) => void;
  /** Replaces all edits as a step. */
  readonly replace: (edits: GuideEdits, part: string) => void;
  /** Returns to a saved state, edits and settings, as a step. */
  readonly restore: (state: Pick<GuideVersionView, 'edits' | 'settings'>) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Composes the unlocked parts again. */
  readonly roll: () => Promise<void>;
  /** Shows an earlier or later roll. */
  readonly showRoll: (offset: -1 | 1) => void;
}

/** Opens the editor of a guide; changes are saved while it is mounted. */
export function useGuideEditor(tile: EditedTile, generated: Guide, nameColor: ColorNamer): GuideEditor {
  const original = useUnchanged(tile.originalData ?? generated);
  const settingsAtom = settingsAtomOf(tile.id, generated);
  const [settings, changeSettings] = useAtom(settingsAtom);
  const [restored] = useState(() => restoreUnsavedEdits(openLocalStore(), tile));
  const { history, latest, setHistory } = useHistory(() =>
    startHistory({ edits: restored ?? tile.edits, settings }),
  );
  const [locks, setLocks] = useState<Locks>(NO_LOCKS);
  const rolls = useRef<{ readonly list: GuideEdits[]; index: number }>({ list: [], index: -1 });
  const onMerged = useCallback(
    (edits: GuideEdits) => setHistory(replacePresent(latest.current, { ...latest.current.present, edits })),
    [latest, setHistory],
  );
  const { saver, saveState } = useSaver(tile, original, restored, onMerged);

  useEffect(() => {
    const { present } = latest.current;
    if (JSON.stringify(present.settings) === JSON.stringify(settings)) return;
    setHistory(addStep(latest.current, { ...present, settings }, 'settings', Date.now()));
  }, [settings, latest, setHistory]);

  const { present } = history;
  const guide = useMemo(
    () => ({ ...editGuide(original, present.edits, nameColor), name: tile.name }),
    [original, present.edits, nameColor, tile.name],
  );
  const replace = (edits: GuideEdits, part: string) => {
    const next = normalizeEdits(original, edits);
    const before = latest.current.present;
    if (JSON.stringify(next) === JSON.stringify(before.edits)) return;
    setHistory(addStep(latest.current, { ...before, edits: next }, part, Date.now()));
    saver.current?.queue(next);
  };
  const apply = useStableCallback((edits: GuideEdits, part: string) =>
    replace(addEdits(latest.current.present.edits, edits), part),
  );
  const move = (next: EditHistory) => {
    const before = latest.current.present;
    setHistory(next);
    if (next.present.edits !== before.edits) saver.current?.queue(next.present.edits);
    if (next.present.settings !== before.settings) changeSettings(() => next.present.settings);
  };
  const restore: GuideEditor['restore'] = ({ edits, settings: saved }) => {
    replace(edits, `restore ${Date.now()}`);
    const next = saved ?? initialSettings(original);
    if (JSON.stringify(next) !== JSON.stringify(settings)) changeSettings(() => next);
  };
  const roll = async () => {
    const edits = await rerollGuide(guide, locks, randomId(), nameColor);
    if (rolls.current.list.length === 0) rolls.current.list.push(latest.current.present.edits);
    apply(edits, `roll ${rolls.current.list.length}`);
    rolls.current.list.push(latest.current.present.edits);
    rolls.current.index = rolls.current.list.length - 1;
  };
  const showRoll = (offset: -1 | 1) => {
    const index = rolls.current.index + offset;
    const edits = rolls.current.list[index];
    if (edits === undefined) return;
    rolls.current.index = index;
    replace(edits, `show roll ${index} ${Date.now()}`);
  };
  return {
    original,
    guide,
    nameColor,
    settingsAtom,
    saveState,
    locks,
    setLocks,
    apply,
    replace,
    restore,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => move(undo(latest.current)),
    redo: () => move(redo(latest.current)),
    roll,
    showRoll,
  };
}

/** The history as state, and its latest value for callbacks that run before the next render. */
function useHistory(start: () => EditHistory) {
  const [history, setState] = useState(start);
  const latest = useRef(history);
  const setHistory = useCallback((next: EditHistory) => {
    latest.current = next;
    setState(next);
  }, []);
  return { history, latest, setHistory };
}

function useSaver(
  tile: EditedTile,
  original: Guide,
  restored: GuideEdits | null,
  onMerged: (edits: GuideEdits) => void,
) {
  const [saveState, setSaveState] = useState<EditSaveState>('saved');
  const saver = useRef<EditSaver | null>(null);
  const first = useRef({ tile, original, restored });
  useEffect(() => {
    const opened = createEditSaver({
      tile: first.current.tile,
      host: windowHost(first.current.tile.id),
      normalize: (edits) => normalizeEdits(first.current.original, edits),
      onState: setSaveState,
      onMerged,
    });
    saver.current = opened;
    if (first.current.restored !== null) opened.queue(first.current.restored);
    return () => {
      saver.current = null;
      opened.close();
    };
  }, [onMerged]);
  useEffect(() => saver.current?.receive(tile), [tile]);
  return { saver, saveState };
}
