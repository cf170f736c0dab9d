import { getDefaultStore, useAtomValue } from 'jotai';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { useListedShortcut } from './shortcut-list.ts';
import { storedAtom } from './stored-atom.ts';

/** Whether single keys act as shortcuts; people who speak to their computer turn them off (WCAG 2.2, 2.1.4). */
const singleKeysAtom = storedAtom('stylekit-single-keys', (stored) => (stored === 'off' ? 'off' : 'on'));

export function setSingleKeys(wanted: boolean): void {
  getDefaultStore().set(singleKeysAtom, wanted ? 'on' : 'off');
}

export function useSingleKeys(): boolean {
  return useAtomValue(singleKeysAtom) === 'on';
}

interface Hotkey {
  /** As `KeyboardEvent.key` has it. A key that writes a character acts outside of fields, while single keys are on. */
  readonly key: string;
  /** What is written on the key, where that is something else. */
  readonly cap?: string;
  /** What it does, as the list of shortcuts says it. */
  readonly label: string;
  /** False while it would do nothing. */
  readonly isActive?: boolean;
  readonly onPress: (event: KeyboardEvent) => void;
}

/** Calls back when the key is pressed anywhere, without a modifier, and lists it for as long as it works. */
export function useHotkey({ key, cap = key, label, isActive = true, onPress }: Hotkey): void {
  const areSingleKeysOn = useSingleKeys();
  const isSingle = key.length === 1;
  const isOnNow = isActive && (!isSingle || areSingleKeysOn);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useListedShortcut(cap, label, isOnNow);
  useEffect(() => {
    if (!isOnNow) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || (isSingle && isTyping(event.target))) return;
      latest.current(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, isSingle, isOnNow]);
}

/** What a text of several lines is given so that Ctrl or ⌘ with Enter sends it; listed for as long as the text stands. */
export function useSubmitKey(label: string, onSubmit: () => void): (event: ReactKeyboardEvent) => void {
  useListedShortcut(IS_MAC ? '⌘ Enter' : 'Ctrl Enter', label, true);
  return (event) => {
    // Enter that ends a word of an input method belongs to that.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
}

const IS_MAC = /mac|iphone|ipad/i.test(navigator.platform);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
