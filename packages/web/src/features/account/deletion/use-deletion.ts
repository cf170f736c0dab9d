import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { clearUser } from '../../../data/session.api.ts';
import { messageOf } from '../../../lib/http.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { deleteAccount, requestDeletion } from '../account.api.ts';

/** How long the final message is shown before the redirect to the home page. */
const REDIRECT_MS = 2_000;

export type DeletionStep =
  | { readonly kind: 'closed' }
  /** `error`: why the code could not be sent. */
  | { readonly kind: 'confirm'; readonly error: string | null }
  /** `isSending`: the first code is being sent. */
  | { readonly kind: 'verify'; readonly isSending: boolean }
  | { readonly kind: 'deleted' };

/** The state and actions of the account deletion. */
export interface Deletion {
  readonly step: DeletionStep;
  readonly ask: () => void;
  readonly cancel: () => void;
  /** Sends the first code. On an error, the confirmation dialog opens again. */
  readonly sendCode: () => Promise<void>;
  /** Sends another code. Returns whether it was sent. */
  readonly resendCode: () => Promise<boolean>;
  /** Deletes the account. Returns an error message, or null on success. */
  readonly verify: (code: string) => Promise<string | null>;
}

const CLOSED: DeletionStep = { kind: 'closed' };

/** @param onDeletingAccount called with true while the account is deleted */
export function useDeletion(onDeletingAccount: (isDeletingAccount: boolean) => void): Deletion {
  const [step, setStep] = useState<DeletionStep>(CLOSED);
  const [, navigate] = useLocation();

  const sendCode = async () => {
    const sending: DeletionStep = { kind: 'verify', isSending: true };
    setStep(sending);
    const error = await mailCode();
    // Keeps the dialog closed if the user canceled in the meantime.
    setStep((current) => (current === sending ? afterSending(error) : current));
  };
  const verify = async (code: string) => {
    onDeletingAccount(true);
    try {
      await deleteAccount(code);
    } catch (error) {
      onDeletingAccount(false);
      const description = messageOf(error);
      showToast({ title: 'Verification failed', description, tone: 'destructive' });
      return description;
    }
    setStep({ kind: 'deleted' });
    showToast({ title: 'Account deleted', description: 'Your account and all its data were deleted.' });
    setTimeout(() => {
      // Navigate first: clearing the user on a protected page would redirect to the sign-in page.
      flushSync(() => navigate('/', { replace: true }));
      void clearUser();
    }, REDIRECT_MS);
    return null;
  };
  return {
    step,
    ask: () => setStep({ kind: 'confirm', error: null }),
    cancel: () => setStep(CLOSED),
    sendCode,
    resendCode: async () => (await mailCode()) === null,
    verify,
  };
}

function afterSending(error: string | null): DeletionStep {
  return error === null ? { kind: 'verify', isSending: false } : { kind: 'confirm', error };
}

/** Returns an error message, or null if the code was sent. */
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
