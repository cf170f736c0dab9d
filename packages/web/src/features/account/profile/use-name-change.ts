import { useState } from 'react';
import { USER_PATH } from '../../../data/api-paths.ts';
import { refresh } from '../../../data/refresh.ts';
import { type Form, useForm } from '../../../lib/form/use-form.ts';
import { messageOf } from '../../../lib/http.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changeName } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { isSameName, profileSchema } from './display-name.ts';

interface NameChange {
  readonly form: Form<{ readonly name: string }>;
  readonly isChanged: boolean;
}

/** The form of the display name. Typed text is kept if saving fails or the name changes in another window. */
export function useNameChange(stored: string): NameChange {
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? stored;
  const isChanged = !isSameName(name, stored);

  const save = async (trimmed: string) => {
    await changeName(trimmed);
    await refresh(USER_PATH);
    // Text typed while saving is a new change.
    setTyped((current) => (current === name ? null : current));
    showToast({ title: 'Profile updated', description: 'Your name was saved.' });
    // The submit button is disabled after saving, so the focus moves to the section title unless it is in the field.
    if (document.activeElement?.getAttribute('name') !== 'name') focusSectionOf(form.props.ref.current);
  };
  const form = useForm({
    state: [{ name }, (part) => setTyped(part.name ?? null)],
    schema: profileSchema,
    onInvalid: ({ name: description = '' }) =>
      showToast({ title: 'Invalid name', description, tone: 'destructive' }),
    onSubmit: async (output) => {
      if (isChanged) await save(output.name.trim());
    },
    onFailure: (error) => {
      form.focus('name');
      showToast({ title: 'Failed to update profile', description: messageOf(error), tone: 'destructive' });
    },
  });
  return { form, isChanged };
}
