import { type ReactNode, useEffect } from 'react';
import { codeSchema } from '../../../lib/emailed-code.ts';
import { FieldError } from '../../../lib/field-error.ts';
import { useFields } from '../../../lib/form/form-state.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { setInitialFocus } from '../../../lib/set-initial-focus.ts';
import { useCountdown } from '../../../lib/use-countdown.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';

const RESEND_SECONDS = 60;

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
  const form = useForm({
    state: useFields({ code: '' }),
    schema: codeSchema,
    onSubmit: async ({ code }) => {
      const failure = await onVerify(code);
      if (failure !== null) throw new FieldError({ code: failure });
    },
  });
  return (
    <form {...form.props} className="mt-4 grid gap-5">
      <p role="status" className="m-0 text-muted [overflow-wrap:anywhere]">
        {isSending ? 'Sending a 6-character code to ' : 'We sent a 6-character code to '}
        <strong className="font-medium text-foreground" dir="auto">
          {email}
        </strong>
        {isSending ? '…' : '. It expires in 10 minutes. Entering it deletes your account immediately.'}
      </p>
      {mailNote}
      <CodeField ref={setInitialFocus} {...form.control('code')} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Resend isSending={isSending} onResend={onResend} onSent={() => form.reset({ code: '' })} />
        <div className="ml-auto flex flex-wrap gap-2">
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            texts={['Delete Account', 'Deleting…']}
            type="submit"
            variant="destructive"
            disabled={form.isPending || isSending}
          >
            {form.isPending ? 'Deleting…' : 'Delete Account'}
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
