import fastifyPlugin from 'fastify-plugin';
import type { Access } from '../http/route-config.ts';

/** One route that says who may call it. */
export interface RouteEntry {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  readonly takesFile: boolean;
  readonly schema: {
    readonly body?: unknown;
    readonly querystring?: unknown;
    readonly params?: unknown;
    readonly response?: unknown;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with an access rule, in the order they were added. */
    routeTable: readonly RouteEntry[];
  }
}

/** Keeps a list of the routes as they are added, from which tests and pages are made; a route cannot be forgotten in it. */
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
          takesFile: config.takesFile === true,
          schema: { body, querystring, params, response },
        });
      }
    });
  },
  { name: 'route-table' },
);
