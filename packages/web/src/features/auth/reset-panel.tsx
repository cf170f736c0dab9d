import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { ResetCodeStep } from './reset-code-step.tsx';
import { ResetEmailStep } from './reset-email-step.tsx';
import { ResetPasswordStep } from './reset-password-step.tsx';

const RETURN_MS = 2_000;

type Step =
  | { readonly kind: 'email' }
  | { readonly kind: 'code' }
  | { readonly kind: 'password'; readonly code: string }
  | { readonly kind: 'done' };

const NUMBERS: Readonly<Record<Step['kind'], number>> = { email: 1, code: 2, password: 3, done: 4 };

interface ResetPanelProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** The password reset in four steps: email, code, new password, done. */
export function ResetPanel({ email, onEmail, onBack }: ResetPanelProps) {
  const [step, setStep] = useState<Step>({ kind: 'email' });
  return (
    <div className="grid gap-5">
      <p className="note m-0">Step {NUMBERS[step.kind]} of 4</p>
      {step.kind === 'email' && (
        <ResetEmailStep email={email} onEmail={onEmail} onSent={() => setStep({ kind: 'code' })} />
      )}
      {step.kind === 'code' && (
        <ResetCodeStep email={email} onVerified={(code) => setStep({ kind: 'password', code })} />
      )}
      {step.kind === 'password' && (
        <ResetPasswordStep email={email} code={step.code} onUpdated={() => setStep({ kind: 'done' })} />
      )}
      {step.kind === 'done' && <Done onReturn={onBack} />}
      <p className="m-0">
        <button type="button" className="text-button" onClick={onBack}>
          Back to Login
        </button>
      </p>
    </div>
  );
}

function Done({ onReturn }: { readonly onReturn: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onReturn, RETURN_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Notice title="Password changed">You were logged out everywhere. Log in with your new password.</Notice>
  );
}
