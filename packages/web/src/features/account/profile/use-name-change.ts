import { type RefObject, useState } from 'react';
import { USER_PATH } from '../../../data/api-paths.ts';
import { refresh } from '../../../data/refresh.ts';
import { issueOf, messageOf } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changeName } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { isSameName, nameError } from './display-name.ts';

/**
 * The state and submission of the display name. Typed text is kept if saving fails or the name changes in another
 * window.
 */
export function useNameChange(stored: string, field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [inputError, setInputError] = useState<string>();
  const [serverError, setServerError] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const name = typed ?? stored;
  const isChanged = !isSameName(name, stored);

  const save = async () => {
    try {
      await changeName(name.trim());
      await refresh(USER_PATH);
    } catch (error) {
      setServerError(error);
      field.current?.focus();
      showToast({ title: 'Failed to update profile', description: messageOf(error), tone: 'destructive' });
      return;
    }
    // Text typed while saving is a new change.
    setTyped((current) => (current === name ? null : current));
    showToast({ title: 'Profile updated', description: 'Your name was saved.' });
    // The submit button is disabled after saving, so the focus moves to the section title unless it is in the field.
    if (field.current !== document.activeElement) focusSectionOf(field.current);
  };
  return {
    name,
    isChanged,
    isPending,
    serverError,
    inputError: inputError ?? issueOf(serverError, 'name'),
    change: (text: string) => {
      setTyped(text);
      setInputError(undefined);
      setServerError(null);
    },
    submit: () => {
      const problem = nameError(name);
      setInputError(problem);
      if (problem === undefined) {
        if (isChanged) run(save);
        return;
      }
      showToast({ title: 'Invalid name', description: problem, tone: 'destructive' });
      field.current?.focus();
    },
  };
}
