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
    <section className="edit-bar no-print" aria-label="Edit style guide">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <Button icon="i-lucide-undo-2" variant="quiet" disabled={!canUndo} onClick={editor.undo}>
            Undo
          </Button>
          <Button icon="i-lucide-redo-2" variant="quiet" disabled={!canRedo} onClick={editor.redo}>
            Redo
          </Button>
          <Button
            icon="i-lucide-dices"
            title="Compose everything that is not locked again (Space)"
            onClick={() => void editor.roll()}
          >
            Reroll
          </Button>
          <Button icon="i-lucide-history" variant="quiet" onClick={onVersions}>
            Versions
          </Button>
        </div>
        <div className="flex items-center gap-4">
          <p className="note m-0" data-edit-state={saveState}>
            {SAVE_TEXTS[saveState]}
          </p>
          <Button variant="primary" onClick={onDone}>
            Done
          </Button>
        </div>
      </div>
    </section>
  );
}
