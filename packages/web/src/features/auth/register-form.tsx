import { type FormEvent, useEffect, useState } from 'react';
import { useCatalog } from '../../data/catalog.api.ts';
import { acceptUser } from '../../data/session.api.ts';
import { HttpError, messageOf, NetworkError } from '../../lib/http.ts';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { register } from './auth.api.ts';
import type { Unproved } from './login-form.tsx';
import { askRecaptcha, loadRecaptcha } from './recaptcha.ts';
import {
  EMPTY_REGISTER_FIELDS,
  type RegisterFaults,
  type RegisterFields,
  registerFaults,
  toRegisterFaults,
} from './register-fields.ts';

const FAILED = 'An error occurred during registration. Please try again.';

interface RegisterFormProps {
  /** Whether the first field gets the focus as the form appears. */
  readonly takesFocus: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** The registration waits for the code that was mailed. */
  readonly onCodeSent: (unproved: Unproved) => void;
}

/** Making an account with an address and a password. */
export function RegisterForm({ takesFocus, email, onEmail, onCodeSent }: RegisterFormProps) {
  const [typed, setTyped] = useState(EMPTY_REGISTER_FIELDS);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<RegisterFaults>({});
  const { isPending, run } = usePending();
  const siteKey = useCatalog().data?.recaptchaSiteKey ?? null;
  const nameRef = useFirstFocus<HTMLInputElement>(takesFocus);
  const fields = { ...typed, email };
  const faults = registerFaults(fields);
  useEffect(() => {
    if (siteKey !== null) loadRecaptcha(siteKey);
  }, [siteKey]);

  const change = (part: Partial<RegisterFields>) => {
    setRefusals({});
    if (part.email !== undefined) onEmail(part.email);
    setTyped({ ...typed, ...part });
  };
  /** A fault is told once its field has been left, not while it is being filled in. */
  const bind = (name: 'name' | 'email' | 'password' | 'confirmPassword') => ({
    name,
    value: fields[name],
    required: true,
    fault: left.has(name) ? (faults[name] ?? refusals[name]) : refusals[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
    onBlur: () => setLeft(new Set([...left, name])),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(() => submit({ fields, siteKey, onRefusals: setRefusals, onCodeSent }));
  };

  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <Field ref={nameRef} label="Full Name" autoComplete="name" {...bind('name')} />
      <Field label="Email" type="email" autoComplete="username" {...bind('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        note="At least 8 characters. A short phrase works well."
        {...bind('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...bind('confirmPassword')} />
      <CheckField
        isChecked={typed.consent}
        onChange={(consent) => change({ consent })}
        fault={left.has('consent') ? faults.consent : undefined}
      >
        I agree to the <LegalLink href="/terms">Terms of Service</LegalLink> and the{' '}
        <LegalLink href="/privacy">Privacy Policy</LegalLink>
      </CheckField>
      <Button
        type="submit"
        variant="primary"
        className="min-h-[44px]"
        disabled={isPending || Object.keys(faults).length > 0}
      >
        {isPending ? 'Creating account…' : 'Create account with email'}
      </Button>
    </form>
  );
}

interface Submission {
  readonly fields: RegisterFields;
  readonly siteKey: string | null;
  readonly onRefusals: (refusals: RegisterFaults) => void;
  readonly onCodeSent: (unproved: Unproved) => void;
}

async function submit({ fields, siteKey, onRefusals, onCodeSent }: Submission): Promise<void> {
  const { name, password } = fields;
  const check = siteKey === null ? null : await askRecaptcha(siteKey);
  if (check?.kind === 'fault') return tellFailure(check.message);
  const email = fields.email.trim().toLowerCase();
  const token = check === null ? {} : { recaptchaToken: check.token };
  try {
    const answer = await register({ name: name.trim(), email, password, marketingConsent: true, ...token });
    if (answer.user === undefined) return onCodeSent({ email, password });
    await acceptUser(answer.user);
    greet();
  } catch (error) {
    if (error instanceof HttpError) onRefusals(toRegisterFaults(error.body?.issues ?? []));
    const isTold = error instanceof NetworkError || (error instanceof HttpError && error.body !== null);
    tellFailure(isTold ? messageOf(error) : FAILED);
  }
}

/** The words for somebody who has just got an account. */
export function greet(): void {
  showToast({
    title: 'Welcome to StyleKit!',
    description: 'Your account has been created successfully.',
  });
}

function tellFailure(description: string): void {
  showToast({ title: 'Registration failed', description, tone: 'destructive' });
}

function LegalLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline underline-offset-[0.2em]">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
