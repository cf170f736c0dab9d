import { atom, getDefaultStore, type PrimitiveAtom } from 'jotai';

/** The state of the changes that this window made to the settings of a guide. */
export type SaveState = 'unchanged' | 'saving' | 'saved' | 'offline' | 'waiting' | 'rejected';

const states = new Map<string, PrimitiveAtom<SaveState>>();

/** The saving state of a guide, for display. */
export function saveStateAtomOf(tileId: string): PrimitiveAtom<SaveState> {
  const found = states.get(tileId) ?? atom<SaveState>('unchanged');
  states.set(tileId, found);
  return found;
}

export function setSaveState(tileId: string, state: SaveState): void {
  getDefaultStore().set(saveStateAtomOf(tileId), state);
}
