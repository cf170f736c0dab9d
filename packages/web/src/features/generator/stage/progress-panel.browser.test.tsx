import type { StyleTileView } from '@stylekit/server/contract';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer } from '../../../ui/announcer.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import '../generator.css';
import { QUEUED_TILE } from '../../../../test/style-tile-example.ts';

function Example(part: Partial<StyleTileView>) {
  return (
    <>
      <ProgressPanel tile={{ ...QUEUED_TILE, ...part }} heading={createRef()} />
      <Announcer />
    </>
  );
}

function states(): (string | undefined)[] {
  return page
    .getByRole('listitem')
    .elements()
    .map((item) => (item instanceof HTMLElement ? item.dataset['state'] : undefined));
}

describe('ProgressPanel', () => {
  it('shows and announces the current step', async () => {
    const view = await render(<Example generationStatus="running" generationStep="colors" />);
    await expect.element(page.getByRole('heading', { name: 'AI Magic in Progress' })).toBeVisible();
    expect(states()).toEqual(['done', 'current', 'upcoming', 'upcoming']);
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('Step 2 of 4: Colors');
    await view.rerender(<Example generationStatus="running" generationStep="finalizing" />);
    expect(states()).toEqual(['done', 'done', 'done', 'current']);
    await expect.element(status).toHaveTextContent('Step 4 of 4: Finalizing');
  });

  it('shows that the guide is queued and that the page can be left', async () => {
    await render(<Example />);
    expect(states()).toEqual(['upcoming', 'upcoming', 'upcoming', 'upcoming']);
    await expect.element(page.getByText(/is queued.*You can leave this page/)).toBeVisible();
  });

  it('shows that there is no connection', async () => {
    await render(<Example generationStatus="running" generationStep="colors" />);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await expect.element(page.getByText('You are offline')).toBeVisible();
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('You are offline')).not.toBeInTheDocument();
  });

  it('is not animated with reduced motion', async () => {
    await render(<Example generationStatus="running" generationStep="colors" />);
    const mark = document.querySelector('[data-state="current"] .step-marker');
    expect(mark === null ? null : getComputedStyle(mark).animationName).toBe('none');
  });
});
