import { useEffect, useRef } from 'react';
import { useListedShortcut } from '../../../lib/shortcut-list.ts';
import { useHotkey } from '../../../lib/use-hotkey.ts';
import type { GuideEditor } from './use-guide-editor.ts';

const IS_MAC = /mac|iphone|ipad/i.test(navigator.platform);
const MODIFIER = IS_MAC ? '⌘' : 'Ctrl';

/** The keys of the editor: undo and redo, Space to reroll, the arrow keys to walk through the rolls. */
export function useEditKeys(editor: GuideEditor): void {
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  useListedShortcut(`${MODIFIER} Z`, 'Undo', true);
  useListedShortcut(`${MODIFIER} Shift Z`, 'Redo', true);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // A text field undoes its own typing.
      if (event.target instanceof HTMLElement && event.target.matches('input[type="text"], textarea')) return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useHotkey({
    key: ' ',
    keyLabel: 'Space',
    label: 'Reroll what is not locked',
    onPress: (event) => {
      if (isOnControl(event)) return;
      event.preventDefault();
      void editor.roll();
    },
  });
  useHotkey({
    key: 'ArrowLeft',
    keyLabel: '←',
    label: 'Show the previous roll',
    onPress: (event) => !isOnControl(event) && editor.showRoll(-1),
  });
  useHotkey({
    key: 'ArrowRight',
    keyLabel: '→',
    label: 'Show the next roll',
    onPress: (event) => !isOnControl(event) && editor.showRoll(1),
  });
}

/** Whether the key belongs to the focused control, such as a button or a slider. */
function isOnControl({ target }: KeyboardEvent): boolean {
  const selector = 'button, a, input, select, textarea, summary, [role], [tabindex="0"], dialog';
  return target instanceof Element && target.closest(selector) !== null;
}
