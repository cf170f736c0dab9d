import { FONTS } from '@stylekit/engine';
import type { ProjectView, StyleTileInput, UserView } from '@stylekit/server/contract';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CATALOG_PATH } from '../../../data/api-paths.ts';
import { clearDrafts } from '../../../lib/draft-atom.ts';
import { HttpError } from '../../../lib/http.ts';
import { Announcer } from '../../../ui/announcer.tsx';
import { CustomForm } from './custom-form.tsx';

const PROJECT: ProjectView = {
  id: '0191b4a8-0000-7000-8000-000000000000',
  name: 'Padaria',
  description: 'A bakery in Porto',
  logoUrl: null,
  createdAt: '2026-11-19T12:00:00.000Z',
  updatedAt: '2026-11-19T12:00:00.000Z',
  isArchived: false,
  isDeleted: false,
  styleTileCount: 0,
  lastChangedAt: '2026-01-01T00:00:00.000Z',
  latestPalette: null,
};
const USER: UserView = {
  id: '0191b4a8-0000-7000-8000-000000000001',
  name: 'Inês',
  email: 'ines@example.com',
  profilePicture: null,
  googleId: null,
  credits: 3,
  customLimit: 2,
  subscriptionStatus: 'none',
  emailVerified: true,
  createdAt: '2026-11-19T12:00:00.000Z',
  subscription: null,
};

interface ExampleProps {
  readonly project?: ProjectView;
  readonly serverError?: unknown;
  readonly onCreate?: (body: StyleTileInput) => void;
}

