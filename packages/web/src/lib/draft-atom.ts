import { atom, type WritableAtom } from 'jotai';

/** Unsaved form input, or `null` if there is none. */
export type DraftAtom<Draft> = WritableAtom<Draft | null, [Draft | null], void>;

const atoms = new Map<string, unknown>();
const PREFIX = 'stylekit-draft-';

/**
 * The draft of one form. It survives navigation, a reload and an external sign-in, and is removed at logout or when the
 * tab closes.
 *
 * @param key identifies the form and its project
 * @param read parses the stored draft, or returns null if it is not usable
 */
export function draftAtomOf<Draft>(key: string, read: (stored: unknown) => Draft | null): DraftAtom<Draft> {
  const known = atoms.get(key);
  // Each key belongs to one form and therefore to one type.
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

/** Removes all drafts from memory at logout. `clearPersonalData` removes the stored ones. */
export function clearDrafts(): void {
  atoms.clear();
}

function load<Draft>(key: string, read: (stored: unknown) => Draft | null): Draft | null {
  try {
    const text = window.sessionStorage.getItem(PREFIX + key);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    // Storage is blocked or the stored text is invalid, so the form starts empty.
    return null;
  }
}

function store(key: string, draft: unknown): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(PREFIX + key);
    else window.sessionStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Without storage, the draft is kept in memory only.
  }
}
