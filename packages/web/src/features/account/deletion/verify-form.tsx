import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { Button } from '../../../ui/button.tsx';
import { CODE_LENGTH, CodeField } from '../../../ui/code-field.tsx';

const RESEND_SECONDS = 60;
const INCOMPLETE = 'Please enter a valid 6-digit verification code.';

interface VerifyFormProps {
  readonly email: string;
  /** Whether the first code is being sent. */
  readonly isSending: boolean;
  /** A link to the simulated mailbox, if mail is simulated. */
  readonly mailNote: ReactNode;
  /** Returns an error message, or null on success. */
  readonly onVerify: (code: string) => Promise<string | null>;
  /** Returns whether another code was sent. */
  readonly onResend: () => Promise<boolean>;
  readonly onCancel: () => void;
}

/** The form for the emailed deletion code. */
export function VerifyForm({ email, isSending, mailNote, onVerify, onResend, onCancel }: VerifyFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { isPending, run } = usePending();
  const field = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setCode(next);
    setError(undefined);
  };
  const verify = async () => {
    const failure = await onVerify(code);
    if (failure === null) return;
    setError(failure);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) return run(verify);
    setError(INCOMPLETE);
    field.current?.focus();
  };
  const attach = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    // Dialogs focus the element with this attribute, which React does not render.
    element?.setAttribute('autofocus', '');
  }, []);
  return (
    <form onSubmit={onSubmit} noValidate className="mt-4 grid gap-5">
      <p role="status" className="m-0 text-muted [overflow-wrap:anywhere]">
        {isSending ? 'Sending a 6-character code to ' : 'We sent a 6-character code to '}
        <strong className="font-medium text-foreground" dir="auto">
          {email}
        </strong>
        {isSending ? '…' : '. It expires in 10 minutes. Entering it deletes your account immediately.'}
      </p>
      {mailNote}
      <CodeField ref={attach} value={code} onChange={change} error={error} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Resend isSending={isSending} onResend={onResend} onSent={() => change('')} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            texts={['Delete Account', 'Deleting…']}
            type="submit"
            variant="destructive"
            disabled={isPending || isSending}
          >
            {isPending ? 'Deleting…' : 'Delete Account'}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface ResendProps {
  readonly isSending: boolean;
  readonly onResend: () => Promise<boolean>;
  readonly onSent: () => void;
}

function Resend({ isSending, onResend, onSent }: ResendProps) {
  const { isPending, run } = usePending();
  const { left, restart } = useCountdown(RESEND_SECONDS);
  // The countdown starts after the code was sent.
  useEffect(() => {
    if (!isSending) restart();
  }, [isSending, restart]);
  const resend = async () => {
    if (!(await onResend())) return;
    restart();
    onSent();
  };
  return (
    <button
      type="button"
      className="text-button tabular-nums"
      disabled={isPending || left > 0}
      onClick={() => run(resend)}
    >
      {left > 0 ? `Resend in ${left}s` : 'Resend code'}
    </button>
  );
}
