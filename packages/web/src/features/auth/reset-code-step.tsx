import { type FormEvent, useState } from 'react';
import { MailNote } from '../../data/mail-note.tsx';
import { useCountdown } from '../../lib/use-countdown.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { CODE_LENGTH, CodeField } from '../../ui/code-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { requestPasswordReset, verifyResetCode } from './auth.api.ts';
import { toCodeErrorMessage } from './code-error.ts';
import { ResendButton } from './resend-button.tsx';
import { showSendError } from './reset-email-step.tsx';
import { useResend } from './use-resend.ts';

const WRONG_CODE = 'Check the code in the email and try again.';
/** The lifetime of a reset code. */
const LIFETIME_SECONDS = 120;

interface ResetCodeStepProps {
  readonly email: string;
  readonly onVerified: (code: string) => void;
}

/** Step 2: the emailed code with its countdown. */
export function ResetCodeStep({ email, onVerified }: ResetCodeStepProps) {
  const [code, setCode] = useState('');
  const { isPending, run } = usePending();
  const { left, restart } = useCountdown(LIFETIME_SECONDS);
  const resend = useResend();
  const field = useInitialFocus<HTMLInputElement>();

  const verify = async () => {
    try {
      await verifyResetCode({ email, code });
      onVerified(code);
    } catch (error) {
      showToast({
        title: 'Invalid code.',
        description: toCodeErrorMessage(error, WRONG_CODE),
        tone: 'destructive',
      });
      field.current?.focus();
    }
  };
  const sendAgain = async () => {
    try {
      await requestPasswordReset(email);
      resend.count();
      restart();
      setCode('');
      showToast({ title: 'Reset code resent', description: 'Check your email for the new code.' });
    } catch (error) {
      showSendError(error);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(verify);
  };

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <p className="m-0 text-muted">
        If an account exists for{' '}
        <strong className="font-medium text-foreground" dir="auto">
          {email}
        </strong>
        , we sent a 6-character code to it.
      </p>
      <MailNote />
      <CodeField ref={field} value={code} onChange={setCode} />
      <p className="m-0 text-[13.5px] text-muted" role={left === 0 ? 'alert' : undefined}>
        {left > 0 ? (
          <>
            The code expires in <span className="code text-foreground">{formatSeconds(left)}</span>
          </>
        ) : (
          'The code has expired. Request a new one.'
        )}
      </p>
      <Button
        type="submit"
        variant="primary"
        className="min-h-[44px]"
        disabled={isPending || left === 0 || code.length < CODE_LENGTH}
      >
        {isPending ? 'Verifying…' : 'Verify Code'}
      </Button>
      <p className="m-0">
        <ResendButton resend={resend} onResend={sendAgain} />
      </p>
    </form>
  );
}

function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
