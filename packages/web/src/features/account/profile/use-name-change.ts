import { type RefObject, useState } from 'react';
import { refresh, USER_PATH } from '../../../data/refresh.ts';
import { issueOf, messageOf } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changeName } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { isSameName, nameFault } from './display-name.ts';

/**
 * The name as it is typed, what is wrong with it, and saving it. What is typed stays when saving fails, and when the
 * stored name changes in another window.
 */
export function useNameChange(stored: string, field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const name = typed ?? stored;
  const isChanged = !isSameName(name, stored);

  const save = async () => {
    try {
      await changeName(name.trim());
      await refresh(USER_PATH);
    } catch (error) {
      setRefusal(error);
      field.current?.focus();
      showToast({ title: 'Failed to update profile', description: messageOf(error), tone: 'destructive' });
      return;
    }
    // What was typed meanwhile is another change.
    setTyped((current) => (current === name ? null : current));
    showToast({ title: 'Profile updated', description: 'Your name was saved.' });
    // A pressed button goes out of reach with the change; the focus stays near, and in the field where it was there.
    if (field.current !== document.activeElement) focusSectionOf(field.current);
  };
  return {
    name,
    isChanged,
    isPending,
    refusal,
    fault: fault ?? issueOf(refusal, 'name'),
    change: (text: string) => {
      setTyped(text);
      setFault(undefined);
      setRefusal(null);
    },
    submit: () => {
      const found = nameFault(name);
      setFault(found);
      if (found === undefined) {
        if (isChanged) run(save);
        return;
      }
      showToast({ title: 'Invalid name', description: found, tone: 'destructive' });
      field.current?.focus();
    },
  };
}
