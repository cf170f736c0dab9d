import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { House } from '../../context/context.ts';
import { actorCtx } from '../../context/request.ts';
import { notFound } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';
import { idParams, noBody } from '../../http/wire.ts';
import { followChanges } from './change-feed.ts';
import type { EventStream } from './event-stream.ts';
import { openStreamHall, type StreamHall } from './stream-hall.ts';
import { END_ID, findTileStatus, followTile, isFinal } from './tile-feed.ts';

const config = { access: 'signed-in' } as const;
const tags = ['events'];
const headers = z.object({
  'last-event-id': z.string().max(100).optional().describe('Sent by a browser that comes again'),
});
const events = {
  description: 'Server-sent events',
  content: { 'text/event-stream': { schema: z.custom<Readable>().meta({ type: 'string' }) } },
} as const;
/** A stream that a browser comes back to has this behind it. */
const OPEN_ID = 'open';

/** Server-sent events: what changed of a person's things, and how far one style guide is. */
export async function registerSync(app: App, house: House): Promise<void> {
  const hall = openStreamHall(house);
  // Before the server waits for its connections: these would never end by themselves.
  app.addHook('preClose', async () => hall.close());
  registerChanges(app, hall);
  registerTileStatus(app, hall);
}

function registerChanges(app: App, hall: StreamHall): void {
  app.get(
    '/api/events',
    {
      config,
      // A HEAD would open a stream that nobody reads.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary:
          'What changes of the signed-in person’s things: project, style-tile, user; refresh after a gap',
        headers,
        response: { 200: events },
      },
    },
    async (request, reply) => {
      const stream = hall.open(actorCtx(request), OPEN_ID, (opened) => {
        const feed = followChanges(opened);
        // What happened while it was away is not known any more.
        if (request.headers['last-event-id'] !== undefined) feed.onGap();
        return feed;
      });
      return sendEvents(reply, stream);
    },
  );
}

function registerTileStatus(app: App, hall: StreamHall): void {
  app.get(
    '/api/style-tiles/:id/events',
    {
      config,
      exposeHeadRoute: false,
      schema: {
        tags,
        summary:
          'How far a style guide is: status, at once and at each change, until it is made or has failed',
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
      // A browser comes back to a stream that ended; only 204 tells it that there is no more to come.
      const hasHeardTheEnd = request.headers['last-event-id'] === END_ID && isFinal(status);
      if (hasHeardTheEnd) return reply.status(204).send(null);
      return sendEvents(
        reply,
        hall.open(ctx, OPEN_ID, (stream) => followTile(ctx, id, stream)),
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
