import { actorCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { idParams } from '../../http/wire.ts';
import { presentMemory } from './memory.presenter.ts';
import { forgetQuery, memoryBody, memorySchema } from './memory.schema.ts';
import { changeMemory, findMemory, forgetMemory } from './memory.service.ts';

const config = { access: 'signed-in' } as const;
const tags = ['memory'];
const address = '/api/projects/:id/memory';
const response = { 200: memorySchema };

/** What a project remembers of its owner's taste. */
export async function registerMemory(app: App): Promise<void> {
  app.get(
    address,
    { config, schema: { tags, summary: 'What a project remembers', params: idParams, response } },
    async (request) => presentMemory(await findMemory(actorCtx(request), request.params.id)),
  );
  app.put(
    address,
    {
      config,
      schema: {
        tags,
        summary: 'Switch the memory of a project on or off, write down, edit and forget',
        params: idParams,
        body: memoryBody,
        response,
      },
    },
    async (request) => presentMemory(await changeMemory(actorCtx(request), request.params.id, request.body)),
  );
  app.delete(
    address,
    {
      config,
      schema: {
        tags,
        summary: 'Forget everything, or one entry',
        params: idParams,
        querystring: forgetQuery,
        response,
      },
    },
    async (request) =>
      presentMemory(await forgetMemory(actorCtx(request), request.params.id, request.query.entry ?? null)),
  );
}
