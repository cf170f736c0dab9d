import type { ProjectView, StyleTileView } from '@stylekit/server/contract';
import { type Middleware, SWRConfig, useSWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GENERATED_TILE } from '../../../test/style-tile-example.ts';
import { HttpError } from '../../lib/http.ts';
import { StyleTilePage } from './style-tile-page.tsx';

const TILE = GENERATED_TILE;
const PROJECT: ProjectView = {
  id: TILE.projectId,
  name: 'Forno',
  description: 'A bakery that bakes over oak',
  logoUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  isArchived: false,
  isDeleted: false,
  styleTileCount: 1,
  lastChangedAt: '2026-01-01T00:00:00.000Z',
  latestPalette: null,
};
const TILE_PATH = `/api/style-tiles/${TILE.id}`;
const PROJECT_PATH = `/api/projects/${PROJECT.id}`;

interface ExampleProps {
  /** The loaded data by path. */
  readonly known: Readonly<Record<string, unknown>>;
  readonly failure?: Error;
}

/** The page with loaded data and without requests. With `failure`, every request fails. */
function Example({ known, failure }: ExampleProps) {
  const fail: Middleware = (next) => (key, _fetcher, config) => ({
    ...next(key, null, config),
    ...(failure === undefined ? {} : { error: failure as never }),
  });
  return (
    <SWRConfig value={{ provider: () => new Map(), fallback: { ...known }, use: [fail] }}>
      <StyleTilePage id={TILE.id} renderGuide={(guide) => <p>The guide {guide.name}</p>} />
      <Rename />
    </SWRConfig>
  );
}

/** Renames the style guide in the cache. */
function Rename() {
  const { mutate } = useSWRConfig();
  const rename = () => mutate(TILE_PATH, { ...TILE, name: 'Ebb' }, { revalidate: false });
  return (
    <button type="button" onClick={() => void rename()}>
      Rename
    </button>
  );
}

describe('style guide page title', () => {
  it('contains the guide and project names, also after a rename', async () => {
    await render(<Example known={{ [TILE_PATH]: TILE, [PROJECT_PATH]: PROJECT }} />);
    expect(document.title).toBe('Oak and crust · Forno');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect.poll(() => document.title).toBe('Ebb · Forno');
  });

  it.each([
    ['while the guide is loading', {}, undefined, 'Style guide · StyleKit'],
    ['while the project is loading', { [TILE_PATH]: TILE }, undefined, 'Oak and crust · StyleKit'],
    ['when the guide fails to load', {}, new HttpError(503, '', null), 'Style guide · StyleKit'],
    ['when there is no such guide', {}, new HttpError(404, '', null), 'Style Guide Not Found · StyleKit'],
  ])('shows what is known %s', async (_when, known, failure, title) => {
    await render(<Example known={known} {...(failure === undefined ? {} : { failure })} />);
    expect(document.title).toBe(title);
  });
});

describe('style guide without data', () => {
  const missing = { ...TILE, generatedData: null };

  it('shows an error and a link to the dashboard when finished', async () => {
    await render(<Example known={{ [TILE_PATH]: missing, [PROJECT_PATH]: PROJECT }} />);
    await expect.element(page.getByRole('heading', { name: 'Style Guide Data Missing' })).toBeVisible();
    await expect
      .element(page.getByText('There was an error with this style guide. Please try generating a new one.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Return to Dashboard' }))
      .toHaveAttribute('href', '/dashboard');
    await expect.element(page.getByRole('link', { name: 'Continue Generation' })).not.toBeInTheDocument();
    expect(document.title).toBe('Oak and crust · Forno');
  });

  it('links to the generator when not finished', async () => {
    const pending: StyleTileView = { ...missing, generated: false, generationStatus: 'pending' };
    await render(<Example known={{ [TILE_PATH]: pending, [PROJECT_PATH]: PROJECT }} />);
    await expect.element(page.getByText('Style Guide data not yet generated.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Continue Generation' }))
      .toHaveAttribute('href', `/generator/${TILE.projectId}?tile=${TILE.id}`);
  });
});
