import type { Guide } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface TilePreviewProps {
  /** The style guide to preview, or null if the dialog is closed. */
  readonly tile: StyleTileView | null;
  readonly onClose: () => void;
  readonly renderPreview: (guide: Guide, tileId: string) => ReactNode;
}

/** A style guide in a dialog. */
export function TilePreview({ tile, onClose, renderPreview }: TilePreviewProps) {
  const guide = tile?.generatedData ?? null;
  return (
    <Dialog title="Preview" size="sheet" isOpen={tile !== null} onClose={onClose}>
      {tile !== null && guide !== null && (
        <>
          <div className="tile-preview">{renderPreview(guide, tile.id)}</div>
          <div className="tile-preview-footer">
            <Button onClick={onClose}>Close</Button>
            <ButtonLink href={`/style-tile/${tile.id}`}>Open Full View</ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  );
}
