import type { FastifyRequest } from 'fastify';

declare module '@fastify/secure-session' {
  interface SessionData {
    /** The registration this browser asked for, or showed the right password of. */
    registration: Registration;
  }
}

/** A registration that waits for its code. */
export interface Registration {
  readonly email: string;
  readonly id: string;
}

/**
 * Lets the browser confirm this registration and no other of the same address.
 *
 * Without it, somebody could register a person's address again while that person waits for the code, and the person
 * would confirm the stranger's password with the newer code.
 */
export function rememberRegistration(request: FastifyRequest, registration: Registration): void {
  // Who is signed in has nothing to confirm, and the cookie of the session stays as it is.
  if (request.actor === null) request.session.set('registration', registration);
}

/** The registration of that address this browser may confirm, or null when it asked for none. */
export function registrationOf(request: FastifyRequest, email: string): string | null {
  const registration = request.session.get('registration');
  return registration?.email === email ? registration.id : null;
}
