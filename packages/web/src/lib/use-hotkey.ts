import { getDefaultStore, useAtomValue } from 'jotai';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { useListedShortcut } from './shortcut-list.ts';
import { storedAtom } from './stored-atom.ts';

/** Whether single-key shortcuts are on. Users of speech input turn them off (WCAG 2.2, 2.1.4). */
const singleKeysAtom = storedAtom('stylekit-single-keys', (stored) => (stored === 'off' ? 'off' : 'on'));

export function setSingleKeys(isEnabled: boolean): void {
  getDefaultStore().set(singleKeysAtom, isEnabled ? 'on' : 'off');
}

export function useSingleKeys(): boolean {
  return useAtomValue(singleKeysAtom) === 'on';
}

interface Hotkey {
  /** A `KeyboardEvent.key` value. Character keys work only outside of fields and while single-key shortcuts are on. */
  readonly key: string;
  /** The label of the key, if it differs from `key`. */
  readonly keyLabel?: string;
  /** The description in the list of shortcuts. */
  readonly label: string;
  /** Whether the shortcut currently has an effect. */
  readonly isActive?: boolean;
  readonly onPress: (event: KeyboardEvent) => void;
}

/** Handles a key without modifiers anywhere on the page and lists it as a shortcut. */
export function useHotkey({ key, keyLabel = key, label, isActive = true, onPress }: Hotkey): void {
  const areSingleKeysEnabled = useSingleKeys();
  const isSingleKey = key.length === 1;
  const isEnabled = isActive && (!isSingleKey || areSingleKeysEnabled);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useListedShortcut(keyLabel, label, isEnabled);
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || (isSingleKey && isTyping(event.target))) return;
      latest.current(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, isSingleKey, isEnabled]);
}

/** Returns a keydown handler that submits a multi-line field with Ctrl or ⌘ + Enter, and lists the shortcut. */
export function useSubmitKey(label: string, onSubmit: () => void): (event: ReactKeyboardEvent) => void {
  useListedShortcut(IS_MAC ? '⌘ Enter' : 'Ctrl Enter', label, true);
  return (event) => {
    // Enter also confirms input method compositions, which must not submit.
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
