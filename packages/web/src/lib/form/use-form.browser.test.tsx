import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldError } from '../field-error.ts';
import { HttpError } from '../http.ts';
import { fieldSchema, required } from './field-schema.ts';
import { useFields } from './form-state.ts';
import { useForm } from './use-form.ts';

interface Values {
  readonly name: string;
  readonly city: string;
  readonly consent: boolean;
}

const checks = fieldSchema<Values>({
  name: required('Please enter a name'),
  city: ({ length }) => (length < 3 ? 'At least 3 characters' : undefined),
  consent: (isGiven) => (isGiven ? undefined : 'Please accept'),
});
/** Converts like a schema of zod. */
const schema = {
  safeParse(values: Values) {
    const { data, error } = checks.safeParse(values);
    return error === undefined ? { data: { ...values, name: data?.name.trim() } } : { error };
  },
};

interface ExampleProps {
  readonly onSubmit?: (output: object) => Promise<void> | void;
  readonly onInvalid?: (errors: object) => void;
  readonly onFailure?: (failure: unknown) => void;
  readonly showsErrors?: 'on-submit' | 'on-blur';
  readonly isConsentGiven?: boolean;
}

function Example({ onSubmit = () => undefined, isConsentGiven = true, ...rest }: ExampleProps) {
  const state = useFields({ name: '', city: '', consent: isConsentGiven });
  const form = useForm({ state, schema, onSubmit, ...rest });
  return (
    <form {...form.props}>
      <Field label="Name" {...form.input('name')} />
      <Field label="City" {...form.input('city')} />
      <CheckField {...form.checkbox('consent')}>Consent</CheckField>
      <button type="submit" disabled={form.isPending}>
        Save
      </button>
      <button type="button" onClick={() => form.reset({ name: '' })}>
        Reset
      </button>
      {form.failure !== null && <p role="alert">Failed</p>}
    </form>
  );
}

const nameSchema = fieldSchema<{ readonly name: string }>({});

function Kept() {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    state: [{ name }, (part) => setName((part.name ?? name).toUpperCase())],
    schema: nameSchema,
    failure,
    onSubmit: () => setFailure(serverError('name')),
  });
  return (
    <form {...form.props}>
      <Field label="Name" {...form.input('name')} />
      <button type="submit">Save</button>
    </form>
  );
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = page.getByRole('button', { name: 'Save' });

function serverError(path: string): HttpError {
  return new HttpError(400, '', { message: '', code: 'SK_INVALID', issues: [{ path, message: 'Taken' }] });
}

async function fillIn(): Promise<void> {
  await field('Name').fill(' Oak ');
  await field('City').fill('Porto');
}

describe('useForm', () => {
  it('shows the errors of the schema after a submission, focuses the first and follows the input', async () => {
    const [onSubmit, onInvalid] = [vi.fn(), vi.fn()];
    await render(<Example onSubmit={onSubmit} onInvalid={onInvalid} />);
    await field('City').fill('P');
    await expect.element(field('City')).toBeValid();
    await save.click();
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(field('Name')).toHaveAccessibleDescription('Please enter a name');
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith({
      name: 'Please enter a name',
      city: 'At least 3 characters',
    });
    await field('City').fill('Po');
    await expect.element(field('City')).toHaveAccessibleDescription('At least 3 characters');
    await field('City').fill('Porto');
    await expect.element(field('City')).toBeValid();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits the converted values, once at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onSubmit = vi.fn(() => promise);
    await render(<Example onSubmit={onSubmit} />);
    await fillIn();
    await save.click();
    await expect.element(save).toBeDisabled();
    field('City').element().closest('form')?.requestSubmit();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Oak', city: 'Porto', consent: true });
    resolve();
    await expect.element(save).toBeEnabled();
  });

  it('shows errors when a field is left, if chosen', async () => {
    await render(<Example showsErrors="on-blur" />);
    await field('Name').click();
    await userEvent.tab();
    await expect.element(field('Name')).toHaveAccessibleDescription('Please enter a name');
    await expect.element(field('City')).toBeValid();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Please accept');
  });

  it('shows server errors at their fields until the next change', async () => {
    const onFailure = vi.fn();
    await render(<Example onSubmit={() => Promise.reject(serverError('city'))} onFailure={onFailure} />);
    await fillIn();
    await save.click();
    await expect.element(field('City')).toHaveAccessibleDescription('Taken');
    await expect.element(field('City')).toHaveFocus();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(page.getByRole('alert').elements()).toEqual([]);
    await field('Name').fill('Elm');
    await expect.element(field('City')).toBeValid();
  });

  it('reports other failures for the whole form', async () => {
    await render(<Example onSubmit={() => Promise.reject(serverError('unknown'))} />);
    await fillIn();
    await save.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await field('Name').fill('Elm');
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('shows the messages of a field error', async () => {
    await render(<Example onSubmit={() => Promise.reject(new FieldError({ name: 'Unknown' }))} />);
    await fillIn();
    await save.click();
    await expect.element(field('Name')).toHaveAccessibleDescription('Unknown');
  });

  it('hides all errors after a reset', async () => {
    await render(<Example />);
    await save.click();
    await expect.element(field('Name')).toBeInvalid();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.element(field('Name')).toBeValid();
    await expect.element(field('City')).toBeValid();
  });

  it('drives values that are kept elsewhere and shows their failure', async () => {
    await render(<Kept />);
    await field('Name').fill('oak');
    await expect.element(field('Name')).toHaveValue('OAK');
    await save.click();
    await expect.element(field('Name')).toHaveAccessibleDescription('Taken');
    await expect.element(field('Name')).toHaveFocus();
  });
});
