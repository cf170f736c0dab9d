import { useState } from 'react';
import { flushSync } from 'react-dom';
import { USER_PATH } from '../../../data/api-paths.ts';
import { refresh } from '../../../data/refresh.ts';
import { issueOf, messageOf } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changePassword } from '../account.api.ts';
import {
  EMPTY_PASSWORD_FIELDS,
  type PasswordErrors,
  type PasswordFields,
  passwordErrors,
} from './password-fields.ts';

const CURRENT_PASSWORD_REQUIRED = 'This account already has a password. Enter it to continue.';

/** The state and submission of the password form. */
export function usePasswordChange(isGoogleAccount: boolean) {
  const [fields, setFields] = useState(EMPTY_PASSWORD_FIELDS);
  // Only the server knows whether a Google account has a password. It requires the current one if so.
  const [needsCurrentPassword, setNeedsCurrentPassword] = useState(!isGoogleAccount);
  const [areErrorsShown, setErrorsShown] = useState(false);
  const [serverError, setServerError] = useState<unknown>(null);
  const [fieldErrors, setFieldErrors] = useState<PasswordErrors>({});
  const { isPending, run } = usePending();
  const errors = passwordErrors(fields, needsCurrentPassword);

  const change = (part: Partial<PasswordFields>) => {
    setFields((current) => ({ ...current, ...part }));
    setServerError(null);
    setFieldErrors({});
  };
  const showServerErrors = (error: unknown) => {
    const isNowRequired = issueOf(error, 'currentPassword') !== undefined && !needsCurrentPassword;
    setServerError(error);
    setFieldErrors(isNowRequired ? { currentPassword: CURRENT_PASSWORD_REQUIRED } : toFieldErrors(error));
    setNeedsCurrentPassword(needsCurrentPassword || isNowRequired);
    const description = isNowRequired ? CURRENT_PASSWORD_REQUIRED : messageOf(error);
    showToast({ title: 'Failed to change password', description, tone: 'destructive' });
  };
  const send = async (onDone: () => void, onInvalid: () => void) => {
    const { currentPassword, newPassword } = fields;
    try {
      await changePassword(needsCurrentPassword ? { currentPassword, newPassword } : { newPassword });
    } catch (error) {
      flushSync(() => showServerErrors(error));
      onInvalid();
      return;
    }
    setFields(EMPTY_PASSWORD_FIELDS);
    setErrorsShown(false);
    setNeedsCurrentPassword(true);
    showToast({ title: 'Password changed', description: 'You were logged out everywhere else.' });
    onDone();
    await refresh(USER_PATH);
  };

  return {
    fields,
    change,
    isPending,
    needsCurrentPassword,
    /** Server errors per field, and validation errors after the first submit. */
    errors: areErrorsShown ? { ...errors, ...fieldErrors } : fieldErrors,
    /** The server error, if it does not belong to a field. */
    serverError: serverError !== null && Object.keys(fieldErrors).length === 0 ? serverError : null,
    /** Submits the form if it is valid. `onInvalid` is called after errors are rendered. */
    submit: (onDone: () => void, onInvalid: () => void) => {
      flushSync(() => setErrorsShown(true));
      if (Object.keys(errors).length > 0) onInvalid();
      else run(() => send(onDone, onInvalid));
    },
  };
}

function toFieldErrors(error: unknown): PasswordErrors {
  const [currentPassword, newPassword] = [issueOf(error, 'currentPassword'), issueOf(error, 'newPassword')];
  return {
    ...(currentPassword === undefined ? {} : { currentPassword }),
    ...(newPassword === undefined ? {} : { newPassword }),
  };
}
