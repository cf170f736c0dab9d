import type { Guide } from '@stylekit/engine';
import { loadColorNamer } from '@stylekit/engine/color';
import { use, useState } from 'react';
import type { Rename } from '../guide-name.tsx';
import { StyleGuide } from '../style-guide.tsx';
import { ColorRows } from './color-rows.tsx';
import { EditBar } from './edit-bar.tsx';
import { useEditKeys } from './edit-keys.ts';
import { FontFields } from './font-fields.tsx';
import { Suggestions } from './suggestions.tsx';
import { TextFields } from './text-fields.tsx';
import { type EditedTile, useGuideEditor } from './use-guide-editor.ts';
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
  return (
    <>
      <EditBar editor={editor} onVersions={() => setShowsVersions(true)} onDone={onDone} />
      <StyleGuide
        guide={editor.guide}
        tileId={tile.id}
        level={level}
        projectName={projectName}
        onRename={onRename}
        editing={{
          colors: (
            <>
              <ColorRows editor={editor} />
              <Suggestions editor={editor} />
            </>
          ),
          type: (
            <>
              <FontFields editor={editor} />
              <TextFields editor={editor} />
            </>
          ),
        }}
      />
      {showsVersions && (
        <VersionDialog tileId={tile.id} editor={editor} onClose={() => setShowsVersions(false)} />
      )}
    </>
  );
}
