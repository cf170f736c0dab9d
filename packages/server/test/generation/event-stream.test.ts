import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STREAMS } from '../../src/config/limits.ts';
import { inTransaction } from '../../src/context/context.ts';
import { AccessTokenEntity } from '../../src/database/tables/access-token.entity.ts';
import { revokeToken } from '../../src/modules/access-token/access-token.service.ts';
import { endSession } from '../../src/modules/session/session.service.ts';
import { followChanges } from '../../src/modules/sync/change-feed.ts';
import { openEventStream } from '../../src/modules/sync/event-stream.ts';
import { addToken } from '../support/access-token.ts';
import { addProject, addTile } from '../support/factories.ts';
import { DATABASE_KINDS, POSTGRES_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { type EventReader, listen, readEvents } from './event-reader.ts';
import { addOwner, createManualDirector, readTile, requestGuide, runWorker } from './generation-support.ts';

const HOUR_MS = 3_600_000;

describe.each(DATABASE_KINDS)('event streams on %s', (kind) => {
  const director = createManualDirector();
  let server: TestServer;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    // No regular session check runs, so that it cannot end a stream that must end immediately.
    const timings = { streamCheckMs: HOUR_MS };
    server = await openTestServer(kind, { timings, services: () => ({ director }) });
    await listen(server);
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await server.close();
  });

  async function open(
    user: SignedUp,
    path = '/api/events',
    headers: Record<string, string> = {},
  ): Promise<EventReader> {
    const reader = await readEvents(server, user.browser, path, headers);
    readers.push(reader);
    return reader;
  }
  const expectEvent = (reader: EventReader, event: string, data: object) =>
    expect.poll(() => reader.events).toContainEqual({ event, data });

  it('send changes to other browsers of the owner, but not to other users', async () => {
    const { owner, tiles } = await addOwner(server);
    const stranger = await server.signUp();
    const mine = await open(owner);
    const theirs = await open(stranger);
    const id = await requestGuide({ owner, tiles });
    const { projectId } = await readTile(server, id);
    await expectEvent(mine, 'style-tile', { id, projectId });
    await expectEvent(mine, 'user', { id: owner.user.id });
    await owner.browser.patch(`/api/projects/${projectId}`, { name: 'Renamed' });
    await expectEvent(mine, 'project', { id: projectId, projectId });
    expect(theirs.events).toEqual([]);
    expect(theirs.isOver).toBe(false);
  });

  it('have the headers of a live, private, unbuffered stream', async () => {
    const reader = await open(await server.signUp());
    const { status, headers } = reader;
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    await expect.poll(() => reader.text).toMatch(/^retry: \d{4}\nid: open\n\n/);
  });

  it('send each step of a guide, and end with it', async () => {
    const { owner, tiles } = await addOwner(server);
    const id = await requestGuide({ owner, tiles });
    const path = `/api/style-tiles/${id}/events`;
    const status = (generationStatus: string, generationStep: string | null) => ({
      generationStatus,
      generationStep,
      generationError: null,
      generated: generationStatus === 'generated',
    });
    const reader = await open(owner, path);
    await expectEvent(reader, 'status', status('queued', null));
    const before = director.calls.length;
    const run = runWorker(server, id);
    await expectEvent(reader, 'status', status('running', 'analyzing'));
    expect(reader.isOver).toBe(false);
    await expect.poll(() => director.calls.length).toBe(before + 1);
    director.calls[before]?.complete();
    await run;
    await expectEvent(reader, 'status', status('generated', null));
    await expect.poll(() => reader.isOver).toBe(true);
    expect(reader.text).toContain('id: end\nevent: status');
    const again = await open(owner, path);
    await expect.poll(() => again.isOver).toBe(true);
    expect(again.events).toEqual([{ event: 'status', data: status('generated', null) }]);
    expect((await open(owner, path, { 'last-event-id': 'end' })).status).toBe(204);
  });

  it('end when the guide is deleted, and are not accessible to other users', async () => {
    const { owner, tiles } = await addOwner(server);
    const id = await requestGuide({ owner, tiles });
    const path = `/api/style-tiles/${id}/events`;
    expect((await open(await server.signUp(), path)).status).toBe(404);
    expect((await open(owner, `/api/style-tiles/${crypto.randomUUID()}/events`)).status).toBe(404);
    const reader = await open(owner, path);
    await owner.browser.post(`/api/style-tiles/${id}/delete`);
    await expect.poll(() => reader.isOver).toBe(true);
  });

  it('make a reconnecting browser reload everything', async () => {
    const user = await server.signUp();
    const reader = await open(user, '/api/events', { 'last-event-id': 'open' });
    await expectEvent(reader, 'refresh', {});
  });

  it('send a change that happens many times in one transaction', async () => {
    const user = await server.signUp();
    const project = await addProject(server, user);
    const tile = await addTile(server, project);
    const reader = await open(user);
    await inTransaction(server.ctx(), async ({ em, services }) => {
      const change = {
        userId: user.user.id,
        kind: 'style-tile',
        id: tile.id,
        projectId: project.id,
      } as const;
      for (let time = 0; time < 50; time += 1) await services.sync.announce(em, change);
    });
    await expectEvent(reader, 'style-tile', { id: tile.id, projectId: project.id });
  });

  it('end immediately when the end of their session is announced', async () => {
    const user = await server.signUp();
    const reader = await open(user);
    const ctx = user.ctx();
    await endSession(ctx, ctx.actor.sessionId);
    const id = user.user.id;
    await server.services.sync.announce(ctx.em, { userId: id, kind: 'user', id, projectId: null });
    await expect.poll(() => reader.isOver).toBe(true);
  });

  it('open with an access token, and end immediately when it is revoked', async () => {
    const user = await server.signUp();
    const { id, value } = await addToken(user, ['guides:read']);
    const other = await addToken(user, ['guides:read']);
    const follow = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const reader = await readEvents(server, server.browser(), '/api/events', headers);
      readers.push(reader);
      return reader;
    };
    const [reader, stays] = [await follow(value), await follow(other.value)];
    expect([reader.status, stays.status]).toEqual([200, 200]);
    await revokeToken(user.ctx(), id);
    await expect.poll(() => reader.isOver).toBe(true);
    await expectEvent(stays, 'user', { id: user.user.id });
    expect(stays.isOver).toBe(false);
  });

  it('are limited per user, and closing one makes room', async () => {
    const user = await server.signUp();
    const own = await Promise.all(Array.from({ length: STREAMS.perUser }, () => open(user)));
    expect(own.map(({ status }) => status)).toEqual(own.map(() => 200));
    const rejected = await open(user);
    expect(rejected.status).toBe(429);
    expect(rejected.headers['retry-after']).toBeDefined();
    expect((await open(await server.signUp())).status).toBe(200);
    own[0]?.close();
    await expect.poll(async () => (await open(user)).status).toBe(200);
  });

  it('require a signed-in user', async () => {
    const reader = await readEvents(server, server.browser(), '/api/events');
    expect(reader.status).toBe(401);
  });
});

