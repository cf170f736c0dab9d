import type { StyleTileView } from '@stylekit/server/contract';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { toFormPath } from '../generation-mode.ts';

/** The links after a finished generation. */
export function CompleteActions({ tile }: { readonly tile: StyleTileView }) {
  return (
    <nav className="flex flex-wrap gap-2" aria-label="Style guide">
      <ButtonLink href={`/style-tile/${tile.id}`}>Open</ButtonLink>
      <ButtonLink href={`/project/${tile.projectId}`}>Back to project</ButtonLink>
      <ButtonLink href={toFormPath(tile.projectId, tile.generationMode)}>Create another</ButtonLink>
    </nav>
  );
}
