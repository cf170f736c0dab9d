import { lazy, Suspense, useState } from 'react';
import { isDialogOpen, useHotkey } from '../../lib/use-hotkey.ts';

const load = () => import('./command-palette.tsx');
/** Loaded when the palette is opened, or its button gets the pointer or the focus. */
const CommandPalette = lazy(async () => ({ default: (await load()).CommandPalette }));

/** A button that opens the command palette. Ctrl or ⌘ + K opens and closes it. */
export function CommandButton() {
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [origin, setOrigin] = useState<Element | null>(null);
  const open = () => {
    setOrigin(document.activeElement);
    setLoaded(true);
    setOpen(true);
  };
  const prefetch = () => void load().catch(() => undefined);
  useHotkey({
    key: 'k',
    keyLabel: 'K',
    hasModifier: true,
    label: 'Open the command palette',
    command: 'none',
    onPress: (event) => {
      // Another dialog covers the page, whose commands would act behind it.
      if (!isOpen && isDialogOpen()) return;
      event.preventDefault();
      if (isOpen) setOpen(false);
      else open();
    },
  });
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label="Commands"
        title="Commands (Ctrl or ⌘ K)"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <span className="i-lucide-search" aria-hidden="true" />
      </button>
      {isLoaded && (
        <Suspense fallback={null}>
          <CommandPalette isOpen={isOpen} origin={origin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
