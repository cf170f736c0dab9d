import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** A file name or a short description. */
  readonly note?: string;
  readonly onSelect: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly variant?: 'primary' | 'plain';
  /** Called on hover or focus to load what the items need. */
  readonly prefetch?: () => void;
}

/** A menu button. Supports the arrow keys, Home, End and Escape. */
export function Menu({ label, items, variant = 'plain', prefetch }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [align, setAlign] = useState<'start' | 'end'>('end');
  const root = useRef<HTMLDivElement>(null);
  useCloseOutside(root, isOpen, () => setOpen(false));

  useLayoutEffect(() => {
    if (isOpen) setAlign(alignmentOf(root.current));
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) itemsOf(root.current)[0]?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return;
    event.preventDefault();
    setOpen(true);
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return moveFocus(event, itemsOf(root.current));
    event.preventDefault();
    close();
  };

  return (
    <div ref={root} className="relative inline-block">
      <Button
        variant={variant}
        icon="i-lucide-download"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onButtonKeyDown}
      >
        {label}
      </Button>
      <div
        id={id}
        role="menu"
        aria-label={label}
        hidden={!isOpen}
        className="menu"
        data-align={align}
        tabIndex={-1}
        onKeyDown={onMenuKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            onClick={() => {
              close();
              item.onSelect();
            }}
          >
            <span>{item.label}</span>
            {item.note !== undefined && <span className="note">{item.note}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Aligns the menu with the button side that is closer to the page edge. */
function alignmentOf(root: HTMLElement | null): 'start' | 'end' {
  const box = root?.getBoundingClientRect();
  return box !== undefined && box.left < document.documentElement.clientWidth - box.right ? 'start' : 'end';
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[]): void {
  const index = items.findIndex((item) => item.matches(':focus'));
  const targets: Record<string, number> = {
    ArrowDown: (index + 1) % items.length,
    ArrowUp: (index - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

function useCloseOutside(
  root: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onEvent = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  });
}
