import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Field } from './field.tsx';

describe('Field', () => {
  it('is named by its label and described by its hint', async () => {
    await render(<Field label="Name" note="As people call it" />);
    const field = page.getByRole('textbox', { name: 'Name' });
    await expect.element(field).toHaveAccessibleDescription('As people call it');
    await expect.element(field).toBeValid();
    await page.getByText('Name', { exact: true }).click();
    await expect.element(field).toHaveFocus();
  });

  it('shows its error in place of its hint', async () => {
    await render(<Field label="Name" note="As people call it" error="Please enter a name" />);
    const field = page.getByRole('textbox', { name: 'Name' });
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Please enter a name');
    expect(page.getByText('As people call it').elements()).toEqual([]);
  });

  it('has no description without a hint or error', async () => {
    await render(<Field label="Name" />);
    await expect.element(page.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('distinguishes two fields with the same label', async () => {
    await render(
      <>
        <Field label="Name" error="First" />
        <Field label="Name" error="Second" />
      </>,
    );
    const fields = page.getByRole('textbox', { name: 'Name' });
    await expect.element(fields.first()).toHaveAccessibleDescription('First');
    await expect.element(fields.last()).toHaveAccessibleDescription('Second');
  });

  it('puts the actions above and beside it in the tab order', async () => {
    await render(
      <Field
        label="Name"
        action={<a href="/help">Help</a>}
        trailing={<button type="button">Clear</button>}
      />,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Help' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Clear' })).toHaveFocus();
  });
});
