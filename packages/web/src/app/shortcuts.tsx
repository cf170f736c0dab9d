import { useState } from 'react';
import { useListedShortcuts } from '../lib/shortcut-list.ts';
import { setSingleKeys, useHotkey, useSingleKeys } from '../lib/use-hotkey.ts';
import { Dialog } from '../ui/dialog.tsx';

/** A button that opens the list of active keyboard shortcuts, with a checkbox to disable single-key shortcuts. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  const areSingleKeysEnabled = useSingleKeys();
  const shortcuts = useListedShortcuts();
  useHotkey({
    key: '?',
    label: 'Show keyboard shortcuts',
    worksInDialogs: true,
    command: 'app',
    onPress: (event) => {
      event.preventDefault();
      setOpen(true);
    },
  });
  return (
    <>
      <button
        type="button"
        className="icon-button"
        onClick={() => setOpen(true)}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
      >
        <span className="i-lucide-keyboard" aria-hidden="true" />
      </button>
      <Dialog title="Keyboard shortcuts" isOpen={isOpen} onClose={() => setOpen(false)}>
        <dl className="m-0 mt-6 grid gap-3">
          {shortcuts.map(({ keys, label }) => (
            <div key={label} className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline gap-4">
              <dt className="flex gap-1">
                {keys.map((key) => (
                  <kbd key={key} className="code rounded border border-solid border-border-strong px-1.5">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="m-0 text-ui text-muted">{label}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-6 flex min-h-7 items-center gap-3 text-ui">
          <input
            type="checkbox"
            className="size-4 accent-foreground"
            checked={areSingleKeysEnabled}
            onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          />
          Enable single-key shortcuts
        </label>
      </Dialog>
    </>
  );
}
