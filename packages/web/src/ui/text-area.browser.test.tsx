import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextArea } from './text-area.tsx';

const area = page.getByRole('textbox', { name: 'Description' });

describe('TextArea', () => {
  it('is named by its label and accepts several lines', async () => {
    await render(<TextArea label="Description" rows={3} note="In your own words" />);
    await expect.element(area).toHaveAccessibleDescription('In your own words');
    await area.click();
    await userEvent.keyboard('One{Enter}Two');
    await expect.element(area).toHaveValue('One\nTwo');
  });

  it('shows its error in place of its hint', async () => {
    await render(
      <TextArea label="Description" note="In your own words" error="Please enter a description" />,
    );
    await expect.element(area).toBeInvalid();
    await expect.element(area).toHaveAccessibleDescription('Please enter a description');
    expect(page.getByText('In your own words').elements()).toEqual([]);
  });
});
