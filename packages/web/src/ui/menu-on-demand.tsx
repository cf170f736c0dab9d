import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { MenuProps } from './menu.tsx';

interface MenuOnDemandProps extends Omit<MenuProps, 'button'> {
  readonly button: ReactElement<Record<string, unknown>>;
  /** Called with the first pointer or focus to load what the items need. */
  readonly prefetch: () => void;
}

/** A menu whose code is loaded when its button gets the pointer or the focus. A press before that opens it later. */
export function MenuOnDemand({ button, prefetch, ...rest }: MenuOnDemandProps) {
  const [Menu, setMenu] = useState<((props: MenuProps) => ReactNode) | null>(null);
  const root = useRef<HTMLSpanElement>(null);
  const isRequested = useRef(false);
  const load = async () => {
    prefetch();
    const loaded = await import('./menu.tsx');
    const hadFocus = root.current?.contains(document.activeElement) ?? false;
    flushSync(() => setMenu(() => loaded.Menu));
    const element = root.current?.querySelector('button');
    if (hadFocus || isRequested.current) element?.focus();
    if (!isRequested.current) return;
    isRequested.current = false;
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  };
  const onLoad = () => void load();
  const open = (event: SyntheticEvent) => {
    // Keeps the focus on the button, which is replaced.
    event.preventDefault();
    isRequested.current = true;
    onLoad();
  };
  const opening = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onFocus: onLoad,
    onPointerEnter: onLoad,
    onMouseDown: open,
    onClick: open,
  };
  return (
    <span ref={root}>
      {Menu === null ? cloneElement(button, opening) : <Menu {...rest} button={button} />}
    </span>
  );
}
