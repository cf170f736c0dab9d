import type { Guide } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';
import { Link } from 'wouter';
import { formatCreatedOn } from '../../lib/created-on.ts';
import { MODE_LABELS } from '../../lib/mode-labels.ts';
import { Button } from '../../ui/button.tsx';
import { PaletteStrip } from '../../ui/palette-strip.tsx';
import { CardFrame } from './card-frame.tsx';
import type { TileCardActions } from './tile-tabs.tsx';

interface TileCardProps {
  readonly tile: StyleTileView;
  readonly actions: TileCardActions;
}

/** The card of a style guide with colors, fonts and links. */
export function TileCard({ tile, actions }: TileCardProps) {
  const { generatedData: guide } = tile;
  const preview = () => actions.onPreview(tile);
  const commands = [
    { label: 'Open style guide', run: `/style-tile/${tile.id}` },
    { label: 'Preview style guide', run: preview },
  ];
  return (
    <CardFrame
      tile={tile}
      actions={actions}
      notes={[MODE_LABELS[tile.generationMode], formatCreatedOn(tile.createdAt)]}
      commands={guide === null ? [] : commands}
    >
      {guide === null ? <MissingGuide /> : <GeneratedTile tile={tile} guide={guide} onPreview={preview} />}
    </CardFrame>
  );
}

interface GeneratedTileProps {
  readonly tile: StyleTileView;
  readonly guide: Guide;
  readonly onPreview: () => void;
}

function GeneratedTile({ tile, guide, onPreview }: GeneratedTileProps) {
  const { colors } = guide;
  const { header, body } = guide.fonts;
  return (
    <>
      <PaletteStrip label="Colors" colors={[colors.primary, ...colors.secondary, ...colors.accent]} />
      <dl className="tile-fonts">
        <dt>Header</dt>
        <dd>{header.name}</dd>
        <dt>Body</dt>
        <dd>{body.name}</dd>
      </dl>
      <p className="tile-description" dir="auto">
        {guide.projectDescription}
      </p>
      <div className="mt-1 flex items-center gap-2">
        <Button aria-label={`Preview: ${tile.name}`} onClick={onPreview}>
          Preview
        </Button>
        <Link href={`/style-tile/${tile.id}`} className="tile-link" aria-label={`Open: ${tile.name}`}>
          Open
        </Link>
      </div>
    </>
  );
}

function MissingGuide() {
  return (
    <div role="alert">
      <p className="note m-0 text-accent">Error</p>
      <p className="m-0 mt-1 font-medium">Style Guide data is missing</p>
      <p className="m-0 mt-1 text-ui text-muted">
        There was an error with this style guide. Please try generating a new one.
      </p>
    </div>
  );
}
