import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { Button } from '../../../ui/button.tsx';
import { CODE_LENGTH, CodeField } from '../../../ui/code-field.tsx';

const RESEND_SECONDS = 60;
const INCOMPLETE = 'Please enter a valid 6-digit verification code.';

interface VerifyFormProps {
  readonly email: string;
  /** The first code is still on its way to the mail. */
  readonly isSending: boolean;
  /** Where the mail can be read when none is really sent. */
  readonly mailNote: ReactNode;
  /** Answers why the code did not do, or null. */
  readonly onVerify: (code: string) => Promise<string | null>;
  /** Answers whether a further code was sent. */
  readonly onResend: () => Promise<boolean>;
  readonly onCancel: () => void;
}

/** The mailed code that deletes the account, or a further one after a minute. */
export function VerifyForm({ email, isSending, mailNote, onVerify, onResend, onCancel }: VerifyFormProps) {
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const { isPending, run } = usePending();
  const field = useRef<HTMLInputElement>(null);
  const change = (next: string) => {
    setCode(next);
    setFault(undefined);
  };
  const verify = async () => {
    const refusal = await onVerify(code);
    if (refusal === null) return;
    setFault(refusal);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) return run(verify);
    setFault(INCOMPLETE);
    field.current?.focus();
  };
  const attach = useCallback((element: HTMLInputElement | null) => {
    field.current = element;
    // A dialog gives the focus to what has this attribute, which React itself does not write.
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
      <CodeField ref={attach} value={code} onChange={change} fault={fault} />
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
  // The minute begins when the server has sent the code.
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
