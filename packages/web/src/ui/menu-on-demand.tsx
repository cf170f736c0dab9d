import {
  cloneElement,
  type ReactElement,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useHotkey } from '../lib/use-hotkey.ts';
import type { MenuProps } from './menu.tsx';

interface MenuOnDemandProps extends Omit<MenuProps, 'button'> {
  readonly button: ReactElement<Record<string, unknown>>;
  /** Called with the first pointer or focus to load what the items need. */
  readonly prefetch?: () => void;
  /** A key that opens the menu, and its description in the list of shortcuts. */
  readonly shortcut?: { readonly key: string; readonly label: string } | undefined;
}

/** The keys that open a menu. The arrow up opens it at its last item. */
const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** A menu whose code is loaded when its button gets the pointer or the focus. A press before that opens it later. */
export function MenuOnDemand({ button, prefetch, shortcut, ...rest }: MenuOnDemandProps) {
  const [Menu, setMenu] = useState<((props: MenuProps) => ReactNode) | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  /** The key that opens the menu as soon as it is loaded, or null. */
  const requestedKey = useRef<string | null>(null);
  const isLoading = useRef(false);
  const load = async () => {
    // The focus and a press request it one after the other. A second load would take the focus from the open menu.
    if (isLoading.current) return;
    isLoading.current = true;
    prefetch?.();
    const loaded = await import('./menu.tsx').finally(() => {
      isLoading.current = false;
    });
    const hadFocus = root.current?.contains(document.activeElement) ?? false;
    flushSync(() => setMenu(() => loaded.Menu));
    const element = root.current?.querySelector('button');
    const key = requestedKey.current;
    requestedKey.current = null;
    if (hadFocus || key !== null) element?.focus();
    if (key !== null) press(element, key);
  };
  const onLoad = () => void load();
  const open = (event: SyntheticEvent, key = 'Enter') => {
    // Keeps the focus on the button, which is replaced.
    event.preventDefault();
    requestedKey.current = key;
    onLoad();
  };
  const openByKey = (event: ReactKeyboardEvent) => {
    if (OPENING_KEYS.includes(event.key)) open(event, event.key);
  };
  useHotkey({
    key: shortcut?.key ?? '',
    keyLabel: shortcut?.key.toUpperCase() ?? '',
    label: shortcut?.label ?? '',
    isActive: shortcut !== undefined,
    onPress: (event) => {
      event.preventDefault();
      const element = root.current?.querySelector('button');
      element?.focus();
      if (Menu !== null) return press(element, 'Enter');
      requestedKey.current = 'Enter';
      onLoad();
    },
  });
  const opening = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onFocus: onLoad,
    onPointerEnter: onLoad,
    onMouseDown: (event: SyntheticEvent) => open(event),
    onClick: (event: SyntheticEvent) => open(event),
    onKeyDown: openByKey,
  };
  return (
    <span ref={root}>
      {Menu === null ? cloneElement(button, opening) : <Menu {...rest} button={button} />}
    </span>
  );
}

/** Presses a key on the button of a menu, which must have the focus. */
function press(button: HTMLButtonElement | null | undefined, key: string): void {
  button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
