import { type FormEvent, useRef, useState } from 'react';
import { messageOf } from '../../lib/http.ts';
import { isLongEnough } from '../../lib/new-password.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { resetPassword } from './auth.api.ts';

interface ResetPasswordStepProps {
  readonly email: string;
  readonly code: string;
  readonly onUpdated: () => void;
}

/** Step 3: the new password with confirmation. */
export function ResetPasswordStep({ email, code, onUpdated }: ResetPasswordStepProps) {
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [areErrorsShown, setErrorsShown] = useState(false);
  const { isPending, run } = usePending();
  const passwordRef = useInitialFocus<HTMLInputElement>();
  const confirmationRef = useRef<HTMLInputElement>(null);
  const passwordError = isLongEnough(newPassword) ? undefined : 'Password must be at least 8 characters.';
  const confirmationError = newPassword === confirmation ? undefined : 'Passwords do not match.';

  const update = async () => {
    try {
      await resetPassword({ email, code, newPassword });
      showToast({ title: 'Password updated', description: 'You can now log in with it.' });
      onUpdated();
    } catch (error) {
      const description = messageOf(error);
      showToast({ title: 'Could not reset password.', description, tone: 'destructive' });
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrorsShown(true);
    if (passwordError !== undefined) passwordRef.current?.focus();
    else if (confirmationError !== undefined) confirmationRef.current?.focus();
    else run(update);
  };

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={passwordRef}
        label="New Password"
        name="new-password"
        autoComplete="new-password"
        required
        value={newPassword}
        note="At least 8 characters. A short phrase works well."
        error={areErrorsShown ? passwordError : undefined}
        onChange={(event) => setNewPassword(event.currentTarget.value)}
      />
      <PasswordField
        ref={confirmationRef}
        label="Confirm Password"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmation}
        error={areErrorsShown ? confirmationError : undefined}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" className="min-h-[44px]" disabled={isPending}>
        {isPending ? 'Saving…' : 'Update Password'}
      </Button>
    </form>
  );
}
