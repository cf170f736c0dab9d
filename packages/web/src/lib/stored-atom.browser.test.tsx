import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { storedAtom } from './stored-atom.ts';

const KEY = 'stylekit-stored-atom-test';
const parse = (stored: string | null) => (stored === 'large' ? 'large' : 'small');

afterEach(() => localStorage.removeItem(KEY));

describe('storedAtom', () => {
  it('starts with the stored value, or the default when it is invalid', () => {
    localStorage.setItem(KEY, 'large');
    expect(createStore().get(storedAtom(KEY, parse))).toBe('large');
    localStorage.setItem(KEY, '{"size":"large"}');
    expect(createStore().get(storedAtom(KEY, parse))).toBe('small');
  });

  it('stores a new value as plain text', () => {
    createStore().set(storedAtom(KEY, parse), 'large');
    expect(localStorage.getItem(KEY)).toBe('large');
  });

  it('follows other windows while it is used', () => {
    const [store, size] = [createStore(), storedAtom(KEY, parse)];
    const seen: string[] = [];
    const stop = store.sub(size, () => seen.push(store.get(size)));
    const announce = (newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
    announce('large');
    announce(null);
    stop();
    announce('large');
    expect(seen).toEqual(['large', 'small']);
  });
});
