import type { StyleTileView } from '@stylekit/server/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GENERATED_TILE } from '../../../test/style-tile-example.ts';
import { TileList } from './tile-list.tsx';
import './project.css';

const COMPLETE = GENERATED_TILE;
const INCOMPLETE: StyleTileView = {
  ...COMPLETE,
  id: `${COMPLETE.id.slice(0, -1)}c`,
  name: 'Lost',
  generatedData: null,
};

describe('TileList', () => {
  it('shows an error card for a guide without data and the others as usual', async () => {
    const onPreview = vi.fn();
    const onArchive = vi.fn(async () => undefined);
    const actions = { onPreview, onArchive, onRestore: async () => undefined, onDelete: () => undefined };
    await render(
      <TileList
        projectId={COMPLETE.projectId}
        tab="active"
        tiles={[INCOMPLETE, COMPLETE]}
        actions={actions}
      />,
    );
    const incompleteCard = page.getByRole('listitem').filter({ hasText: 'Lost' });
    for (const text of [
      'Error',
      'Style Guide data is missing',
      'There was an error with this style guide. Please try generating a new one.',
    ]) {
      await expect.element(incompleteCard.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(incompleteCard.getByRole('button', { name: /Preview/ })).not.toBeInTheDocument();
    await expect.element(incompleteCard.getByRole('link')).not.toBeInTheDocument();
    await incompleteCard.getByRole('button', { name: 'Actions for Lost' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    expect(onArchive).toHaveBeenCalledExactlyOnceWith(INCOMPLETE);
    await page.getByRole('button', { name: 'Preview: Oak and crust' }).click();
    expect(onPreview).toHaveBeenCalledExactlyOnceWith(COMPLETE);
  });
});