function Example({ project = PROJECT, serverError: first = null, onCreate = () => undefined }: ExampleProps) {
  const [serverError, setServerError] = useState<unknown>(first);
  const catalog = { fonts: FONTS };
  return (
    <SWRConfig value={{ fallback: { [CATALOG_PATH]: catalog }, revalidateOnMount: false }}>
      <CustomForm
        project={project}
        user={USER}
        isPending={false}
        serverError={serverError}
        onEdit={() => setServerError(null)}
        onCreate={onCreate}
      />
      <Announcer />
    </SWRConfig>
  );
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const submit = page.getByRole('button', { name: 'Create style guide' });
const preview = page.getByRole('region', { name: 'Live preview' });

beforeEach(() => {
  sessionStorage.clear();
  clearDrafts();
});

describe('Custom form', () => {
  it('starts with the defaults and sends the whole guide', async () => {
    const onCreate = vi.fn<(body: StyleTileInput) => void>();
    await render(<Example onCreate={onCreate} />);
    await expect.element(field('Name')).toHaveValue('Padaria Custom Style');
    await expect.element(field('Accent color 4')).toHaveValue('#8B5CF6');
    await expect.element(field('Name of accent color 4')).toHaveValue('Accent Purple');
    await expect.element(page.getByRole('combobox', { name: 'Header font' })).toHaveValue('Playfair Display');
    await expect.element(page.getByText('Uses 1 of 2 custom credits')).toBeVisible();
    await field('Primary color').fill('c4532f');
    await field('Name of primary color').fill('Crust');
    await submit.click();
    expect(onCreate).toHaveBeenCalledOnce();
    expect(onCreate.mock.lastCall?.[0]).toMatchObject({
      projectId: PROJECT.id,
      generationMode: 'custom',
      name: 'Padaria Custom Style',
      primaryColorHex: '#C4532F',
      primaryFont: 'Playfair Display',
      secondaryFont: 'Roboto',
      generated: true,
      generatedData: { colors: { primary: { hex: '#C4532F', name: 'Crust', variable: '--primary' } } },
    });
  });

  it('shows each error at its field, focuses the first and removes it once fixed', async () => {
    const onCreate = vi.fn();
    await render(<Example onCreate={onCreate} />);
    await field('Secondary color 1').fill('');
    await field('Name of accent color 2').fill(' ');
    await page.getByRole('combobox', { name: 'Body font' }).fill('');
    await submit.click();
    await expect.element(field('Secondary color 1')).toHaveFocus();
    await expect
      .element(field('Secondary color 1'))
      .toHaveAccessibleDescription('Secondary color 1 is required');
    await expect
      .element(field('Name of accent color 2'))
      .toHaveAccessibleDescription('Please name your accent color 2');
    await expect
      .element(page.getByRole('combobox', { name: 'Body font' }))
      .toHaveAccessibleDescription('Body font is required');
    expect(onCreate).not.toHaveBeenCalled();
    await field('Secondary color 1').fill('#10B981');
    await expect.element(field('Secondary color 1')).toBeValid();
  });

  it('requires a name', async () => {
    await render(<Example />);
    await field('Name').fill('');
    await submit.click();
    await expect.element(field('Name')).toHaveFocus();
    await expect
      .element(field('Name'))
      .toHaveAccessibleDescription('Please provide a name for your style guide');
  });

  it('keeps an invalid color code and shows an error on blur', async () => {
    await render(<Example />);
    await field('Accent color 1').fill('#12');
    await field('Name').click();
    await expect.element(field('Accent color 1')).toHaveValue('#12');
    await expect
      .element(field('Accent color 1'))
      .toHaveAccessibleDescription('Must be a valid hex color code');
  });

  it('shows server errors at their fields until something changes', async () => {
    const path = 'generatedData.colors.secondary.1.name';
    const serverError = new HttpError(400, '', {
      message: 'Some of it cannot be used.',
      code: 'SK_INVALID',
      issues: [{ path, message: 'This name is taken' }],
    });
    await render(<Example serverError={serverError} />);
    const name = field('Name of secondary color 2');
    await expect.element(name).toHaveAccessibleDescription('This name is taken');
    await expect.element(name).toHaveFocus();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Creation FailedSome of it cannot be used.');
    await name.fill('Tejo');
    await expect.element(name).toBeValid();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('keeps the input when left and reopened', async () => {
    const first = await render(<Example />);
    await field('Name of primary color').fill('قشرة الخبز');
    await first.unmount();
    await render(<Example />);
    await expect.element(field('Name of primary color')).toHaveValue('قشرة الخبز');
  });

  it('keeps the input after a reload, for this project only', async () => {
    const first = await render(<Example />);
    await field('Primary color').fill('#C453');
    await first.unmount();
    clearDrafts();
    const second = await render(<Example />);
    await expect.element(field('Primary color')).toHaveValue('#C453');
    await second.unmount();
    await render(<Example project={{ ...PROJECT, id: '0191b4a8-0000-7000-8000-000000000009' }} />);
    await expect.element(field('Primary color')).toHaveValue('#3B82F6');
  });

  it('resets after confirmation, or immediately when nothing changed', async () => {
    await render(<Example />);
    const startOver = page.getByRole('button', { name: 'Start over' });
    await startOver.click();
    expect(page.getByRole('dialog', { name: 'Start over?' }).elements()).toEqual([]);
    await field('Name').fill('Padaria by night');
    await startOver.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(field('Name')).toHaveValue('Padaria by night');
    await startOver.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect.element(field('Name')).toHaveValue('Padaria Custom Style');
    await expect.element(startOver).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('live preview', () => {
  it('uses the selected fonts and colors', async () => {
    await render(<Example />);
    const title = preview.getByText('Padaria', { exact: true });
    expect(getComputedStyle(title.element()).fontFamily).toBe('"Playfair Display", Georgia, serif');
    const button = preview.getByText('Get started').first();
    expect(getComputedStyle(button.element()).backgroundColor).toBe('rgb(59, 130, 246)');
    expect(getComputedStyle(button.element()).color).toBe('rgb(0, 0, 0)');
    // The exported classes set the weight and the font of buttons.
    expect(getComputedStyle(button.element()).fontWeight).toBe('500');
    expect(getComputedStyle(button.element()).fontFamily).toContain('Roboto');
    await field('Primary color').fill('#1F4E6B');
    await expect.poll(() => getComputedStyle(button.element()).backgroundColor).toBe('rgb(31, 78, 107)');
    expect(getComputedStyle(button.element()).color).toBe('rgb(255, 255, 255)');
    await expect
      .element(field('Primary color'))
      .toHaveAccessibleDescription('Contrast with white text: 8.89 AAA');
  });

  it('shows the findings and applies a fix only on request', async () => {
    await render(<Example />);
    await expect.element(preview.getByRole('status')).toHaveTextContent('1 suggestion');
    await expect
      .element(preview.getByText(/With protanopia, Secondary Indigo and Accent Purple/))
      .toBeVisible();
    await expect.element(field('Accent color 4')).toHaveValue('#8B5CF6');
    await preview.getByRole('button', { name: /^Apply/ }).click();
    await expect.element(field('Accent color 4')).toHaveValue('#774FD4');
    await expect.element(preview.getByRole('status')).toHaveTextContent('No issues');
    await expect.element(preview.getByRole('status')).toHaveFocus();
    await expect
      .element(page.getByText('Darken Accent Purple by 6% and make it less vivid: #774FD4'))
      .toBeInTheDocument();
  });

  it('stays while a color code is incomplete', async () => {
    await render(<Example />);
    await field('Primary color').fill('#3B8');
    await field('Primary color').fill('#3B82');
    await expect
      .element(preview.getByText('Checks run once every color and both fonts are set.'))
      .toBeVisible();
    await expect.element(preview.getByText('Padaria', { exact: true })).toBeVisible();
  });

  it('fits a narrow screen with the longest names', async () => {
    await page.viewport(360, 740);
    const long = 'Wunderbarkeitsfarbenbezeichnungsungetüm am Meer bei Nacht'.repeat(2).slice(0, 80);
    await render(<Example project={{ ...PROJECT, name: long }} />);
    await field('Name of primary color').fill(long);
    await field('Name of accent color 4').fill('لون البحر عند الغروب في مدينة الإسكندرية');
    await expect.poll(() => document.documentElement.scrollWidth).toBe(360);
  });
});
