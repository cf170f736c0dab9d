import { useEffect, useRef } from 'react';
import { keep, openLocalStore } from './local-store.ts';

/** Whether single keys act as shortcuts; people who speak to their computer turn them off (WCAG 2.2, 2.1.4). */
const SINGLE_KEYS_KEY = 'stylekit-single-keys';

let isOn: boolean | null = null;

export function hasSingleKeys(): boolean {
  isOn ??= openLocalStore()?.getItem(SINGLE_KEYS_KEY) !== 'off';
  return isOn;
}

export function setSingleKeys(wanted: boolean): void {
  isOn = wanted;
  keep(openLocalStore(), SINGLE_KEYS_KEY, wanted ? 'on' : 'off');
}

/** Calls back when the key is pressed anywhere but in a field, without a modifier, and single keys are on. */
export function useHotkey(key: string, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || !hasSingleKeys()) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
