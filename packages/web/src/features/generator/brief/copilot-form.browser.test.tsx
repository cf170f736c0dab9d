import { DESIGN_STYLES, FONTS, HARMONY_CHOICES, INDUSTRIES } from '@stylekit/engine';
import { NO_PREFERENCES } from '@stylekit/engine/brief';
import type { MemoryView, ProjectView, StyleTileInput } from '@stylekit/server/contract';
import { getDefaultStore } from 'jotai';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeProject, USER } from '../../../../test/form-example.ts';
import { CATALOG_PATH } from '../../../data/api-paths.ts';
import { toastAtom } from '../../../ui/toast-store.ts';
import { CopilotForm } from './copilot-form.tsx';

const CATALOG = {
  fonts: FONTS,
  industries: INDUSTRIES,
  designStyles: DESIGN_STYLES,
  harmonies: HARMONY_CHOICES.map((value) => ({ value, label: value })),
};
const PURPOSE = 'A bakery in Lisbon that mills its own flour';
const MEMORY: MemoryView = {
  isOn: true,
  entries: [],
  preferences: {
    ...NO_PREFERENCES,
    industry: 'food',
    targetAudience: 'neighbours',
    keptColors: ['#C4532F'],
    fonts: ['Lora'],
  },
};

interface ExampleProps {
  readonly sent?: StyleTileInput[];
  readonly memory?: MemoryView;
  readonly project?: ProjectView;
}

function Example({ sent = [], memory, project = makeProject() }: ExampleProps) {
  const offline = { fallback: { [CATALOG_PATH]: CATALOG }, revalidateOnMount: false };
  return (
    <SWRConfig value={offline}>
      <CopilotForm
        project={project}
        user={USER}
        isPending={false}
        serverError={null}
        memory={memory}
        onEdit={() => undefined}
        onCreate={(body) => sent.push(body)}
      />
    </SWRConfig>
  );
}

describe('Co-Pilot form', () => {
  const purpose = page.getByLabelText('Brand purpose');
  const create = page.getByRole('button', { name: 'Create style guide' });

  it('requires only the purpose', async () => {
    const sent: StyleTileInput[] = [];
    await render(<Example sent={sent} project={makeProject()} />);
    await expect.element(page.getByLabelText('Color harmony')).toHaveValue('auto');
    await create.click();
    await expect.element(purpose).toHaveFocus();
    await purpose.fill(PURPOSE);
    await create.click();
    expect(sent).toMatchObject([{ industry: null, colorHarmony: 'auto' }]);
  });

  it('asks for a custom industry when "Other" is selected', async () => {
    const sent: StyleTileInput[] = [];
    await render(<Example sent={sent} project={makeProject()} />);
    await purpose.fill(PURPOSE);
    expect(page.getByLabelText('Your industry').elements()).toEqual([]);
    await page.getByLabelText('Industry').selectOptions('Other');
    const own = page.getByLabelText('Your industry');
    await create.click();
    await expect.element(own).toHaveFocus();
    await expect.element(own).toHaveAccessibleDescription('Please specify your custom industry');
    expect(getDefaultStore().get(toastAtom)).toMatchObject({
      title: 'Missing Information',
      description: 'Please specify your custom industry',
    });
    await own.fill('Milling');
    await create.click();
    expect(sent).toMatchObject([{ industry: 'other', customIndustry: 'Milling' }]);
  });

  it('describes the selected design style', async () => {
    const sent: StyleTileInput[] = [];
    await render(<Example sent={sent} project={makeProject()} />);
    await purpose.fill(PURPOSE);
    await page.getByLabelText('Design style').selectOptions('Corporate');
    await expect
      .element(page.getByText(/Reliable and legible.*For example: a deep lead color/))
      .toBeVisible();
    await create.click();
    expect(sent).toMatchObject([{ designStyle: 'corporate' }]);
  });

  it('rejects an invalid color', async () => {
    const sent: StyleTileInput[] = [];
    await render(<Example sent={sent} project={makeProject()} />);
    await purpose.fill(PURPOSE);
    const color = page.getByRole('textbox', { name: 'Primary color' });
    await color.fill('#12');
    await create.click();
    await expect.element(page.getByText('Must be a valid hex color code')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is prefilled from the memory, says so and can be cleared', async () => {
    const sent: StyleTileInput[] = [];
    await render(<Example sent={sent} project={makeProject()} memory={MEMORY} />);
    const words = 'industry, target audience, primary color, and primary font';
    await expect.element(page.getByText(`Prefilled from brand memory: ${words}.`)).toBeVisible();
    await expect.element(page.getByLabelText('Industry')).toHaveValue('food');
    const audience = page.getByLabelText('Target audience');
    await audience.fill('people of the harbour');
    await page.getByRole('button', { name: 'Clear prefilled fields' }).click();
    await expect.element(page.getByText(/Prefilled from/)).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Industry')).toHaveFocus();
    await expect.element(page.getByLabelText('Industry')).toHaveValue('');
    await purpose.fill(PURPOSE);
    await create.click();
    expect(sent).toMatchObject([
      { industry: null, primaryFont: null, primaryColorHex: null, targetAudience: 'people of the harbour' },
    ]);
  });

  it('keeps the input when left and reopened', async () => {
    const project = makeProject();
    const view = await render(<Example project={project} />);
    await purpose.fill(PURPOSE);
    await page.getByLabelText('Target audience').fill('neighbours');
    await view.unmount();
    await render(<Example project={project} />);
    await expect.element(purpose).toHaveValue(PURPOSE);
    await expect.element(page.getByLabelText('Target audience')).toHaveValue('neighbours');
  });
});
