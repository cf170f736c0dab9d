import { useEffect } from 'react';
import { useCatalog } from '../../data/catalog.api.ts';
import { acceptUser } from '../../data/session.api.ts';
import { useFields } from '../../lib/form/form-state.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { HttpError, messageOf, NetworkError } from '../../lib/http.ts';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { register } from './auth.api.ts';
import type { Unverified } from './login-form.tsx';
import { getRecaptchaToken, loadRecaptcha } from './recaptcha.ts';
import { EMPTY_REGISTER_FIELDS, type RegisterFields, registerSchema } from './register-fields.ts';

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
  const [own, changeOwn] = useFields(EMPTY_REGISTER_FIELDS);
  const siteKey = useCatalog().data?.recaptchaSiteKey ?? null;
  const nameRef = useInitialFocus<HTMLInputElement>(shouldFocus);
  useEffect(() => {
    if (siteKey !== null) loadRecaptcha(siteKey);
  }, [siteKey]);
  const form = useForm({
    state: [
      { ...own, email },
      ({ email: typed, ...rest }) => {
        if (typed !== undefined) onEmail(typed);
        changeOwn(rest);
      },
    ],
    schema: registerSchema,
    showsErrors: 'on-blur',
    onSubmit: (fields) => submit({ fields, siteKey, onCodeSent }),
    onFailure: (error) => {
      const hasMessage = error instanceof NetworkError || (error instanceof HttpError && error.body !== null);
      showFailure(hasMessage ? messageOf(error) : FAILED);
    },
  });

  return (
    <form {...form.props} className="grid gap-5">
      <Field ref={nameRef} label="Full Name" autoComplete="name" required {...form.input('name')} />
      <Field label="Email" type="email" autoComplete="username" required {...form.input('email')} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        note="At least 8 characters. A short phrase works well."
        required
        {...form.input('password')}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...form.input('confirmPassword')}
      />
      <CheckField {...form.checkbox('consent')}>
        I agree to the <LegalLink href="/terms">Terms of Service</LegalLink> and the{' '}
        <LegalLink href="/privacy">Privacy Policy</LegalLink>
      </CheckField>
      <Button type="submit" variant="primary" size="large" disabled={form.isPending || !form.isValid}>
        {form.isPending ? 'Creating account…' : 'Create account with email'}
      </Button>
    </form>
  );
}

interface Submission {
  readonly fields: RegisterFields;
  readonly siteKey: string | null;
  readonly onCodeSent: (unverified: Unverified) => void;
}

async function submit({ fields, siteKey, onCodeSent }: Submission): Promise<void> {
  const { name, password } = fields;
  const recaptcha = siteKey === null ? null : await getRecaptchaToken(siteKey);
  if (recaptcha?.kind === 'error') return showFailure(recaptcha.message);
  const email = fields.email.trim().toLowerCase();
  const token = recaptcha === null ? {} : { recaptchaToken: recaptcha.token };
  const result = await register({ name: name.trim(), email, password, marketingConsent: true, ...token });
  if (result.user === undefined) return onCodeSent({ email, password });
  await acceptUser(result.user);
  showWelcome();
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
