import { MailNote } from '../../data/mail-note.tsx';
import { codeSchema } from '../../lib/emailed-code.ts';
import { useFields } from '../../lib/form/form-state.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
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
  const { left, restart } = useCountdown(LIFETIME_SECONDS);
  const resend = useResend();
  const field = useInitialFocus<HTMLInputElement>();

  const form = useForm({
    state: useFields({ code: '' }),
    schema: codeSchema,
    onSubmit: async ({ code }) => {
      await verifyResetCode({ email, code });
      onVerified(code);
    },
    onFailure: (error) => {
      const description = toCodeErrorMessage(error, WRONG_CODE);
      showToast({ title: 'Invalid code.', description, tone: 'destructive' });
      form.focus('code');
    },
  });
  const sendAgain = async () => {
    try {
      await requestPasswordReset(email);
      resend.count();
      restart();
      form.reset({ code: '' });
      showToast({ title: 'Reset code resent', description: 'Check your email for the new code.' });
    } catch (error) {
      showSendError(error);
    }
  };

  return (
    <form {...form.props} className="grid gap-5">
      <p className="m-0 text-muted">
        If an account exists for{' '}
        <strong className="font-medium text-foreground" dir="auto">
          {email}
        </strong>
        , we sent a 6-character code to it.
      </p>
      <MailNote />
      <CodeField ref={field} {...form.control('code')} />
      <p className="m-0 text-ui text-muted" role={left === 0 ? 'alert' : undefined}>
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
        size="large"
        disabled={form.isPending || left === 0 || !form.isValid}
      >
        {form.isPending ? 'Verifying…' : 'Verify Code'}
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
