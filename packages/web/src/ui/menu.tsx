import { MenuItem as HeadlessItem, Menu as HeadlessMenu, MenuButton, MenuItems } from '@headlessui/react';
import { Fragment, type ReactElement, type ReactNode, useRef } from 'react';
import { Link } from 'wouter';

export interface MenuItem {
  readonly label: string;
  /** A file name or a short description. */
  readonly note?: string;
  readonly isDestructive?: boolean;
  /** Marks the item as the current one of its list. */
  readonly isCurrent?: boolean;
  /** An action, or the path that a link leads to. */
  readonly onSelect: (() => void) | string;
}

export interface MenuProps {
  readonly items: readonly MenuItem[];
  /** The button that opens the menu. It is rendered with the properties of a menu button. */
  readonly button: ReactElement;
  /** Content above the items. */
  readonly header?: ReactNode;
  readonly className?: string;
}

/** A menu button. Arrow keys, Home, End and letters move, Enter selects, Escape closes. */
export function Menu({ items, button, header, className = '' }: MenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const select = (action: () => void) => {
    // Dialogs return the focus to the last focused element, and the menu item is removed by then.
    root.current?.querySelector('button')?.focus();
    action();
  };
  return (
    <HeadlessMenu as="div" ref={root} className="relative inline-block">
      <MenuButton as={Fragment}>{button}</MenuButton>
      <MenuItems modal={false} className={`menu ${className}`} ref={align}>
        {header}
        {items.map(({ label, note, isDestructive = false, isCurrent = false, onSelect }) => (
          <HeadlessItem key={label}>
            {typeof onSelect === 'string' ? (
              <Link href={onSelect} className="menu-item no-underline">
                {label}
              </Link>
            ) : (
              <button
                type="button"
                className="menu-item"
                data-destructive={isDestructive}
                aria-current={isCurrent || undefined}
                onClick={() => select(onSelect)}
              >
                <span>{label}</span>
                {isCurrent && <span className="i-lucide-check" aria-hidden="true" />}
                {note !== undefined && <span className="note">{note}</span>}
              </button>
            )}
          </HeadlessItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  );
}

/** Aligns the list with the button side that is closer to the page edge. */
function align(list: HTMLElement | null): void {
  const box = list?.parentElement?.getBoundingClientRect();
  if (list === null || box === undefined) return;
  const isLeft = box.left < document.documentElement.clientWidth - box.right;
  list.dataset['align'] = isLeft ? 'start' : 'end';
}
