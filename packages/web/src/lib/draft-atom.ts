import { atom, type WritableAtom } from 'jotai';

/** What somebody has begun to fill in; `null` means that nothing is begun. */
export type DraftAtom<Draft> = WritableAtom<Draft | null, [Draft | null], void>;

const atoms = new Map<string, unknown>();
const PREFIX = 'stylekit-draft-';

/**
 * The draft of one form. It outlives the page it is filled in on, a reload and a sign-in by way of another site, and
 * ends with the browser's tab or with signing out.
 *
 * @param key names the form and the thing it is for
 * @param read the draft from what was stored, or null when it cannot be used any more
 */
export function draftAtomOf<Draft>(key: string, read: (stored: unknown) => Draft | null): DraftAtom<Draft> {
  const known = atoms.get(key);
  // Each key belongs to one form, and so to one type.
  if (known !== undefined) return known as DraftAtom<Draft>;
  const base = atom<Draft | null>(load(key, read));
  const created: DraftAtom<Draft> = atom(
    (get) => get(base),
    (_get, set, draft: Draft | null) => {
      set(base, draft);
      store(key, draft);
    },
  );
  atoms.set(key, created);
  return created;
}

/** Forgets every draft of this page, as it is done at signing out; those in the store go with the rest of it. */
export function forgetDrafts(): void {
  atoms.clear();
}

function load<Draft>(key: string, read: (stored: unknown) => Draft | null): Draft | null {
  try {
    const text = window.sessionStorage.getItem(PREFIX + key);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    // A browser that forbids the store, or text somebody edited: the form begins empty.
    return null;
  }
}

function store(key: string, draft: unknown): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(PREFIX + key);
    else window.sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Without the store the draft lives as long as the page.
  }
}
