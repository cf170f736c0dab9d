/** Who may call a route: anybody, or a signed-in person. Routes of files and pages have none. */
export type Access = 'public' | 'signed-in';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The body is a multipart form with a file. */
    takesFile?: boolean;
  }
}
