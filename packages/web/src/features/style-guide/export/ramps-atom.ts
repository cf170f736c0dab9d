import { atom } from 'jotai';

/** Whether shown and downloaded exports contain ramps and semantic colors: of every guide, until the page is reloaded. */
export const includesRampsAtom = atom(false);
