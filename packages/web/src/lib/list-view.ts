/** The orders of a list. */
export const SORTS = ['created', 'changed', 'name'] as const;
export type Sort = (typeof SORTS)[number];

/** What of a list is shown and in which order. */
export interface ListView {
  /** Words that the name or the description must contain; empty for all items. */
  readonly text: string;
  readonly sort: Sort;
}

/** What items are searched and ordered by. */
export interface ListedItem {
  readonly name: string;
  readonly description: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601. */
  readonly changedAt: string;
}

const NAMES = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const MARKS = /\p{M}/gu;

/** The items that contain all words of the search, ignoring case and accents, in the order of the view. */
export function applyListView<Item>(
  items: readonly Item[],
  { text, sort }: ListView,
  read: (item: Item) => ListedItem,
): Item[] {
  const matches = toMatcher(text);
  return items
    .map((item) => ({ item, key: read(item) }))
    .filter(({ key }) => matches(`${key.name}\n${key.description}`))
    .sort((a, b) => compare(sort, a.key, b.key))
    .map(({ item }) => item);
}

/** Returns a function that is true for texts that contain all words of a search, ignoring case and accents. */
export function toMatcher(search: string): (text: string) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = fold(text);
    return words.every((word) => searched.includes(word));
  };
}

/** Newest first, or by name; items with one name are ordered by their creation. */
function compare(sort: Sort, a: ListedItem, b: ListedItem): number {
  const byCreation = b.createdAt.localeCompare(a.createdAt);
  if (sort === 'name') return NAMES.compare(a.name, b.name) || byCreation;
  return sort === 'changed' ? b.changedAt.localeCompare(a.changedAt) || byCreation : byCreation;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}
