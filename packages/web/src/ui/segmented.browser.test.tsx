import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Segmented } from './segmented.tsx';

type Weight = '400' | '500' | '600';

function Example({ isLegendHidden = false }: { readonly isLegendHidden?: boolean }) {
  const [value, setValue] = useState<Weight>('400');
  return (
    <Segmented<Weight>
      legend="Weight"
      segments={[
        { value: '400', label: 'Regular' },
        { value: '500', label: 'Medium', unavailable: 'Lora has no weight 500' },
        { value: '600', label: 'Semibold' },
      ]}
      value={value}
      onChange={setValue}
      isLegendHidden={isLegendHidden}
    />
  );
}

const choice = (name: string) => page.getByRole('radio', { name });

describe('Segmented', () => {
  it('is a group of radio buttons that is chosen from with the pointer', async () => {
    await render(<Example />);
    await expect.element(page.getByRole('group', { name: 'Weight' })).toBeVisible();
    await expect.element(choice('Regular')).toBeChecked();
    await page.getByText('Semibold').click();
    await expect.element(choice('Semibold')).toBeChecked();
    await expect.element(choice('Regular')).not.toBeChecked();
  });

  it('is one stop of the Tab key; the arrow keys pass over what cannot be chosen', async () => {
    await render(<Example />);
    await userEvent.tab();
    await expect.element(choice('Regular')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(choice('Semibold')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(choice('Regular')).toBeChecked();
  });

  it('says why something cannot be chosen', async () => {
    await render(<Example />);
    await expect.element(choice('Medium')).toBeDisabled();
    await expect.element(page.getByTitle('Lora has no weight 500')).toBeVisible();
  });

  it('keeps its legend for those who hear it when it is hidden', async () => {
    await render(<Example isLegendHidden />);
    await expect.element(page.getByRole('group', { name: 'Weight' })).toBeVisible();
    await expect.element(page.getByText('Weight')).toHaveClass('sr-only');
  });

  it('keeps two groups of the same choices apart', async () => {
    await render(
      <>
        <Example />
        <Example />
      </>,
    );
    await page.getByText('Semibold').first().click();
    await expect.element(choice('Semibold').first()).toBeChecked();
    await expect.element(choice('Regular').last()).toBeChecked();
  });
});
