import { Menu, type MenuItem } from './menu.tsx';

interface ActionMenuProps {
  readonly label: string;
  readonly actions: readonly MenuItem[];
  readonly isDisabled?: boolean;
}

/** A menu with the actions for a list item. */
export function ActionMenu({ label, actions, isDisabled = false }: ActionMenuProps) {
  const button = (
    <button type="button" className="icon-button" aria-label={label} disabled={isDisabled}>
      <span className="i-lucide-ellipsis" aria-hidden="true" />
    </button>
  );
  return <Menu items={actions} button={button} className="menu-actions" />;
}
