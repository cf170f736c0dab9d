import { useForm } from '../../lib/form/use-form.ts';
import { messageOf } from '../../lib/http.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { requestPasswordReset } from './auth.api.ts';
import { emailOnlySchema } from './login-fields.ts';

interface ResetEmailStepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: () => void;
}

/** Step 1: the account email. */
export function ResetEmailStep({ email, onEmail, onSent }: ResetEmailStepProps) {
  const emailRef = useInitialFocus<HTMLInputElement>();
  const form = useForm({
    state: [{ email }, ({ email: typed }) => onEmail(typed ?? email)],
    schema: emailOnlySchema,
    onSubmit: async () => {
      await requestPasswordReset(email);
      onSent();
    },
    onFailure: showSendError,
  });
  return (
    <form {...form.props} className="grid gap-5">
      <p className="m-0 text-muted">Enter your account email. We'll send you a code.</p>
      <Field
        ref={emailRef}
        label="Email"
        type="email"
        autoComplete="username"
        required
        {...form.input('email')}
      />
      <Button type="submit" variant="primary" size="large" disabled={form.isPending}>
        {form.isPending ? 'Sending…' : 'Send Reset Code'}
      </Button>
    </form>
  );
}

/** Shows a toast if the reset code could not be sent. */
export function showSendError(error: unknown): void {
  showToast({ title: 'Could not send reset code.', description: messageOf(error), tone: 'destructive' });
}
