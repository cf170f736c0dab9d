import { type FormEvent, useId, useRef, useState } from 'react';
import { messageOf } from '../../lib/http.ts';
import { isLongEnough, PASSWORD_ERROR } from '../../lib/new-password.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { resendCode } from './auth.api.ts';
import { EMAIL_ERROR, isEmail } from './register-fields.ts';
import { usePasswordLogin } from './use-password-login.ts';

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
  const [password, setPassword] = useState('');
  const [isRemembered, setRemembered] = useState(true);
  const [areErrorsShown, setErrorsShown] = useState(false);
  const [unverified, setUnverified] = useState<Unverified | null>(null);
  const emailRef = useInitialFocus<HTMLInputElement>(shouldFocus);
  const passwordRef = useRef<HTMLInputElement>(null);
  const emailError = isEmail(email) ? undefined : EMAIL_ERROR;
  const passwordError = isLongEnough(password) ? undefined : PASSWORD_ERROR;
  const login = usePasswordLogin({
    field: passwordRef,
    onUnverified: (address) => setUnverified({ email: address, password }),
    onDone: () => showToast({ title: 'Welcome back!', description: "You've successfully logged in." }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setErrorsShown(true);
    setUnverified(null);
    if (emailError !== undefined) emailRef.current?.focus();
    else if (passwordError !== undefined) passwordRef.current?.focus();
    else login.submit({ email, password, rememberMe: isRemembered });
  };

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <Field
        ref={emailRef}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        error={areErrorsShown ? emailError : undefined}
        onChange={(event) => {
          login.dismiss();
          onEmail(event.currentTarget.value);
        }}
      />
      <PasswordField
        ref={passwordRef}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={areErrorsShown ? (passwordError ?? login.passwordError) : undefined}
        reservesErrorSpace
        onChange={(event) => {
          login.dismiss();
          setPassword(event.currentTarget.value);
        }}
        action={
          <button type="button" className="text-button" onClick={onReset}>
            Reset Password
          </button>
        }
      />
      <CheckField isChecked={isRemembered} onChange={setRemembered}>
        Remember me
      </CheckField>
      <Button type="submit" variant="primary" className="min-h-[44px]" disabled={login.isPending}>
        {login.isPending ? 'Logging in…' : 'Log in'}
      </Button>
      {/* Rendered last, so that it does not shift other content. */}
      {login.formError !== undefined && (
        <Notice tone="destructive" title="Login failed">
          {login.formError}
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
