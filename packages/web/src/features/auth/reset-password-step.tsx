import { fieldSchema } from '../../lib/form/field-schema.ts';
import { useFields } from '../../lib/form/form-state.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { messageOf } from '../../lib/http.ts';
import { isLongEnough } from '../../lib/new-password.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { resetPassword } from './auth.api.ts';

interface NewPassword {
  readonly newPassword: string;
  readonly confirmation: string;
}

const newPasswordSchema = fieldSchema<NewPassword>({
  newPassword: (password) => (isLongEnough(password) ? undefined : 'Password must be at least 8 characters.'),
  confirmation: (confirmation, { newPassword }) =>
    confirmation === newPassword ? undefined : 'Passwords do not match.',
});

interface ResetPasswordStepProps {
  readonly email: string;
  readonly code: string;
  readonly onUpdated: () => void;
}

/** Step 3: the new password with confirmation. */
export function ResetPasswordStep({ email, code, onUpdated }: ResetPasswordStepProps) {
  const passwordRef = useInitialFocus<HTMLInputElement>();
  const form = useForm({
    state: useFields({ newPassword: '', confirmation: '' }),
    schema: newPasswordSchema,
    onSubmit: async ({ newPassword }) => {
      await resetPassword({ email, code, newPassword });
      showToast({ title: 'Password updated', description: 'You can now log in with it.' });
      onUpdated();
    },
    onFailure: (error) => {
      const description = messageOf(error);
      showToast({ title: 'Could not reset password.', description, tone: 'destructive' });
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={passwordRef}
        label="New Password"
        autoComplete="new-password"
        required
        note="At least 8 characters. A short phrase works well."
        {...form.input('newPassword')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...form.input('confirmation')}
      />
      <Button type="submit" variant="primary" size="large" disabled={form.isPending}>
        {form.isPending ? 'Saving…' : 'Update Password'}
      </Button>
    </form>
  );
}
