import type { StyleTileView } from '@stylekit/server/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GENERATED_TILE } from '../../data/style-tile-example.ts';
import { TileList } from './tile-list.tsx';
import './project.css';

const GOOD = GENERATED_TILE;
const DAMAGED: StyleTileView = { ...GOOD, id: `${GOOD.id.slice(0, -1)}c`, name: 'Lost', generatedData: null };

describe('the list of a project’s style guides', () => {
  it('shows an error card for a guide without data, and the others as they are', async () => {
    const onPreview = vi.fn();
    const onArchive = vi.fn(async () => undefined);
    const actions = { onPreview, onArchive, onRestore: async () => undefined, onDelete: () => undefined };
    await render(
      <TileList projectId={GOOD.projectId} tab="active" tiles={[DAMAGED, GOOD]} actions={actions} />,
    );
    const lost = page.getByRole('listitem').filter({ hasText: 'Lost' });
    for (const text of [
      'Error',
      'Style Guide data is missing',
      'There was an error with this style guide. Please try generating a new one.',
    ]) {
      await expect.element(lost.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(lost.getByRole('button', { name: /Preview/ })).not.toBeInTheDocument();
    await expect.element(lost.getByRole('link')).not.toBeInTheDocument();
    await lost.getByRole('button', { name: 'Actions for Lost' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    expect(onArchive).toHaveBeenCalledExactlyOnceWith(DAMAGED);
    await page.getByRole('button', { name: 'Preview: Oak and crust' }).click();
    expect(onPreview).toHaveBeenCalledExactlyOnceWith(GOOD);
  });
});
