import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from './app-type.ts';
import { idParams } from './wire.ts';

/** Something that can be archived and brought back. */
export interface Archivable<View extends z.ZodType> {
  /** Its address, with `:id`. */
  readonly address: string;
  readonly tags: readonly string[];
  /** What it is called. */
  readonly noun: string;
  readonly view: View;
  /** Archives it or brings it back; doing either twice changes nothing more. */
  setArchived(request: FastifyRequest, id: string, isArchived: boolean): Promise<z.input<View>>;
}

/** `POST …/archive` and `POST …/unarchive`, which both answer the thing as it is then. */
export function registerArchiving<View extends z.ZodType>(
  app: App,
  { address, tags, noun, view, setArchived }: Archivable<View>,
): void {
  for (const [verb, isArchived, summary] of [
    ['archive', true, `Archive a ${noun}`],
    ['unarchive', false, `Bring an archived ${noun} back`],
  ] as const) {
    app.post<{ Params: z.output<typeof idParams> }>(
      `${address}/${verb}`,
      {
        config: { access: 'signed-in' },
        schema: { tags: [...tags], summary, params: idParams, response: { 200: view } },
      },
      async (request) => setArchived(request as FastifyRequest, request.params.id, isArchived),
    );
  }
}