describe.each(DATABASE_KINDS)('the session check of open streams on %s', (kind) => {
  it('sends heartbeats, and ends streams whose session or token has ended without announcement', async () => {
    const server = await openTestServer(kind, { timings: { streamCheckMs: 100 } });
    await listen(server);
    const user = await server.signUp();
    const ended = await readEvents(server, user.browser, '/api/events');
    const stays = await readEvents(server, (await server.signUp()).browser, '/api/events');
    const token = await addToken(await server.signUp(), ['guides:read']);
    const authorization = `Bearer ${token.value}`;
    const expired = await readEvents(server, server.browser(), '/api/events', { authorization });
    const expiresAt = new Date(Date.now() - 1);
    await server.ctx().em.nativeUpdate(AccessTokenEntity, { id: token.id }, { expiresAt });
    const ctx = user.ctx();
    await endSession(ctx, ctx.actor.sessionId);
    await expect.poll(() => ended.isOver && expired.isOver).toBe(true);
    await expect.poll(() => stays.text).toContain('\n:\n\n');
    expect(stays.isOver).toBe(false);
    stays.close();
    await server.close();
  });
});

describe('a burst of changes', () => {
  const changeOf = (id: string) => ({ userId: 'ada', kind: 'style-tile', id, projectId: 'forno' }) as const;
  /** Reads a stream until `last` is in it. */
  async function readUntil(body: Readable, last: string): Promise<string> {
    let text = '';
    for await (const part of body) {
      text += String(part);
      if (text.includes(last)) return text;
    }
    throw new Error(`The stream ended before ${last}.`);
  }

  it('is sent once per changed item', async () => {
    const stream = openEventStream('open');
    const { onChange } = followChanges(stream);
    for (let time = 0; time < 50; time += 1) for (const id of ['one', 'two']) onChange(changeOf(id));
    const text = await readUntil(stream.body, '"two"');
    expect(text.match(/^data: .*$/gm)).toEqual([
      'data: {"id":"one","projectId":"forno"}',
      'data: {"id":"two","projectId":"forno"}',
    ]);
  });

  it('is sent as one refresh when it is too large', async () => {
    const stream = openEventStream('open');
    const { onChange } = followChanges(stream);
    for (let id = 0; id < STREAMS.maxChanges * 3; id += 1) onChange(changeOf(String(id)));
    const text = await readUntil(stream.body, 'refresh');
    expect(text.match(/^event: .*$/gm)).toEqual(['event: refresh']);
  });
});

describe('a stream and its reader', () => {
  it('is closed when the reader is too slow', async () => {
    const stream = openEventStream('open');
    const data = { id: 'x'.repeat(1_000) };
    for (let sent = 0; sent < STREAMS.backlogBytes / 2; sent += 1_000) stream.send('user', data);
    expect(stream.body.destroyed).toBe(false);
    for (let sent = 0; sent < STREAMS.backlogBytes; sent += 1_000) stream.send('user', data);
    expect(stream.body.destroyed).toBe(true);
    stream.send('user', { id: 'too late' });
    stream.end();
  });

  it('keeps user input on one line of data', async () => {
    const stream = openEventStream('open');
    stream.send('user', { id: 'a\n\nevent: forged\ndata: {}\r\u2028' });
    stream.end();
    const text = Buffer.concat(await stream.body.toArray()).toString('utf8');
    expect(text.match(/^event: /gm)).toHaveLength(1);
  });
});

describe('closing a server with open streams', () => {
  it('does not wait for them', async () => {
    const server = await openTestServer('pglite');
    await listen(server);
    const user = await server.signUp();
    const readers = await Promise.all(
      Array.from({ length: 5 }, () => readEvents(server, user.browser, '/api/events')),
    );
    await server.close();
    await expect.poll(() => readers.every(({ isOver }) => isOver)).toBe(true);
  });
});

describe.each(POSTGRES_KINDS)('two processes on one %s', (kind) => {
  it('send each other their changes', async () => {
    const here = await openTestServer(kind);
    const there = await openTestServer(kind, { database: here.database });
    try {
      await listen(there);
      const { owner, tiles } = await addOwner(here);
      const reader = await readEvents(there, owner.browser, '/api/events');
      const id = await requestGuide({ owner, tiles });
      await expect.poll(() => reader.events.map(({ data }) => data['id'])).toContain(id);
      reader.close();
    } finally {
      await there.close();
      await here.close();
    }
  });
});
