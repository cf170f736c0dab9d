import { getDefaultStore, useAtomValue } from 'jotai';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { useCommands } from './command-list.ts';
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
  /** Whether Ctrl or ⌘ must be held. Such a key also works in fields, and no setting turns it off. */
  readonly hasModifier?: boolean;
  /** Whether a character key also works while a dialog is open, which covers the page. */
  readonly worksInDialogs?: boolean;
  /** Where the palette offers it: as a command of the page, of the whole app, or not at all. */
  readonly command?: 'page' | 'app' | 'none';
  readonly onPress: (event: KeyboardEvent) => void;
}

/** Handles a key anywhere on the page, lists it as a shortcut and offers it as a command in the palette. */
export function useHotkey(hotkey: Hotkey): void {
  const {
    key,
    label,
    isActive = true,
    hasModifier = false,
    worksInDialogs = false,
    command = 'page',
  } = hotkey;
  const keyLabel = (hasModifier ? `${MODIFIER} ` : '') + (hotkey.keyLabel ?? key);
  const areSingleKeysEnabled = useSingleKeys();
  const isSingleKey = key.length === 1 && !hasModifier;
  const isEnabled = isActive && (!isSingleKey || areSingleKeysEnabled);
  const latest = useRef(hotkey.onPress);
  useEffect(() => {
    latest.current = hotkey.onPress;
  });
  useListedShortcut(keyLabel, label, isEnabled);
  const run = () => latest.current(new KeyboardEvent('keydown', { key, cancelable: true }));
  const keys = isEnabled ? keyLabel.split(' ') : [];
  useCommands(isActive && command !== 'none' ? [{ label, keys, run, isOfApp: command === 'app' }] : []);
  useEffect(() => {
    if (!isEnabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || event.altKey) return;
      if ((event.ctrlKey || event.metaKey) !== hasModifier) return;
      if (isSingleKey && (isTyping(event.target) || (!worksInDialogs && isDialogOpen()))) return;
      latest.current(event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, isSingleKey, hasModifier, worksInDialogs, isEnabled]);
}

/** Returns a keydown handler that submits a multi-line field with Ctrl or ⌘ + Enter, and lists the shortcut. */
export function useSubmitKey(label: string, onSubmit: () => void): (event: ReactKeyboardEvent) => void {
  useListedShortcut(`${MODIFIER} Enter`, label, true);
  return (event) => {
    // Enter also confirms input method compositions, which must not submit.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
}

const MODIFIER = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Whether a modal dialog covers the page. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
