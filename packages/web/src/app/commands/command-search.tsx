import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { setInitialFocus } from '../../lib/set-initial-focus.ts';
import { PaletteStrip } from '../../ui/palette-strip.tsx';
import { filterGroups, type PaletteGroup, type PaletteItem } from './palette-items.tsx';
import './command-palette.css';

interface CommandSearchProps {
  readonly groups: readonly PaletteGroup[];
  readonly onRun: (item: PaletteItem) => void;
  readonly onClose: () => void;
}

/** A search field with the entries that match. The arrow keys move, Enter runs, Escape closes. */
export function CommandSearch({ groups, onRun, onClose }: CommandSearchProps) {
  const [search, setSearch] = useState('');
  const shown = filterGroups(groups, search);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The list would use the first press to close itself.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div onKeyDownCapture={onKeyDown}>
      <Combobox<PaletteItem | null> immediate value={null} onChange={(item) => item !== null && onRun(item)}>
        <ComboboxInput
          ref={setInitialFocus}
          className="command-input"
          aria-label="Search commands"
          placeholder="Find a command or guide"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <ComboboxOptions static modal={false} className="command-list" aria-label="Commands">
          {shown.map((group) => (
            <CommandGroup key={group.label} group={group} />
          ))}
        </ComboboxOptions>
      </Combobox>
      <p className="command-empty" role="status">
        {shown.length === 0 && `Nothing matches “${search.trim()}”.`}
      </p>
    </div>
  );
}

function CommandGroup({ group: { label, items } }: { readonly group: PaletteGroup }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box allows groups but no fieldsets.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="note command-group">
        {label}
      </p>
      {items.map((item) => (
        <ComboboxOption key={item.id} value={item} className="command-option">
          <span className={`${item.icon} command-icon`} aria-hidden="true" />
          {/* Actions wrap, because their ends say what they cost. */}
          <span className={item.palette === undefined ? 'min-w-0' : 'truncate'} dir="auto">
            {item.label}
          </span>
          {item.note !== undefined && (
            <span className="note truncate" dir="auto">
              {item.note}
            </span>
          )}
          <Trailing item={item} />
        </ComboboxOption>
      ))}
    </div>
  );
}

function Trailing({ item: { palette, keys = [] } }: { readonly item: PaletteItem }) {
  if (palette !== undefined && palette !== null) {
    return (
      <span className="command-palette" aria-hidden="true">
        <PaletteStrip label="Colors" colors={palette.map((hex) => ({ hex }))} />
      </span>
    );
  }
  return (
    <span className="command-keys" aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key} className="code">
          {key}
        </kbd>
      ))}
    </span>
  );
}
