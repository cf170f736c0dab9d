import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/http.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { requestPasswordReset } from './auth.api.ts';
import { EMAIL_ERROR, isEmail } from './register-fields.ts';

interface ResetEmailStepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: () => void;
}

/** Step 1: the account email. */
export function ResetEmailStep({ email, onEmail, onSent }: ResetEmailStepProps) {
  const [isErrorShown, setErrorShown] = useState(false);
  const { isPending, run } = usePending();
  const field = useInitialFocus<HTMLInputElement>();
  const request = async () => {
    try {
      await requestPasswordReset(email);
      onSent();
    } catch (error) {
      showSendError(error);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrorShown(true);
    if (isEmail(email)) run(request);
    else field.current?.focus();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <p className="m-0 text-muted">Enter your account email. We'll send you a code.</p>
      <Field
        ref={field}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={isErrorShown && !isEmail(email) ? EMAIL_ERROR : undefined}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" className="min-h-[44px]" disabled={isPending}>
        {isPending ? 'Sending…' : 'Send Reset Code'}
      </Button>
    </form>
  );
}

/** Shows a toast if the reset code could not be sent. */
export function showSendError(error: unknown): void {
  showToast({ title: 'Could not send reset code.', description: messageOf(error), tone: 'destructive' });
}
