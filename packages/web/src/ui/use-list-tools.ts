import { type ListView, SORTS } from '../lib/list-view.ts';
import { useAddressParams } from '../lib/use-address-params.ts';

/** Lists with fewer items are seen at a glance and need no search. */
const MIN_ITEMS = 4;

/** The view of a list, which is in the address: reloading and Back keep it. */
export interface ListTools extends ListView {
  /** The chosen value of the filter, from the address; null for all items. */
  readonly filter: string | null;
  /** Whether the search or the filter hides items. */
  readonly isFiltered: boolean;
  readonly change: (parts: {
    readonly text?: string;
    readonly sort?: string;
    readonly filter?: string;
  }) => void;
  /** Shows all items again. */
  readonly clear: () => void;
  /** Whether a list of this length has tools; a list that is searched or filtered keeps them. */
  readonly areShown: (itemCount: number) => boolean;
}

/** The search, order and filter of a list. The first order is the default; unknown values are ignored. */
export function useListTools(filterValues: readonly string[] = []): ListTools {
  const [params, setParams] = useAddressParams();
  const text = params.get('q') ?? '';
  const filter = filterValues.find((value) => value === params.get('mode')) ?? null;
  const isFiltered = text.trim() !== '' || filter !== null;
  return {
    text,
    filter,
    isFiltered,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? SORTS[0],
    change: (parts) =>
      setParams({
        ...(parts.text === undefined ? {} : { q: parts.text || null }),
        ...(parts.sort === undefined ? {} : { sort: parts.sort === SORTS[0] ? null : parts.sort }),
        ...(parts.filter === undefined ? {} : { mode: parts.filter || null }),
      }),
    clear: () => setParams({ q: null, mode: null }),
    areShown: (itemCount) => isFiltered || itemCount >= MIN_ITEMS,
  };
}
