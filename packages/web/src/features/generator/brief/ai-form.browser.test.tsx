import { NO_PREFERENCES } from '@stylekit/engine/brief';
import type { MemoryView, StyleTileInput } from '@stylekit/server/contract';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeProject, USER } from '../../../../test/form-example.ts';
import { HttpError } from '../../../lib/http.ts';
import { AiForm } from './ai-form.tsx';

const ERROR = 'Please provide at least 10 characters for the brand purpose';
const MEMORY: MemoryView = {
  isOn: true,
  entries: [
    {
      id: '01890000-0000-7000-8000-000000000001',
      kind: 'font',
      value: 'Lora',
      sentence: 'Lora was kept.',
      source: 'You wrote this.',
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  ],
  preferences: { ...NO_PREFERENCES, fonts: ['Lora'] },
};

/** A server that rejects the first request with a field error. */
function Example({ sent, memory }: { readonly sent: StyleTileInput[]; readonly memory?: MemoryView }) {
  const [project] = useState(makeProject);
  const [serverError, setServerError] = useState<unknown>(null);
  return (
    <AiForm
      project={project}
      user={USER}
      isPending={false}
      serverError={serverError}
      memory={memory}
      onEdit={() => setServerError(null)}
      onCreate={(body) => {
        sent.push(body);
        const issues = [{ path: 'description', message: 'Please say it in other words' }];
        setServerError(new HttpError(400, '', { message: 'Not like this.', code: 'SK_INVALID', issues }));
      }}
    />
  );
}

describe('AI form', () => {
  const purpose = page.getByLabelText('Brand purpose');
  beforeEach(() => window.sessionStorage.clear());

  it('shows what is missing and focuses the field', async () => {
    const sent: StyleTileInput[] = [];
    await render(<Example sent={sent} />);
    await purpose.fill('  short   ');
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await expect.element(page.getByText(ERROR)).toBeVisible();
    await expect.element(purpose).toHaveFocus();
    await expect.element(purpose).toHaveAccessibleDescription(ERROR);
    expect(sent).toEqual([]);
    await purpose.fill('long enough');
    await expect.element(page.getByText(ERROR)).not.toBeInTheDocument();
  });

  it('counts characters like the server, up to 2,000', async () => {
    await render(<Example sent={[]} />);
    await purpose.fill(` ${'a'.repeat(2_001)} `);
    await expect.element(page.getByText(/2,001 \/ 2,000/)).toBeVisible();
    await page.getByRole('button', { name: 'Create style guide' }).click();
    await expect.element(page.getByText('Please keep the brand purpose to 2000 characters')).toBeVisible();
  });

  it('submits with Ctrl+Enter and shows server errors until the input changes', async () => {
    const sent: StyleTileInput[] = [];
    await render(<Example sent={sent} />);
    await purpose.fill('A bakery in Lisbon');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Please say it in other words')).toBeVisible();
    await expect.element(page.getByText('Not like this.')).toBeVisible();
    expect(sent).toMatchObject([{ generationMode: 'ai', description: 'A bakery in Lisbon' }]);
    await purpose.fill('A bakery in Porto');
    await expect.element(page.getByText('Please say it in other words')).not.toBeInTheDocument();
    await expect.element(page.getByText('Not like this.')).not.toBeInTheDocument();
  });

  it('shows that the memory applies and what the guide costs', async () => {
    await render(<Example sent={[]} memory={MEMORY} />);
    await expect.element(page.getByRole('link', { name: 'View brand memory' })).toBeVisible();
    await expect.element(page.getByText('Uses 1 of 3 AI credits')).toBeVisible();
  });

  it('shows no note when the memory is off', async () => {
    await render(<Example sent={[]} memory={{ ...MEMORY, isOn: false }} />);
    await expect.element(purpose).toBeVisible();
    expect(page.getByRole('link').elements()).toEqual([]);
  });
});
