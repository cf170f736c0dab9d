import type { Config } from '../../config/config.ts';
import type { App } from '../../http/app-type.ts';
import { matchesTag, toEntityTag } from '../../http/entity-tag.ts';
import { noBody } from '../../http/wire.ts';
import { presentCatalog } from './catalog.presenter.ts';
import { catalogSchema } from './catalog.schema.ts';

/** The options that users choose from; the same for everyone and constant while the server runs. */
export async function registerCatalog(app: App, config: Config): Promise<void> {
  const catalog = presentCatalog(config);
  const tag = toEntityTag(catalog);
  app.get(
    '/api/catalog',
    {
      config: { access: 'public', scopes: ['guides:read'] },
      schema: {
        tags: ['catalog'],
        summary: 'Fonts, industries, design styles, harmonies, plans, packs and limits',
        response: { 200: catalogSchema.meta({ examples: [catalog] }), 304: noBody },
      },
    },
    async (request, reply) => {
      reply.headers({ 'cache-control': 'public, max-age=300', etag: tag });
      if (matchesTag(request.headers['if-none-match'], tag)) return reply.status(304).send(null);
      return catalog;
    },
  );
}
