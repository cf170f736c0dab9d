import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/http.ts';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { requestPasswordReset } from './auth.api.ts';
import { EMAIL_FAULT, isEmail } from './register-fields.ts';

interface ResetEmailStepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: () => void;
}

/** Step 1: whose password it is. */
export function ResetEmailStep({ email, onEmail, onSent }: ResetEmailStepProps) {
  const [isFaultShown, setFaultShown] = useState(false);
  const { isPending, run } = usePending();
  const field = useFirstFocus<HTMLInputElement>();
  const request = async () => {
    try {
      await requestPasswordReset(email);
      onSent();
    } catch (error) {
      tellUnsent(error);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setFaultShown(true);
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
        fault={isFaultShown && !isEmail(email) ? EMAIL_FAULT : undefined}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" className="min-h-[44px]" disabled={isPending}>
        {isPending ? 'Sending…' : 'Send Reset Code'}
      </Button>
    </form>
  );
}

/** Says that no reset code went out. */
export function tellUnsent(error: unknown): void {
  showToast({ title: 'Could not send reset code.', description: messageOf(error), tone: 'destructive' });
}
