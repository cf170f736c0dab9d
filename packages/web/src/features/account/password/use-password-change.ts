import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refresh, USER_PATH } from '../../../data/refresh.ts';
import { issueOf, messageOf } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changePassword } from '../account.api.ts';
import {
  EMPTY_PASSWORD_FIELDS,
  type PasswordFaults,
  type PasswordFields,
  passwordFaults,
} from './password-fields.ts';

const UNASKED = 'This account already has a password. Enter it to continue.';

/** The password form: what is typed, what is wrong with it, and sending it. */
export function usePasswordChange(isGoogleAccount: boolean) {
  const [fields, setFields] = useState(EMPTY_PASSWORD_FIELDS);
  // Whether an account of Google's has a password too, only the server knows; it asks for it when there is one.
  const [isCurrentAsked, setCurrentAsked] = useState(!isGoogleAccount);
  const [areFaultsShown, setFaultsShown] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [told, setTold] = useState<PasswordFaults>({});
  const { isPending, run } = usePending();
  const faults = passwordFaults(fields, isCurrentAsked);

  const change = (part: Partial<PasswordFields>) => {
    setFields((current) => ({ ...current, ...part }));
    setRefusal(null);
    setTold({});
  };
  const refuse = (error: unknown) => {
    const isAskedNow = issueOf(error, 'currentPassword') !== undefined && !isCurrentAsked;
    setRefusal(error);
    setTold(isAskedNow ? { currentPassword: UNASKED } : toFaults(error));
    setCurrentAsked(isCurrentAsked || isAskedNow);
    const description = isAskedNow ? UNASKED : messageOf(error);
    showToast({ title: 'Failed to change password', description, tone: 'destructive' });
  };
  const send = async (onDone: () => void, onRefused: () => void) => {
    const { currentPassword, newPassword } = fields;
    try {
      await changePassword(isCurrentAsked ? { currentPassword, newPassword } : { newPassword });
    } catch (error) {
      flushSync(() => refuse(error));
      onRefused();
      return;
    }
    setFields(EMPTY_PASSWORD_FIELDS);
    setFaultsShown(false);
    setCurrentAsked(true);
    showToast({ title: 'Password changed', description: 'You were logged out everywhere else.' });
    onDone();
    await refresh(USER_PATH);
  };

  return {
    fields,
    change,
    isPending,
    isCurrentAsked,
    /** What is said at each field: what the server found, else the page's own findings once they were asked for. */
    faults: areFaultsShown ? { ...faults, ...told } : told,
    /** The server's refusal where it is about no field in particular. */
    refusal: refusal !== null && Object.keys(told).length === 0 ? refusal : null,
    /** Sends what can be sent; `onRefused` is called when something is wrong, here or there, and is in the page. */
    submit: (onDone: () => void, onRefused: () => void) => {
      flushSync(() => setFaultsShown(true));
      if (Object.keys(faults).length > 0) onRefused();
      else run(() => send(onDone, onRefused));
    },
  };
}

function toFaults(error: unknown): PasswordFaults {
  const [currentPassword, newPassword] = [issueOf(error, 'currentPassword'), issueOf(error, 'newPassword')];
  return {
    ...(currentPassword === undefined ? {} : { currentPassword }),
    ...(newPassword === undefined ? {} : { newPassword }),
  };
}
