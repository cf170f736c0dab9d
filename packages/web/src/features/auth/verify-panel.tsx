import { useState } from 'react';
import { MailNote } from '../../data/mail-note.tsx';
import { acceptUser } from '../../data/session.api.ts';
import { codeSchema } from '../../lib/emailed-code.ts';
import { useFields } from '../../lib/form/form-state.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { messageOf } from '../../lib/http.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { login, resendCode, verifyEmail } from './auth.api.ts';
import { toCodeErrorMessage } from './code-error.ts';
import type { Unverified } from './login-form.tsx';
import { showWelcome } from './register-form.tsx';
import { ResendButton } from './resend-button.tsx';
import { useResend } from './use-resend.ts';

const WRONG_CODE = 'Invalid Code, please try again';
/** How long the success message is shown. */
const REDIRECT_MS = 1_000;

interface VerifyPanelProps {
  readonly unverified: Unverified;
  /** Called if the email was verified but the login failed. */
  readonly onNotSignedIn: () => void;
  readonly onBack: () => void;
}

/** The form for the emailed verification code. Logs in after success. */
export function VerifyPanel({ unverified, onNotSignedIn, onBack }: VerifyPanelProps) {
  const { email } = unverified;
  const [isVerified, setVerified] = useState(false);
  const resend = useResend();
  const field = useInitialFocus<HTMLInputElement>();

  const form = useForm({
    state: useFields({ code: '' }),
    schema: codeSchema,
    onSubmit: async ({ code }) => {
      await verifyEmail({ email, code });
      setVerified(true);
      await signIn(unverified, onNotSignedIn);
    },
    onFailure: (error) => {
      const description = toCodeErrorMessage(error, WRONG_CODE);
      showToast({ title: 'Invalid code', description, tone: 'destructive' });
      form.focus('code');
    },
  });
  const sendAgain = async () => {
    try {
      await resendCode(email);
      resend.count();
      showToast({ title: 'Verification code resent', description: 'Check your email for the new code.' });
    } catch (error) {
      showToast({ title: 'Could not resend code', description: messageOf(error), tone: 'destructive' });
    }
  };

  if (isVerified) return <Notice title="Email verified">Redirecting to your dashboard…</Notice>;
  return (
    <form {...form.props} className="grid gap-5">
      <p className="m-0 text-muted">
        We sent a 6-character code to{' '}
        <strong className="font-medium text-foreground" dir="auto">
          {email}
        </strong>
        . It expires in 10 minutes.
      </p>
      <MailNote />
      <CodeField ref={field} {...form.control('code')} />
      <Button type="submit" variant="primary" size="large" disabled={form.isPending || !form.isValid}>
        {form.isPending ? 'Verifying…' : 'Verify Email'}
      </Button>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <ResendButton resend={resend} onResend={sendAgain} />
        <button type="button" className="text-button" onClick={onBack}>
          Back to Login
        </button>
      </div>
    </form>
  );
}

async function signIn({ email, password }: Unverified, onNotSignedIn: () => void): Promise<void> {
  try {
    const user = await login({ email, password });
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));
    await acceptUser(user);
    showWelcome();
  } catch {
    // The login form shows the reason.
    onNotSignedIn();
  }
}
