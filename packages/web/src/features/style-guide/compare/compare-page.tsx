import { initialSettings } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';
import { Link } from 'wouter';
import { useProject } from '../../../data/project.api.ts';
import { useStyleTiles } from '../../../data/style-tile.api.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { CompareGuides } from './compare-guides.tsx';
import type { CompareSide } from './compare-side.ts';

/** Two style guides of a project side by side. The address has their ids in `a` and `b`. */
export function ComparePage({ projectId }: { readonly projectId: string }) {
  const { data: project } = useProject(projectId);
  const { data: tiles, error, mutate } = useStyleTiles(projectId, false);
  usePageTitle('Compare style guides', project?.name);
  return (
    <div className="page pt-12 pb-20">
      <Link href={`/project/${projectId}`} className="note inline-flex min-h-7 max-w-full items-center gap-2">
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        <span className="sr-only">Back to </span>
        <span className="truncate" dir="auto">
          {project?.name ?? 'project'}
        </span>
      </Link>
      <h1 className="m-0 mt-4 font-display text-title leading-none tracking-tight">Compare style guides</h1>
      {tiles !== undefined ? (
        <Chooser projectId={projectId} tiles={tiles.filter(({ generatedData }) => generatedData !== null)} />
      ) : error === undefined ? (
        <PageSpinner />
      ) : (
        <LoadFailure title="Failed to fetch style guides" error={error} onRetry={() => void mutate()} />
      )}
    </div>
  );
}

interface ChooserProps {
  readonly projectId: string;
  /** The active guides with content. */
  readonly tiles: readonly StyleTileView[];
}

function Chooser({ projectId, tiles }: ChooserProps) {
  const [params, setParams] = useAddressParams();
  if (tiles.length < 2) {
    return (
      <div className="mt-10">
        <EmptyState
          title="Nothing to compare"
          action={<ButtonLink href={`/generator/${projectId}`}>Create a style guide</ButtonLink>}
        >
          A comparison needs two finished style guides that are not archived.
        </EmptyState>
      </div>
    );
  }
  const a = params.get('a') ?? tiles[0]?.id ?? '';
  const b = params.get('b') ?? tiles.find(({ id }) => id !== a)?.id ?? '';
  const [left, right] = [a, b].map((id) => tiles.find((tile) => tile.id === id));
  const options = tiles.map(({ id, name }) => ({ value: id, label: name }));
  const note = 'It is not in this project, or is archived. Choose another one.';
  return (
    <>
      <div className="mt-8 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <SelectField
          label="Left"
          options={options}
          value={left?.id ?? ''}
          {...(left === undefined ? { placeholder: 'Choose a style guide', note } : {})}
          onChange={(event) => setParams({ a: event.currentTarget.value, b })}
        />
        <Button size="large" icon="i-lucide-arrow-left-right" onClick={() => setParams({ a: b, b: a })}>
          Swap
        </Button>
        <SelectField
          label="Right"
          options={options}
          value={right?.id ?? ''}
          {...(right === undefined ? { placeholder: 'Choose a style guide', note } : {})}
          onChange={(event) => setParams({ a, b: event.currentTarget.value })}
        />
      </div>
      {left !== undefined && right !== undefined && (
        <CompareGuides key={`${left.id} ${right.id}`} sides={toSides(left, right)} level={2} />
      )}
    </>
  );
}

/** Guides of the same name are told apart by their side. */
function toSides(left: StyleTileView, right: StyleTileView): [CompareSide, CompareSide] {
  const isSameName = left.name === right.name;
  return [toSide(left, isSameName ? ' (left)' : ''), toSide(right, isSameName ? ' (right)' : '')];
}

function toSide({ name, generatedData: guide, settings }: StyleTileView, suffix: string): CompareSide {
  if (guide === null) throw new TypeError('A guide without content cannot be compared.');
  return { title: name + suffix, guide, settings: settings ?? initialSettings(guide) };
}
