import type { Guide } from '@stylekit/engine';
import { loadColorNamer } from '@stylekit/engine/color';
import { use, useMemo, useState } from 'react';
import type { Rename } from '../guide-name.tsx';
import { type EditSlots, StyleGuide } from '../style-guide.tsx';
import { ColorRows } from './color-rows.tsx';
import { EditBar } from './edit-bar.tsx';
import { useEditKeys } from './edit-keys.ts';
import { FontFields } from './font-fields.tsx';
import { Suggestions } from './suggestions.tsx';
import { TextFields } from './text-fields.tsx';
import { type EditedTile, type GuideEditor as GuideEditorState, useGuideEditor } from './use-guide-editor.ts';
import { useSuggestions } from './use-suggestions.ts';
import { VersionDialog } from './version-dialog.tsx';

interface GuideEditorProps {
  readonly guide: Guide;
  readonly tile: EditedTile;
  readonly level: 1 | 2;
  readonly projectName: string;
  readonly onRename: Rename;
  readonly onDone: () => void;
}

/** A style guide that can be edited where it is shown. Suspends until the color names are loaded. */
export function GuideEditor({ guide, tile, level, projectName, onRename, onDone }: GuideEditorProps) {
  const editor = useGuideEditor(tile, guide, use(loadColorNamer()));
  const [showsVersions, setShowsVersions] = useState(false);
  useEditKeys(editor);
  const editing = useEditSlots(editor);
  return (
    <>
      <EditBar editor={editor} onVersions={() => setShowsVersions(true)} onDone={onDone} />
      <StyleGuide
        guide={editor.guide}
        tileId={tile.id}
        level={level}
        projectName={projectName}
        onRename={onRename}
        editing={editing}
      />
      {showsVersions && (
        <VersionDialog tileId={tile.id} editor={editor} onClose={() => setShowsVersions(false)} />
      )}
    </>
  );
}

/** The controls in the sections of the guide. */
function useEditSlots(editor: GuideEditorState): EditSlots {
  const { guide, nameColor, settingsAtom, locks, setLocks, apply } = editor;
  const suggested = useSuggestions(guide, settingsAtom, nameColor);
  const { exampleTitle, exampleText, description, fonts } = guide;
  const type = useMemo(
    () => (
      <>
        <FontFields header={fonts.header.name} body={fonts.body.name} {...{ locks, setLocks, apply }} />
        <TextFields {...{ exampleTitle, exampleText, description, apply }} />
      </>
    ),
    [fonts.header.name, fonts.body.name, locks, setLocks, exampleTitle, exampleText, description, apply],
  );
  const colors = (
    <>
      <ColorRows editor={editor} alternatives={suggested.alternatives} />
      <Suggestions {...{ suggested, nameColor, settingsAtom, apply }} />
    </>
  );
  return { colors, type };
}
