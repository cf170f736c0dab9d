import fastifyPlugin from 'fastify-plugin';
import type { Access } from '../http/route-config.ts';
import type { Scope } from '../http/scopes.ts';

/** A route with an access rule. */
export interface RouteEntry {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  /** Scopes of which an access token needs one; empty when tokens cannot call the route. */
  readonly scopes: readonly Scope[];
  readonly acceptsFile: boolean;
  readonly acceptsForm: boolean;
  readonly schema: {
    readonly body?: unknown;
    readonly querystring?: unknown;
    readonly params?: unknown;
    readonly response?: unknown;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with an access rule, in registration order. */
    routeTable: readonly RouteEntry[];
  }
}

/** Collects all routes as they are registered, for tests and documentation. */
export const routeTable = fastifyPlugin(
  async (app) => {
    const table: RouteEntry[] = [];
    app.decorate('routeTable', table);
    app.addHook('onRoute', ({ method, url, config, schema = {} }) => {
      if (config?.access === undefined) return;
      for (const one of Array.isArray(method) ? method : [method]) {
        if (one === 'HEAD' || one === 'OPTIONS') continue;
        const { body, querystring, params, response } = schema;
        table.push({
          method: one,
          url,
          access: config.access,
          scopes: config.scopes ?? [],
          acceptsFile: config.acceptsFile === true,
          acceptsForm: config.acceptsForm === true,
          schema: { body, querystring, params, response },
        });
      }
    });
  },
  { name: 'route-table' },
);
