import { type FormEvent, useId, useRef, useState } from 'react';
import { messageOf } from '../../lib/http.ts';
import { isLongEnough, PASSWORD_FAULT } from '../../lib/new-password.ts';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { resendCode } from './auth.api.ts';
import { EMAIL_FAULT, isEmail } from './register-fields.ts';
import { usePasswordLogin } from './use-password-login.ts';

/** Somebody whose address is to be proved now; the password signs them in afterward. */
export interface Unproved {
  readonly email: string;
  readonly password: string;
}

interface LoginFormProps {
  /** Whether the first field gets the focus as the form appears. */
  readonly takesFocus: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onReset: () => void;
  /** A new code is on its way. */
  readonly onCodeSent: (unproved: Unproved) => void;
}

/** Signing in with an address and a password. */
export function LoginForm({ takesFocus, email, onEmail, onReset, onCodeSent }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const [isRemembered, setRemembered] = useState(true);
  const [areFaultsShown, setFaultsShown] = useState(false);
  const [unproved, setUnproved] = useState<Unproved | null>(null);
  const emailRef = useFirstFocus<HTMLInputElement>(takesFocus);
  const passwordRef = useRef<HTMLInputElement>(null);
  const emailFault = isEmail(email) ? undefined : EMAIL_FAULT;
  const passwordFault = isLongEnough(password) ? undefined : PASSWORD_FAULT;
  const login = usePasswordLogin({
    field: passwordRef,
    onUnproved: (address) => setUnproved({ email: address, password }),
    onDone: () => showToast({ title: 'Welcome back!', description: "You've successfully logged in." }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setFaultsShown(true);
    setUnproved(null);
    if (emailFault !== undefined) emailRef.current?.focus();
    else if (passwordFault !== undefined) passwordRef.current?.focus();
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
        fault={areFaultsShown ? emailFault : undefined}
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
        fault={areFaultsShown ? (passwordFault ?? login.passwordFault) : undefined}
        keepsRoom
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
      {/* At the end, where what comes late moves nothing. */}
      {login.formFault !== undefined && (
        <Notice tone="destructive" title="Login failed">
          {login.formFault}
        </Notice>
      )}
      {unproved !== null && <UnprovedNotice unproved={unproved} onCodeSent={onCodeSent} />}
    </form>
  );
}

interface UnprovedNoticeProps {
  readonly unproved: Unproved;
  readonly onCodeSent: (unproved: Unproved) => void;
}

/** The password was right, the address is not proved: the way on. */
function UnprovedNotice({ unproved, onCodeSent }: UnprovedNoticeProps) {
  const id = useId();
  const { isPending, run } = usePending();
  const send = async () => {
    try {
      await resendCode(unproved.email);
      onCodeSent(unproved);
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
