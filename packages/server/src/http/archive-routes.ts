import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from './app-type.ts';
import { idParams } from './wire.ts';

/** A resource that can be archived and restored. */
export interface Archivable<View extends z.ZodType> {
  /** Its path, with `:id`. */
  readonly path: string;
  readonly tags: readonly string[];
  /** The name of the resource in texts. */
  readonly noun: string;
  readonly view: View;
  /** Archives or restores it; repeating either has no further effect. */
  setArchived(request: FastifyRequest, id: string, isArchived: boolean): Promise<z.input<View>>;
}

/** Registers `POST …/archive` and `POST …/unarchive`; both return the changed resource. */
export function registerArchiving<View extends z.ZodType>(
  app: App,
  { path, tags, noun, view, setArchived }: Archivable<View>,
): void {
  for (const [verb, isArchived, summary] of [
    ['archive', true, `Archive a ${noun}`],
    ['unarchive', false, `Restore an archived ${noun}`],
  ] as const) {
    app.post<{ Params: z.output<typeof idParams> }>(
      `${path}/${verb}`,
      {
        config: { access: 'signed-in', scopes: ['guides:write'] },
        schema: { tags: [...tags], summary, params: idParams, response: { 200: view } },
      },
      async (request) => setArchived(request as FastifyRequest, request.params.id, isArchived),
    );
  }
}
