import { callerReader } from '../../context/own-reader.ts';
import { actorCtx } from '../../context/request.ts';
import type { App } from '../../http/app-type.ts';
import { idParams } from '../../http/wire.ts';
import { presentMemory } from './memory.presenter.ts';
import { forgetQuery, memoryBody, memorySchema } from './memory.schema.ts';
import { changeMemory, findMemory, forgetMemory } from './memory.service.ts';

const config = { access: 'signed-in' } as const;
const tags = ['memory'];
const url = '/api/projects/:id/memory';
const response = { 200: memorySchema };

/** A project's memory: the preferences of its owner. */
export async function registerMemory(app: App): Promise<void> {
  app.get(
    url,
    {
      config: { ...config, checksSessionInRead: true },
      schema: { tags, summary: 'The memory of a project', params: idParams, response },
    },
    async (request) => presentMemory(await findMemory(callerReader(request), request.params.id)),
  );
  app.put(
    url,
    {
      config,
      schema: {
        tags,
        summary: 'Turn the memory of a project on or off; add, edit and forget entries',
        params: idParams,
        body: memoryBody,
        response,
      },
    },
    async (request) => presentMemory(await changeMemory(actorCtx(request), request.params.id, request.body)),
  );
  app.delete(
    url,
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
