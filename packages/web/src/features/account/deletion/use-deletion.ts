import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { forgetUser } from '../../../data/session.api.ts';
import { messageOf } from '../../../lib/http.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { deleteAccount, requestDeletion } from '../account.api.ts';

/** How long the last words stand before the start page. */
const FAREWELL_MS = 2_000;

export type DeletionStep =
  | { readonly kind: 'closed' }
  /** `fault`: why the code could not be sent. */
  | { readonly kind: 'confirm'; readonly fault: string | null }
  /** `isSending`: the first code is on its way to the mail. */
  | { readonly kind: 'verify'; readonly isSending: boolean }
  | { readonly kind: 'deleted' };

/** Deleting the account: asking, having a code mailed, proving it, leaving. */
export interface Deletion {
  readonly step: DeletionStep;
  readonly ask: () => void;
  readonly cancel: () => void;
  /** Has the first code mailed; where that fails the question stands again. */
  readonly sendCode: () => Promise<void>;
  /** Has a further code mailed; answers whether it was. */
  readonly resendCode: () => Promise<boolean>;
  /** Deletes the account; answers why it could not be done, or null. */
  readonly verify: (code: string) => Promise<string | null>;
}

const CLOSED: DeletionStep = { kind: 'closed' };

/** @param onLeaving told while the end of the session would be the person's own doing */
export function useDeletion(onLeaving: (isLeaving: boolean) => void): Deletion {
  const [step, setStep] = useState<DeletionStep>(CLOSED);
  const [, navigate] = useLocation();

  const sendCode = async () => {
    const sending: DeletionStep = { kind: 'verify', isSending: true };
    setStep(sending);
    const fault = await mailCode();
    // Whoever has canceled meanwhile is not asked again.
    setStep((current) => (current === sending ? afterSending(fault) : current));
  };
  const verify = async (code: string) => {
    onLeaving(true);
    try {
      await deleteAccount(code);
    } catch (error) {
      onLeaving(false);
      const description = messageOf(error);
      showToast({ title: 'Verification failed', description, tone: 'destructive' });
      return description;
    }
    setStep({ kind: 'deleted' });
    showToast({ title: 'Account deleted', description: 'Your account and all its data were deleted.' });
    setTimeout(() => {
      // In this order: forgetting the person on a page of theirs would lead to the sign-in page.
      flushSync(() => navigate('/', { replace: true }));
      void forgetUser();
    }, FAREWELL_MS);
    return null;
  };
  return {
    step,
    ask: () => setStep({ kind: 'confirm', fault: null }),
    cancel: () => setStep(CLOSED),
    sendCode,
    resendCode: async () => (await mailCode()) === null,
    verify,
  };
}

function afterSending(fault: string | null): DeletionStep {
  return fault === null ? { kind: 'verify', isSending: false } : { kind: 'confirm', fault };
}

/** Answers why no code could be mailed, or null. */
async function mailCode(): Promise<string | null> {
  try {
    await requestDeletion();
  } catch (error) {
    const description = messageOf(error);
    showToast({ title: 'Failed to send verification code', description, tone: 'destructive' });
    return description;
  }
  showToast({ title: 'Verification code sent', description: 'Check your email for the code.' });
  return null;
}
