import { useEffect } from 'react';
import type { EditSaveState } from '../../../data/guide-edits/edit-saver.ts';
import { useCommands } from '../../../lib/command-list.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import type { GuideEditor } from './use-guide-editor.ts';
import './edit.css';

interface EditBarProps {
  readonly editor: GuideEditor;
  readonly onVersions: () => void;
  readonly onDone: () => void;
}

const SAVE_TEXTS: Readonly<Record<EditSaveState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Offline: will be saved',
  waiting: 'Not saved yet. Trying again.',
  rejected: 'Could not be saved. Reload the page.',
};
const ANNOUNCED: readonly EditSaveState[] = ['offline', 'waiting', 'rejected'];

/** The bar at the top of the editor: undo, redo, reroll, versions, and whether changes are saved. */
export function EditBar({ editor, onVersions, onDone }: EditBarProps) {
  const { saveState, canUndo, canRedo } = editor;
  useEffect(() => {
    if (ANNOUNCED.includes(saveState)) announce(SAVE_TEXTS[saveState]);
  }, [saveState]);
  useCommands([
    ...(canUndo ? [{ label: 'Undo', run: editor.undo }] : []),
    ...(canRedo ? [{ label: 'Redo', run: editor.redo }] : []),
    { label: 'Show versions', run: onVersions },
    { label: 'Finish editing', run: onDone },
  ]);
  return (
    <section
      className="edit-bar no-print"
      aria-label="Edit style guide"
      data-warns={ANNOUNCED.includes(saveState) || undefined}
    >
      <div className="page edit-bar-row">
        <BarButton icon="i-lucide-undo-2" label="Undo" disabled={!canUndo} onClick={editor.undo} />
        <BarButton icon="i-lucide-redo-2" label="Redo" disabled={!canRedo} onClick={editor.redo} />
        <BarButton
          icon="i-lucide-dices"
          variant="plain"
          label="Reroll"
          hint="Compose everything that is not locked again (Space)"
          onClick={() => void editor.roll()}
        />
        <BarButton icon="i-lucide-history" label="Versions" onClick={onVersions} />
        <p className="note edit-bar-state" data-edit-state={saveState}>
          {SAVE_TEXTS[saveState]}
        </p>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  );
}

interface BarButtonProps {
  readonly icon: string;
  readonly label: string;
  /** The tooltip, if it says more than the label. */
  readonly hint?: string;
  readonly variant?: 'plain' | 'quiet';
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button that shows only its icon on narrow screens. */
function BarButton({ label, hint = label, variant = 'quiet', ...rest }: BarButtonProps) {
  return (
    <Button variant={variant} title={hint} aria-label={label} {...rest}>
      <span className="edit-bar-label">{label}</span>
    </Button>
  );
}
