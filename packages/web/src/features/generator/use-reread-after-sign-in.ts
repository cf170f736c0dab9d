import type { UserView } from '@stylekit/server/contract';
import { useEffect, useRef } from 'react';
import { HttpError } from '../../lib/http.ts';

export function isSignedOut(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** Reads again what was refused while nobody was signed in, as soon as the person is back. */
export function useRereadAfterSignIn(user: UserView, error: unknown, reread: () => void): void {
  const latest = useRef({ error, reread });
  const known = useRef(user);
  useEffect(() => {
    latest.current = { error, reread };
  });
  useEffect(() => {
    // Whoever signs in is read anew, so the record of them is another one.
    if (known.current === user) return;
    known.current = user;
    if (isSignedOut(latest.current.error)) latest.current.reread();
  }, [user]);
}
