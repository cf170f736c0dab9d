import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useInitialFocus } from '../lib/use-initial-focus.ts';
import { Field } from './field.tsx';
import { InlineEdit } from './inline-edit.tsx';

interface InputProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Input({ value, error, onChange }: InputProps) {
  const ref = useInitialFocus<HTMLInputElement>();
  return (
    <Field
      ref={ref}
      label="Title"
      {...{ value, error }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Example({ onSave }: { readonly onSave: (value: string) => Promise<string | null> }) {
  return (
    <InlineEdit
      value="Oak"
      check={(text) => (text === '' ? 'Please write a title' : undefined)}
      onSave={onSave}
      className=""
      field={(props) => <Input {...props} />}
    >
      {({ button, form }) =>
        form ?? (
          <button type="button" {...button}>
            Edit
          </button>
        )
      }
    </InlineEdit>
  );
}

const edit = page.getByRole('button', { name: 'Edit' });
const field = page.getByRole('textbox', { name: 'Title' });
const save = page.getByRole('button', { name: 'Save' });

describe('InlineEdit', () => {
  it('focuses the field, saves and returns the focus to its button', async () => {
    const onSave = vi.fn(async () => null);
    await render(<Example onSave={onSave} />);
    await edit.click();
    await expect.element(field).toHaveFocus();
    await field.fill('Elm');
    await save.click();
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Elm');
    await expect.element(edit).toHaveFocus();
  });

  it('stays open with a message at the field', async () => {
    const onSave = vi.fn(async () => 'This title is taken');
    await render(<Example onSave={onSave} />);
    await edit.click();
    await field.fill('');
    await save.click();
    await expect.element(field).toHaveAccessibleDescription('Please write a title');
    expect(onSave).not.toHaveBeenCalled();
    await field.fill('Elm');
    await save.click();
    await expect.element(field).toHaveAccessibleDescription('This title is taken');
    await expect.element(field).toHaveFocus();
  });

  it('closes with Escape and with Cancel without saving', async () => {
    const onSave = vi.fn(async () => null);
    await render(<Example onSave={onSave} />);
    await edit.click();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(edit).toHaveFocus();
    await edit.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(edit).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });
});
