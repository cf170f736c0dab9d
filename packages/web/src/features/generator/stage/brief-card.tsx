import type { StyleTileView } from '@stylekit/server/contract';
import { MODE_LABELS } from '../../../lib/mode-labels.ts';

/** The mode, name and description of the style guide in progress. */
export function BriefCard({ tile }: { readonly tile: StyleTileView }) {
  return (
    <aside className="generator-side" aria-label="Brief">
      <p className="note m-0">{MODE_LABELS[tile.generationMode]}</p>
      <p className="brief-name" dir="auto">
        {tile.name}
      </p>
      <p className="m-0 text-ui leading-relaxed text-muted" dir="auto">
        {tile.description}
      </p>
    </aside>
  );
}
