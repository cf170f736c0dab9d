import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeField } from './code-field.tsx';

function Example({ error }: { readonly error?: string }) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return <CodeField name="code" ref={field} value={code} onChange={setCode} error={error} />;
}

it('CodeField accepts six letters and digits, upper-cased, also when pasted with spaces', async () => {
  await render(<Example />);
  const field = page.getByRole('textbox');
  await userEvent.type(field, 'ab-c 12');
  await expect.element(field).toHaveValue('ABC12');
  await userEvent.fill(field, 'k7 m2 p9 extra');
  await expect.element(field).toHaveValue('K7M2P9');
});

it('CodeField announces its error', async () => {
  await render(<Example error="Please enter a valid 6-digit verification code." />);
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(/valid 6-digit/);
});
