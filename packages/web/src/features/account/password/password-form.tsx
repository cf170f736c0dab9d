import type { UserView } from '@stylekit/server/contract';
import { codeOf, messageOf } from '../../../lib/http.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** The form to change the password, or to set the first one for a Google account. */
export function PasswordForm({ user }: { readonly user: UserView }) {
  const isGoogleAccount = user.googleId !== null;
  const { form, needsCurrentPassword } = usePasswordChange(isGoogleAccount);
  return (
    <form {...form.props} className="account-form">
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
          required
          {...form.input('currentPassword')}
        />
      )}
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        note="At least 8 characters. A short phrase works well."
        required
        {...form.input('newPassword')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...form.input('confirmPassword')}
      />
      {form.failure !== null && <ChangeError error={form.failure} />}
      <Button
        type="submit"
        variant="primary"
        size="medium"
        className="justify-self-start"
        disabled={form.isPending}
      >
        {form.isPending ? 'Saving…' : needsCurrentPassword ? 'Change Password' : 'Set Password'}
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
