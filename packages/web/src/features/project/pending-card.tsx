import type { StyleTileView } from '@stylekit/server/contract';
import { useCatalog } from '../../data/catalog.api.ts';
import { isGenerating } from '../../data/style-tile.api.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CardFrame } from './card-frame.tsx';
import type { TileCardActions } from './tile-tabs.tsx';

interface PendingCardProps {
  readonly tile: StyleTileView;
  readonly actions: TileCardActions;
}

/** The card of an unfinished style guide with its progress or error. */
export function PendingCard({ tile, actions }: PendingCardProps) {
  const industry = useIndustryLabel(tile);
  const hasFailed = tile.generationStatus === 'failed';
  const generator = `/generator/${tile.projectId}?tile=${tile.id}`;
  return (
    <CardFrame
      tile={tile}
      actions={actions}
      notes={[hasFailed ? 'Generation Failed' : 'Pending Generation', toStateText(tile)]}
      commands={tile.isArchived ? [] : [{ label: 'Continue generation', run: generator }]}
    >
      <p className="tile-description" dir="auto">
        {tile.description}
      </p>
      {industry !== null && (
        <p className="m-0 text-ui text-muted" dir="auto">
          {industry}
        </p>
      )}
      {tile.generationError !== null && <p className="m-0 text-ui">{tile.generationError}</p>}
      {!tile.isArchived && (
        <div className="mt-1">
          <ButtonLink href={generator}>Continue Generation</ButtonLink>
        </div>
      )}
    </CardFrame>
  );
}

const STEPS = {
  analyzing: 'Reading the brief',
  colors: 'Choosing colors',
  typography: 'Pairing fonts',
  finalizing: 'Finishing',
} as const;

function toStateText(tile: StyleTileView): string {
  if (tile.generationStatus === 'failed') return 'Credit refunded';
  if (tile.generationStep !== null) return STEPS[tile.generationStep];
  return isGenerating(tile) ? 'Queued' : 'Not started';
}

/** The industry label, or null if there is no industry. */
function useIndustryLabel({ industry, customIndustry }: StyleTileView): string | null {
  const { data } = useCatalog();
  if (industry === null) return null;
  if (industry === 'other') return customIndustry;
  return data?.industries.find(({ value }) => value === industry)?.label ?? industry;
}
