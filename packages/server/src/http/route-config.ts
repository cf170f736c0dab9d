/** Who may call a route: everyone, or only a signed-in user. Routes of static files and pages have no access rule. */
export type Access = 'public' | 'signed-in';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Whether the body is a multipart form with a file. */
    acceptsFile?: boolean;
  }
}
