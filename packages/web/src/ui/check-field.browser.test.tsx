import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckField } from './check-field.tsx';

function Example({ error }: { readonly error?: string }) {
  const [isChecked, setChecked] = useState(false);
  return (
    <CheckField isChecked={isChecked} onChange={setChecked} error={error}>
      I accept the <a href="#terms">terms</a>
    </CheckField>
  );
}

const box = page.getByRole('checkbox', { name: 'I accept the terms' });

describe('CheckField', () => {
  it('toggles with its label, with a click and with Space', async () => {
    await render(<Example />);
    await page
      .getByText('I accept the', { exact: false })
      .first()
      .click({ position: { x: 4, y: 8 } });
    await expect.element(box).toBeChecked();
    await box.click();
    await expect.element(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(box).toBeChecked();
  });

  it('does not toggle with a link in its label', async () => {
    await render(<Example />);
    await page.getByRole('link', { name: 'terms' }).click();
    await expect.element(box).not.toBeChecked();
  });

  it('shows its error', async () => {
    await render(<Example error="You must accept the terms and privacy policy" />);
    await expect.element(box).toBeInvalid();
    await expect.element(box).toHaveAccessibleDescription('You must accept the terms and privacy policy');
  });
});
