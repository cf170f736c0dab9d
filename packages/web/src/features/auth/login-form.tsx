import { useId, useState } from 'react';
import { useFields } from '../../lib/form/form-state.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { messageOf } from '../../lib/http.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { resendCode, unverifiedEmail } from './auth.api.ts';
import { logIn, showLoginFailure } from './log-in.ts';
import { loginSchema } from './login-fields.ts';

/** The credentials of a user whose email is not verified yet. They are used to log in after the verification. */
export interface Unverified {
  readonly email: string;
  readonly password: string;
}

interface LoginFormProps {
  /** Whether to focus the first field on mount. */
  readonly shouldFocus: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onReset: () => void;
  /** Called after a new code was sent. */
  readonly onCodeSent: (unverified: Unverified) => void;
}

/** The login form with email and password. */
export function LoginForm({ shouldFocus, email, onEmail, onReset, onCodeSent }: LoginFormProps) {
  const [own, changeOwn] = useFields({ password: '', rememberMe: true });
  const [unverified, setUnverified] = useState<Unverified | null>(null);
  const emailRef = useInitialFocus<HTMLInputElement>(shouldFocus);
  const form = useForm({
    state: [
      { ...own, email },
      ({ email: typed, ...rest }) => {
        if (typed !== undefined) onEmail(typed);
        changeOwn(rest);
      },
    ],
    schema: loginSchema,
    onInvalid: () => setUnverified(null),
    onSubmit: async (fields) => {
      setUnverified(null);
      try {
        await logIn(fields);
      } catch (error) {
        const address = unverifiedEmail(error);
        if (address === null) throw error;
        return setUnverified({ email: address, password: fields.password });
      }
      showToast({ title: 'Welcome back!', description: "You've successfully logged in." });
    },
    onFailure: showLoginFailure,
  });

  return (
    <form {...form.props} className="grid gap-5">
      <Field
        ref={emailRef}
        label="Email"
        type="email"
        autoComplete="username"
        required
        {...form.input('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        reservesErrorSpace
        action={
          <button type="button" className="text-button" onClick={onReset}>
            Reset Password
          </button>
        }
        {...form.input('password')}
      />
      <CheckField {...form.checkbox('rememberMe')}>Remember me</CheckField>
      <Button type="submit" variant="primary" size="large" disabled={form.isPending}>
        {form.isPending ? 'Logging in…' : 'Log in'}
      </Button>
      {/* Rendered last, so that it does not shift other content. */}
      {form.failure !== null && (
        <Notice tone="destructive" title="Login failed">
          {messageOf(form.failure)}
        </Notice>
      )}
      {unverified !== null && <UnverifiedNotice unverified={unverified} onCodeSent={onCodeSent} />}
    </form>
  );
}

interface UnverifiedNoticeProps {
  readonly unverified: Unverified;
  readonly onCodeSent: (unverified: Unverified) => void;
}

/** Shown if the password is correct but the email is not verified. */
function UnverifiedNotice({ unverified, onCodeSent }: UnverifiedNoticeProps) {
  const id = useId();
  const { isPending, run } = usePending();
  const send = async () => {
    try {
      await resendCode(unverified.email);
      onCodeSent(unverified);
    } catch (error) {
      const description = messageOf(error);
      showToast({ title: 'Could not send verification code', description, tone: 'destructive' });
    }
  };
  return (
    <Notice tone="destructive">
      <p id={id} className="m-0 text-foreground">
        Email has not been verified yet.
      </p>
      <button
        type="button"
        className="text-button"
        aria-describedby={id}
        disabled={isPending}
        onClick={() => run(send)}
      >
        Get a New Code and verify email
      </button>
    </Notice>
  );
}
