import { type FormEvent, useEffect, useState } from 'react';
import { useCatalog } from '../../data/catalog.api.ts';
import { acceptUser } from '../../data/session.api.ts';
import { HttpError, messageOf, NetworkError } from '../../lib/http.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { register } from './auth.api.ts';
import type { Unverified } from './login-form.tsx';
import { getRecaptchaToken, loadRecaptcha } from './recaptcha.ts';
import {
  EMPTY_REGISTER_FIELDS,
  type RegisterErrors,
  type RegisterFields,
  registerErrors,
  toRegisterErrors,
} from './register-fields.ts';

const FAILED = 'An error occurred during registration. Please try again.';

interface RegisterFormProps {
  /** Whether to focus the first field on mount. */
  readonly shouldFocus: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Called when the registration requires the emailed code. */
  readonly onCodeSent: (unverified: Unverified) => void;
}

/** The registration form with email and password. */
export function RegisterForm({ shouldFocus, email, onEmail, onCodeSent }: RegisterFormProps) {
  const [typed, setTyped] = useState(EMPTY_REGISTER_FIELDS);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<RegisterErrors>({});
  const { isPending, run } = usePending();
  const siteKey = useCatalog().data?.recaptchaSiteKey ?? null;
  const nameRef = useInitialFocus<HTMLInputElement>(shouldFocus);
  const fields = { ...typed, email };
  const errors = registerErrors(fields);
  useEffect(() => {
    if (siteKey !== null) loadRecaptcha(siteKey);
  }, [siteKey]);

  const change = (part: Partial<RegisterFields>) => {
    setServerErrors({});
    if (part.email !== undefined) onEmail(part.email);
    setTyped({ ...typed, ...part });
  };
  /** Shows a validation error only after the field lost the focus. */
  const bind = (name: 'name' | 'email' | 'password' | 'confirmPassword') => ({
    name,
    value: fields[name],
    required: true,
    error: touched.has(name) ? (errors[name] ?? serverErrors[name]) : serverErrors[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => change({ [name]: event.currentTarget.value }),
    onBlur: () => setTouched(new Set([...touched, name])),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(() => submit({ fields, siteKey, onServerErrors: setServerErrors, onCodeSent }));
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
        error={touched.has('consent') ? errors.consent : undefined}
      >
        I agree to the <LegalLink href="/terms">Terms of Service</LegalLink> and the{' '}
        <LegalLink href="/privacy">Privacy Policy</LegalLink>
      </CheckField>
      <Button
        type="submit"
        variant="primary"
        className="min-h-[44px]"
        disabled={isPending || Object.keys(errors).length > 0}
      >
        {isPending ? 'Creating account…' : 'Create account with email'}
      </Button>
    </form>
  );
}

interface Submission {
  readonly fields: RegisterFields;
  readonly siteKey: string | null;
  readonly onServerErrors: (serverErrors: RegisterErrors) => void;
  readonly onCodeSent: (unverified: Unverified) => void;
}

async function submit({ fields, siteKey, onServerErrors, onCodeSent }: Submission): Promise<void> {
  const { name, password } = fields;
  const recaptcha = siteKey === null ? null : await getRecaptchaToken(siteKey);
  if (recaptcha?.kind === 'error') return showFailure(recaptcha.message);
  const email = fields.email.trim().toLowerCase();
  const token = recaptcha === null ? {} : { recaptchaToken: recaptcha.token };
  try {
    const result = await register({ name: name.trim(), email, password, marketingConsent: true, ...token });
    if (result.user === undefined) return onCodeSent({ email, password });
    await acceptUser(result.user);
    showWelcome();
  } catch (error) {
    if (error instanceof HttpError) onServerErrors(toRegisterErrors(error.body?.issues ?? []));
    const hasMessage = error instanceof NetworkError || (error instanceof HttpError && error.body !== null);
    showFailure(hasMessage ? messageOf(error) : FAILED);
  }
}

/** Shows the toast for new accounts. */
export function showWelcome(): void {
  showToast({
    title: 'Welcome to StyleKit!',
    description: 'Your account has been created successfully.',
  });
}

function showFailure(description: string): void {
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
