import { useMemo, useState } from 'react';
import { USER_PATH } from '../../../data/api-paths.ts';
import { refresh } from '../../../data/refresh.ts';
import { FieldError } from '../../../lib/field-error.ts';
import { placeFailure } from '../../../lib/form/form-errors.ts';
import { useFields } from '../../../lib/form/form-state.ts';
import { type Form, useForm } from '../../../lib/form/use-form.ts';
import { messageOf } from '../../../lib/http.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { changePassword } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { EMPTY_PASSWORD_FIELDS, passwordFormSchema } from './password-fields.ts';

const CURRENT_PASSWORD_REQUIRED = 'This account already has a password. Enter it to continue.';

interface PasswordChange {
  readonly form: Form<typeof EMPTY_PASSWORD_FIELDS>;
  readonly needsCurrentPassword: boolean;
}

/** The form that changes the password. */
export function usePasswordChange(isGoogleAccount: boolean): PasswordChange {
  // Only the server knows whether a Google account has a password. It requires the current one if so.
  const [needsCurrentPassword, setNeedsCurrentPassword] = useState(!isGoogleAccount);
  const schema = useMemo(() => passwordFormSchema(needsCurrentPassword), [needsCurrentPassword]);
  const form = useForm({
    state: useFields(EMPTY_PASSWORD_FIELDS),
    schema,
    onSubmit: async ({ currentPassword, newPassword }) => {
      try {
        await changePassword(needsCurrentPassword ? { currentPassword, newPassword } : { newPassword });
      } catch (error) {
        if (needsCurrentPassword || placeFailure(error)['currentPassword'] === undefined) throw error;
        setNeedsCurrentPassword(true);
        throw new FieldError({ currentPassword: CURRENT_PASSWORD_REQUIRED });
      }
      form.reset(EMPTY_PASSWORD_FIELDS);
      setNeedsCurrentPassword(true);
      showToast({ title: 'Password changed', description: 'You were logged out everywhere else.' });
      focusSectionOf(form.props.ref.current);
      await refresh(USER_PATH);
    },
    onFailure: (error) =>
      showToast({ title: 'Failed to change password', description: messageOf(error), tone: 'destructive' }),
  });
  return { form, needsCurrentPassword };
}
