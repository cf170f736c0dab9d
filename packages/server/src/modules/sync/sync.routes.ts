import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../context/context.ts';
import { actorCtx } from '../../context/request.ts';
import { notFound } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';
import { idParams, noBody } from '../../http/wire.ts';
import { followChanges } from './change-feed.ts';
import type { EventStream } from './event-stream.ts';
import { createEventStreamRegistry, type EventStreamRegistry } from './event-stream-registry.ts';
import { END_ID, findTileStatus, followTile, isFinal } from './tile-feed.ts';

const config = { access: 'signed-in', scopes: ['guides:read'] } as const;
const tags = ['events'];
const headers = z.object({
  'last-event-id': z.string().max(100).optional().describe('Sent by a browser that reconnects'),
});
const events = {
  description: 'Server-sent events',
  content: { 'text/event-stream': { schema: z.custom<Readable>().meta({ type: 'string' }) } },
} as const;
/** The event id of a stream that has not ended. */
const OPEN_ID = 'open';

/** Server-sent events: changes of a user's resources, and the progress of one style guide. */
export async function registerSync(app: App, services: Services): Promise<void> {
  const streams = createEventStreamRegistry(services);
  // The server waits for open connections when it closes, and these would never end on their own.
  app.addHook('preClose', async () => streams.close());
  registerChanges(app, streams);
  registerTileStatus(app, streams);
}

function registerChanges(app: App, streams: EventStreamRegistry): void {
  app.get(
    '/api/events',
    {
      config,
      // A HEAD request would open a stream without a reader.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Changes of the signed-in user’s resources: project, style-tile, user; refresh after a gap',
        headers,
        response: { 200: events },
      },
    },
    async (request, reply) => {
      const stream = streams.open(actorCtx(request), OPEN_ID, (opened) => {
        const feed = followChanges(opened);
        // Changes during the disconnection are unknown.
        if (request.headers['last-event-id'] !== undefined) feed.onGap();
        return feed;
      });
      return sendEvents(reply, stream);
    },
  );
}

function registerTileStatus(app: App, streams: EventStreamRegistry): void {
  app.get(
    '/api/style-tiles/:id/events',
    {
      config,
      exposeHeadRoute: false,
      schema: {
        tags,
        summary:
          'Status of a style guide: immediately and at each change, until it is generated or has failed',
        params: idParams,
        headers,
        response: { 200: events, 204: noBody },
      },
    },
    async (request, reply) => {
      const ctx = actorCtx(request);
      const { id } = request.params;
      const status = await findTileStatus(ctx, id);
      if (status === null) throw notFound();
      // A browser reconnects when a stream ends; only 204 stops it.
      const hasReceivedEnd = request.headers['last-event-id'] === END_ID && isFinal(status);
      if (hasReceivedEnd) return reply.status(204).send(null);
      return sendEvents(
        reply,
        streams.open(ctx, OPEN_ID, (stream) => followTile(ctx, id, stream)),
      );
    },
  );
}

function sendEvents(reply: FastifyReply, { body }: EventStream): FastifyReply {
  return reply
    .type('text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(body);
}
