import type { LoginInput } from '@stylekit/server/contract';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { acceptUser } from '../../data/session.api.ts';
import { isSignedOut, messageOf } from '../../lib/http.ts';
import { usePending } from '../../lib/use-pending.ts';
import { showToast } from '../../ui/toast-store.ts';
import { login, unprovedAddress } from './auth.api.ts';

interface LoginOptions {
  /** The field of the password. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** The password is right, and the address not proved yet. */
  readonly onUnproved?: (email: string) => void;
  readonly onDone?: () => void;
}

/** What is said of a sign-in that was refused: at the password where that is wrong, else of the form as a whole. */
interface LoginRefusal {
  readonly at: 'password' | 'form';
  readonly message: string;
}

/** Signs in with a password. A refusal is a toast, and stands in the form until something in it is changed. */
export function usePasswordLogin({ field, onUnproved, onDone }: LoginOptions) {
  const [refusal, setRefusal] = useState<LoginRefusal | null>(null);
  const { isPending, run } = usePending();
  const signIn = async (body: LoginInput) => {
    try {
      await acceptUser(await login(body));
      onDone?.();
    } catch (error) {
      const address = unprovedAddress(error);
      if (address !== null && onUnproved !== undefined) return onUnproved(address);
      const message = messageOf(error);
      // At once: what has the focus is read with its fault.
      flushSync(() => setRefusal({ at: isSignedOut(error) ? 'password' : 'form', message }));
      if (isSignedOut(error)) field.current?.focus();
      showToast({ title: 'Login failed', description: message, tone: 'destructive' });
    }
  };
  return {
    isPending,
    /** What is wrong with the password, as the server says it. */
    passwordFault: refusal?.at === 'password' ? refusal.message : undefined,
    /** Why the form as a whole was refused. */
    formFault: refusal?.at === 'form' ? refusal.message : undefined,
    dismiss: () => setRefusal(null),
    submit: (body: LoginInput) => {
      setRefusal(null);
      run(() => signIn(body));
    },
  };
}
