import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useRef } from 'react';
import './action-menu.css';

export interface Action {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isDestructive?: boolean;
}

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly Action[];
  readonly isDisabled?: boolean;
}

/** A menu button with the actions for a list item. */
export function ActionMenu({ label, actions, isDisabled = false }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Menu as="div" className="relative">
      <MenuButton ref={button} className="icon-button" aria-label={label} disabled={isDisabled}>
        <span className="i-lucide-ellipsis" aria-hidden="true" />
      </MenuButton>
      <MenuItems modal={false} className="menu action-menu" data-align="end">
        {actions.map(({ label: text, onSelect, isDestructive }) => (
          <MenuItem key={text}>
            <button
              type="button"
              className="menu-item"
              data-destructive={isDestructive ?? false}
              onClick={() => {
                // Dialogs return the focus to the last focused element, and the menu item is removed by then.
                button.current?.focus();
                onSelect();
              }}
            >
              {text}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
