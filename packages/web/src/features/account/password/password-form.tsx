import type { UserView } from '@stylekit/server/contract';
import { type FormEvent, useRef } from 'react';
import { codeOf, messageOf } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { focusSectionOf } from '../account-section.tsx';
import { PASSWORD_FIELD_NAMES, type PasswordFields } from './password-fields.ts';
import { usePasswordChange } from './use-password-change.ts';

/** The form to change the password, or to set the first one for a Google account. */
export function PasswordForm({ user }: { readonly user: UserView }) {
  const isGoogleAccount = user.googleId !== null;
  const { fields, change, errors, serverError, needsCurrentPassword, isPending, submit } =
    usePasswordChange(isGoogleAccount);
  const form = useRef<HTMLFormElement>(null);
  const bind = (name: keyof PasswordFields) => ({
    name,
    value: fields[name],
    required: true,
    error: errors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit(
      () => focusSectionOf(form.current),
      () => focusFirstInvalid(form.current),
    );
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="account-form">
      <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
      {isGoogleAccount && !needsCurrentPassword && (
        <p className="m-0 text-muted">
          You sign in with Google. Set a password to log in with your email as well.
        </p>
      )}
      {needsCurrentPassword && (
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...bind('currentPassword')}
        />
      )}
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        note="At least 8 characters. A short phrase works well."
        {...bind('newPassword')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...bind('confirmPassword')} />
      {serverError !== null && <ChangeError error={serverError} />}
      <Button
        type="submit"
        variant="primary"
        className="min-h-[38px] justify-self-start"
        disabled={isPending}
      >
        {isPending ? 'Saving…' : needsCurrentPassword ? 'Change Password' : 'Set Password'}
      </Button>
    </form>
  );
}

function ChangeError({ error }: { readonly error: unknown }) {
  const needsSignIn = codeOf(error) === 'SK_SIGN_IN_AGAIN';
  return (
    <Notice tone="destructive" title="Failed to change password">
      {messageOf(error)}{' '}
      {needsSignIn && (
        <a href="/api/auth/google" className="underline underline-offset-[0.2em]">
          Sign in with Google again
        </a>
      )}
    </Notice>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  const fields = PASSWORD_FIELD_NAMES.map((name) => form?.querySelector<HTMLElement>(`[name="${name}"]`));
  fields.find((field) => field?.getAttribute('aria-invalid') === 'true')?.focus();
}
