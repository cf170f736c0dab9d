import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VerifyForm } from './verify-form.tsx';

interface Calls {
  readonly codes: string[];
  resends: number;
}

function renderForm({
  isSending = false,
  failure = null,
}: {
  isSending?: boolean;
  failure?: string | null;
} = {}) {
  const record: Calls = { codes: [], resends: 0 };
  const form = (isOnItsWay: boolean) => (
    <VerifyForm
      email="ines@example.com"
      isSending={isOnItsWay}
      mailNote={null}
      onVerify={async (code) => {
        record.codes.push(code);
        return failure;
      }}
      onResend={async () => {
        record.resends += 1;
        return true;
      }}
      onCancel={() => undefined}
    />
  );
  return { record, form, view: render(form(isSending)) };
}

const field = page.getByLabelText('Verification Code');
const submit = page.getByRole('button', { name: 'Delete Account' });

describe('account deletion code', () => {
  it('is upper-cased, stripped of invalid characters and limited to six', async () => {
    const { record, view } = renderForm();
    await view;
    await field.fill('ab-3 d9k7');
    await expect.element(field).toHaveValue('AB3D9K');
    await submit.click();
    expect(record.codes).toEqual(['AB3D9K']);
  });

  it('is not sent when too short, and shows an error', async () => {
    const { record, view } = renderForm();
    await view;
    await field.fill('AB3D9');
    await submit.click();
    await expect.element(page.getByText('Please enter a valid 6-digit verification code.')).toBeVisible();
    await expect.element(field).toHaveFocus();
    expect(record.codes).toEqual([]);
    await field.fill('AB3D9K');
    await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  });

  it('shows the error of a rejected code and keeps it', async () => {
    const { view } = renderForm({ failure: 'Invalid code' });
    await view;
    await field.fill('AB3D9K');
    await submit.click();
    await expect.element(page.getByText('Invalid code')).toBeVisible();
    await expect.element(field).toHaveValue('AB3D9K');
    await expect.element(field).toHaveFocus();
  });

  it('can be resent only after it was sent, with the countdown starting then', async () => {
    const { form, view } = renderForm({ isSending: true });
    const { rerender } = await view;
    await expect.element(page.getByText(/^Sending a 6-character code to/)).toBeVisible();
    await expect.element(submit).toBeDisabled();
    await rerender(form(false));
    await expect.element(submit).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Resend in 60s' })).toBeDisabled();
  });
});
