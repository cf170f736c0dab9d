import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useRef } from 'react';
import './action-menu.css';

export interface Action {
  readonly label: string;
  readonly onSelect: () => void;
  /** Destroys something. */
  readonly isDestructive?: boolean;
}

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
  readonly isDisabled?: boolean;
}

/** Three dots that open what can be done with one thing of a list. */
export function ActionMenu({ label, actions, isDisabled = false }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu as="div" className="relative">
      <MenuButton ref={button} className="icon-button" aria-label={label} disabled={isDisabled}>
        <span className="i-lucide-ellipsis" aria-hidden="true" />
      </MenuButton>
      <MenuItems modal={false} className="menu action-menu" data-align="end">
        {actions.map(({ label: words, onSelect, isDestructive }) => (
          <MenuItem key={words}>
            <button
              type="button"
              className="menu-item"
              data-destructive={isDestructive ?? false}
              onClick={() => {
                // A dialog gives the focus back to what had it, and the item is gone by then.
                button.current?.focus();
                onSelect();
              }}
            >
              {words}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
