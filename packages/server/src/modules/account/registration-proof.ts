import type { FastifyRequest } from 'fastify';

declare module '@fastify/secure-session' {
  interface SessionData {
    /** The registration that this browser requested, or for which it sent the right password. */
    registration: Registration;
  }
}

/** A registration that waits for its verification code. */
export interface Registration {
  readonly email: string;
  readonly id: string;
}

/**
 * Allows the browser to verify this registration, but no other of the same address.
 *
 * Otherwise a stranger could register the address again while its owner waits for the code; with the newer code the
 * owner would then confirm the stranger's password.
 */
export function storeRegistration(request: FastifyRequest, registration: Registration): void {
  // A signed-in user has nothing to verify, and the session cookie must not change.
  if (request.actor === null) request.session.set('registration', registration);
}

/** The id of the registration of that address which this browser may verify, or null. */
export function registrationOf(request: FastifyRequest, email: string): string | null {
  const registration = request.session.get('registration');
  return registration?.email === email ? registration.id : null;
}
