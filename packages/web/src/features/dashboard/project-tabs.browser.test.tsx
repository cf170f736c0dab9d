import type { ProjectView } from '@stylekit/server/contract';
import { type Middleware, SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PROJECTS_PATH } from '../../data/api-paths.ts';
import { NetworkError } from '../../lib/http.ts';
import { ProjectTabs } from './project-tabs.tsx';
import './dashboard.css';

const PROJECT: ProjectView = {
  id: '01890000-0000-7000-8000-0000000000cc',
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
const noop = async () => undefined;
const ACTIONS = {
  onEdit: () => undefined,
  onArchive: noop,
  onRestore: noop,
  onDelete: () => undefined,
};

interface ExampleProps {
  readonly error?: Error;
  readonly projects?: readonly ProjectView[];
}

/** A loaded list, optionally with a failed revalidation. */
function Example({ error, projects = [PROJECT] }: ExampleProps) {
  const fail: Middleware = (next) => (key, _fetcher, config) => ({
    ...next(key, null, config),
    ...(error === undefined ? {} : { error: error as never }),
  });
  return (
    <SWRConfig value={{ fallback: { [PROJECTS_PATH]: projects }, use: [fail] }}>
      <ProjectTabs actions={ACTIONS} onCreate={() => undefined} />
    </SWRConfig>
  );
}

const ADDRESS = window.location.pathname;
beforeEach(() => window.history.replaceState(null, '', ADDRESS));

const PALETTE = ['#9A3B1E', '#2F3A33', '#D9A25F', '#F2C14E', '#F4EBDD', '#5B7A6A', '#7C5A8C'];

/** Projects from the newest to the oldest; the last one was changed last. */
const MANY = ['Forno', 'Ácaro', 'Büro 9', 'Büro 10'].map((name, index): ProjectView => {
  const day = `2026-01-0${9 - index}T00:00:00.000Z`;
  const lastChangedAt = index === 3 ? '2026-02-01T00:00:00.000Z' : day;
  return { ...PROJECT, id: `${PROJECT.id.slice(0, -1)}${index}`, name, createdAt: day, lastChangedAt };
});
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

it('a project shows the colors of its latest guide, or that it has none', async () => {
  const colored = { ...MANY[0], latestPalette: PALETTE } as ProjectView;
  await render(<Example projects={[colored, { ...PROJECT, styleTileCount: 0 }]} />);
  const strip = page.getByRole('list', { name: 'Colors of the latest style guide' });
  await expect.element(strip).toBeVisible();
  expect(
    strip
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(PALETTE);
  await expect.element(page.getByText('No style guide yet')).toBeVisible();
});

it('a short list has no search', async () => {
  await render(<Example projects={MANY.slice(1)} />);
  await expect.element(page.getByText('Ácaro')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
});

it('projects are searched and sorted, and the address keeps both', async () => {
  const view = await render(<Example projects={MANY} />);
  const field = page.getByRole('searchbox', { name: 'Search projects' });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('buro');
  await expect.poll(names).toEqual(['Büro 9', 'Büro 10']);
  await expect.element(page.getByText('2 of 4 shown')).toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Sort projects by' }).selectOptions('Last changed');
  await expect.poll(names).toEqual(['Büro 10', 'Büro 9']);
  expect(window.location.search).toBe('?q=buro&sort=changed');
  await view.unmount();

  await render(<Example projects={MANY} />);
  await expect.poll(names).toEqual(['Büro 10', 'Büro 9']);
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(names).toEqual(['Büro 10', 'Forno', 'Ácaro', 'Büro 9']);
  await field.fill('atlas');
  await expect.element(page.getByRole('heading', { name: 'No projects match “atlas”' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all projects' }).click();
  await expect.poll(() => names().length).toBe(4);
  expect(window.location.search).toBe('?sort=changed');
});

it('ProjectTabs keeps the list and shows an error when reloading fails', async () => {
  const view = await render(<Example />);
  const top = () => page.getByRole('heading', { name: 'Forno' }).element().getBoundingClientRect().top;
  const before = top();
  await view.rerender(<Example error={new NetworkError(false, null)} />);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Failed to fetch projects')).toBeVisible();
  await expect.element(alert.getByText(/The list shown may be outdated/)).toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(top()).toBe(before);
});
