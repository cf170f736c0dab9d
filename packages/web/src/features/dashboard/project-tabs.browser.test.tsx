import type { ProjectView } from '@stylekit/server/contract';
import { type Middleware, SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
};
const noop = async () => undefined;
const ACTIONS = {
  onEdit: () => undefined,
  onArchive: noop,
  onRestore: noop,
  onDelete: () => undefined,
};

/** A loaded list, optionally with a failed revalidation. */
function Example({ error }: { readonly error?: Error }) {
  const fail: Middleware = (next) => (key, _fetcher, config) => ({
    ...next(key, null, config),
    ...(error === undefined ? {} : { error: error as never }),
  });
  return (
    <SWRConfig value={{ fallback: { [PROJECTS_PATH]: [PROJECT] }, use: [fail] }}>
      <ProjectTabs actions={ACTIONS} onCreate={() => undefined} />
    </SWRConfig>
  );
}

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
