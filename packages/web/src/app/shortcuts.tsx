import { useState } from 'react';
import { hasSingleKeys, setSingleKeys, useHotkey } from '../lib/use-hotkey.ts';
import { Dialog } from '../ui/dialog.tsx';

const SHORTCUTS = [
  { keys: ['?'], what: 'Show this list' },
  { keys: ['/'], what: 'Go to the brand description' },
  { keys: ['Ctrl', 'Enter'], what: 'Make the guide, while describing it (⌘ Enter on a Mac)' },
  { keys: ['F8'], what: 'Go to the notification' },
  { keys: ['Esc'], what: 'Close what is open, dismiss the notification' },
] as const;

/** The button and the dialog of the keyboard shortcuts, and the switch that turns single keys off. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  const [areOn, setOn] = useState(hasSingleKeys);
  useHotkey('?', () => setOpen(true));
  const toggle = (wanted: boolean) => {
    setSingleKeys(wanted);
    setOn(wanted);
  };
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
          {SHORTCUTS.map(({ keys, what }) => (
            <div key={what} className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline gap-4">
              <dt className="flex gap-1">
                {keys.map((key) => (
                  <kbd key={key} className="code rounded-[3px] border border-solid border-control px-[6px]">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd className="m-0 text-[14px] text-ink-2">{what}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-6 flex min-h-[28px] items-center gap-3 text-[14px]">
          <input
            type="checkbox"
            className="size-[16px] accent-ink"
            checked={areOn}
            onChange={(event) => toggle(event.currentTarget.checked)}
          />
          Use single keys as shortcuts
        </label>
      </Dialog>
    </>
  );
}
