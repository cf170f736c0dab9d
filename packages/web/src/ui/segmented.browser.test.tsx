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
  it('is a radio group that works with the pointer', async () => {
    await render(<Example />);
    await expect.element(page.getByRole('group', { name: 'Weight' })).toBeVisible();
    await expect.element(choice('Regular')).toBeChecked();
    await page.getByText('Semibold').click();
    await expect.element(choice('Semibold')).toBeChecked();
    await expect.element(choice('Regular')).not.toBeChecked();
  });

  it('is one tab stop, and the arrow keys skip disabled options', async () => {
    await render(<Example />);
    await userEvent.tab();
    await expect.element(choice('Regular')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(choice('Semibold')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(choice('Regular')).toBeChecked();
  });

  it('says why an option is disabled', async () => {
    await render(<Example />);
    await expect.element(choice('Medium')).toBeDisabled();
    await expect.element(page.getByTitle('Lora has no weight 500')).toBeVisible();
  });

  it('keeps a hidden legend for screen readers', async () => {
    await render(<Example isLegendHidden />);
    await expect.element(page.getByRole('group', { name: 'Weight' })).toBeVisible();
    await expect.element(page.getByText('Weight')).toHaveClass('sr-only');
  });

  it('distinguishes two groups with the same options', async () => {
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
