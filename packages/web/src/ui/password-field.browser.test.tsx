import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './password-field.tsx';

const field = page.getByLabelText('Password', { exact: true });
const toggle = page.getByRole('button', { name: 'Show password' });

describe('PasswordField', () => {
  it('hides the input until it is revealed', async () => {
    await render(<PasswordField label="Password" autoComplete="current-password" />);
    await field.fill('correct horse');
    await expect.element(field).toHaveAttribute('type', 'password');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.element(field).toHaveValue('correct horse');
    await toggle.click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  it('allows password managers and no autocorrection', async () => {
    await render(<PasswordField label="Password" autoComplete="current-password" />);
    await expect.element(field).toHaveAttribute('autocomplete', 'current-password');
    await expect.element(field).toHaveAttribute('spellcheck', 'false');
    await expect.element(field).toHaveAttribute('autocapitalize', 'none');
  });

  it('shows its error', async () => {
    await render(<PasswordField label="Password" error="Password must be at least 8 characters" />);
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Password must be at least 8 characters');
  });
});
