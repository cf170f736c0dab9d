import type { ApiErrorCode } from './error-codes.ts';
import type { Scope } from './scopes.ts';

/** Who may call a route: everyone, or only a signed-in user. Routes of static files and pages have no access rule. */
export type Access = 'public' | 'signed-in';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** An access token needs one of these scopes. Without them the route is closed to tokens, also a public one. */
    scopes?: readonly Scope[];
    /** The errors of this route, besides those that any call may return. */
    errors?: readonly ApiErrorCode[];
    /** Whether the first read of the handler (`callerReader`) also checks the session, in the same statement. */
    checksSessionInRead?: boolean;
    /** Whether the body is a multipart form with a file. */
    acceptsFile?: boolean;
    /** Whether the route bounds its own work, such as hashing passwords, and waits for more than the database. */
    hasOwnQueue?: boolean;
    /** Whether the body may also be a URL-encoded form, as OAuth 2.0 clients send it. */
    acceptsForm?: boolean;
  }
}
