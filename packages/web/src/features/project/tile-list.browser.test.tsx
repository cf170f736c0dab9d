import type { StyleTileView } from '@stylekit/server/contract';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GENERATED_TILE, QUEUED_TILE } from '../../../test/style-tile-example.ts';
import { useCommandList } from '../../lib/command-list.ts';
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

  it('offers the actions of each card in the palette, those of its buttons and those of its menu', async () => {
    const onPreview = vi.fn();
    const onArchive = vi.fn(async () => undefined);
    const nothing = async () => undefined;
    const actions = { onPreview, onArchive, onRestore: nothing, onDelete: () => undefined };
    const pending: StyleTileView = { ...QUEUED_TILE, name: 'Waiting' };
    const view = (origin: Element | null) => (
      <>
        <TileList projectId={COMPLETE.projectId} tab="active" tiles={[COMPLETE, pending]} actions={actions} />
        <Offered origin={origin} />
      </>
    );
    const { rerender } = await render(view(null));
    expect(offered()).toEqual([]);
    await rerender(view(page.getByRole('button', { name: 'Preview: Oak and crust' }).element()));
    expect(offered()).toEqual([
      'Oak and crust: Open style guide',
      'Oak and crust: Preview style guide',
      ...menuOf(COMPLETE).map((label) => `Oak and crust: ${label}`),
    ]);
    await page.getByRole('button', { name: /: Preview style guide/ }).click();
    expect(onPreview).toHaveBeenCalledExactlyOnceWith(COMPLETE);
    await page.getByRole('button', { name: /: Archive style guide/ }).click();
    expect(onArchive).toHaveBeenCalledExactlyOnceWith(COMPLETE);
    await rerender(view(page.getByRole('button', { name: 'Actions for Waiting' }).element()));
    expect(offered()[0]).toBe('Waiting: Continue generation');
  });
});

/** What the menu of a guide offers, in the words of the palette. */
function menuOf({ generationMode }: StyleTileView): string[] {
  const version = generationMode === 'custom' ? [] : ['Another version (1 AI credit)'];
  return [...version, 'Duplicate style guide (1 custom credit)', 'Archive style guide'];
}

function Offered({ origin }: { readonly origin: Element | null }) {
  return (
    <nav aria-label="Offered">
      {useCommandList(origin).map(({ label, card, run }) => (
        <button key={label} type="button" onClick={() => typeof run !== 'string' && run()}>
          {card}: {label}
        </button>
      ))}
    </nav>
  );
}

const offered = () =>
  page
    .getByRole('navigation', { name: 'Offered' })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
