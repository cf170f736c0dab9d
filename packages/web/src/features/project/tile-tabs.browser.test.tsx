import type { StyleTileView, UserView } from '@stylekit/server/contract';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GENERATED_TILE } from '../../../test/style-tile-example.ts';
import { tileListPath } from '../../data/api-paths.ts';
import { TileTabs } from './tile-tabs.tsx';
import './project.css';

const ADDRESS = window.location.pathname;
beforeEach(() => window.history.replaceState(null, '', ADDRESS));

const TILES = (['ai', 'custom', 'copilot', 'custom'] as const).map(
  (generationMode, index): StyleTileView => ({
    ...GENERATED_TILE,
    id: `${GENERATED_TILE.id.slice(0, -1)}${index}`,
    name: `Guide ${index + 1}`,
    generationMode,
    createdAt: `2026-01-0${9 - index}T00:00:00.000Z`,
  }),
);
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

function Example() {
  const { projectId } = GENERATED_TILE;
  const fallback = { [tileListPath(projectId, false)]: TILES, [tileListPath(projectId, true)]: [] };
  return (
    <SWRConfig value={{ fallback, revalidateOnMount: false }}>
      <TileTabs projectId={projectId} user={{} as UserView} renderPreview={() => null}>
        {null}
      </TileTabs>
    </SWRConfig>
  );
}

it('style guides are filtered by mode and searched, in each tab', async () => {
  await render(<Example />);
  const filter = page.getByRole('combobox', { name: 'Filter by mode' });
  await filter.selectOptions('Custom Mode');
  await expect.poll(names).toEqual(['Guide 2', 'Guide 4']);
  await page.getByRole('searchbox', { name: 'Search style guides' }).fill('4');
  await expect.poll(names).toEqual(['Guide 4']);
  await filter.selectOptions('AI Mode');
  await expect.element(page.getByRole('heading', { name: 'No style guides match “4”' })).toBeVisible();
  await page.getByRole('tab', { name: 'Archived' }).click();
  await expect.element(page.getByRole('heading', { name: 'No archived tiles' })).toBeVisible();
  expect(window.location.search).toBe('?mode=ai&q=4&tab=archived');
  await page.getByRole('tab', { name: 'Active Tiles' }).click();
  await page.getByRole('button', { name: 'Show all style guides' }).click();
  await expect.poll(names).toEqual(['Guide 1', 'Guide 2', 'Guide 3', 'Guide 4']);
});
