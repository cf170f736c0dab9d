import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Slider } from './slider.tsx';

function Example() {
  const [value, setValue] = useState(16);
  return (
    <Slider
      label="Font size"
      range={{ min: 14, max: 22, step: 1, default: 16 }}
      value={value}
      toText={(shown) => `${shown} px`}
      onChange={setValue}
    />
  );
}

const slider = page.getByRole('slider', { name: 'Font size' });

describe('Slider', () => {
  it('shows and announces its value with the unit', async () => {
    await render(<Example />);
    await expect.element(slider).toHaveAttribute('aria-valuetext', '16 px');
    await expect.element(page.getByText('16 px')).toBeVisible();
  });

  it('moves one step with the arrow keys and stops at its limits', async () => {
    await render(<Example />);
    await userEvent.tab();
    await expect.element(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect.element(slider).toHaveValue('17');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '22 px');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '14 px');
  });

  it('fills its track up to the value', async () => {
    await render(<Example />);
    await slider.fill('18');
    expect(getComputedStyle(slider.element()).getPropertyValue('--share')).toBe('0.5');
  });
});
