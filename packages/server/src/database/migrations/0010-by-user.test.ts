import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOldDatabase, type InsertRow } from '../../../test/support/old-database.ts';
import { DATABASE_KINDS, type TestDatabase } from '../../../test/support/test-database.ts';
import type { Ctx } from '../../context/context.ts';
import { findTokenActor } from '../../modules/access-token/access-token.service.ts';
import { findActor } from '../../modules/session/session.service.ts';
import { claimName, findUserId } from '../directory.ts';
import { type Database, openDatabase } from '../open-database.ts';

/** As many as before this migration. */
const OLD_MIGRATIONS = 9;
const SOON = new Date(Date.now() + 3_600_000);
const NOW = new Date();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Two people with one row in each table, whose keys differ by the name only. */
const PEOPLE = ['ada', 'eve'].map((name) => ({
  name,
  id: randomUUID(),
  project: randomUUID(),
  guide: randomUUID(),
  reservation: randomUUID(),
  sessionKey: `${name}-key`.padEnd(43, 'x'),
  token: `stk_${name}`,
}));
type Person = (typeof PEOPLE)[number];

async function fillPerson(insert: InsertRow, person: Person): Promise<void> {
  const { name, id, project, guide, reservation, sessionKey, token } = person;
  const dates = { created_at: NOW, updated_at: NOW };
  const own = { id: randomUUID(), user_id: id, created_at: NOW };
  await insert('app_user', { ...dates, id, name, email: `${name}@example.com`, google_id: `google-${name}` });
  await insert('session', {
    ...own,
    ...{ key_hash: sha256(sessionKey), is_remembered: true, user_agent: 'test', network: '10.0.0.0/24' },
    ...{ last_seen_at: NOW, authenticated_at: NOW, expires_at: SOON },
  });
  const value = {
    value_hash: sha256(token),
    prefix: token.slice(0, 10),
    name: 'CI',
    scopes: '{guides:read}',
  };
  await insert('access_token', { ...own, ...value, expires_at: SOON });
  await insert('project', { ...dates, id: project, user_id: id, name, description: 'A brand' });
  await insert('style_tile', {
    ...{ ...dates, id: guide, project_id: project, user_id: id, name, brief: '{}' },
    ...{ generation_mode: 'ai', generation_status: 'failed' },
  });
  const version = { user_id: id, style_tile_id: guide, number: 1, edits: '{}', created_at: NOW };
  await insert('guide_version', version);
  await insert('generation_attempt', {
    ...{ id: randomUUID(), style_tile_id: guide, attempt: 1, reservation_id: reservation },
    ...{ director: 'built-in', started_at: NOW },
  });
  const entry = { kind: 'note', value: 'Never orange', source: 'owner' };
  await insert('memory_entry', { ...dates, ...entry, id: randomUUID(), project_id: project });
  await insert('upload', {
    ...{ name: `${name}.png`, user_id: id, content_type: 'image/png', byte_length: 1, created_at: NOW },
  });
  const posting = { account: 'ai', kind: 'grant', delta: 1, balance: 1, description: 'Free' };
  const reference = { ref_type: 'user', ref_id: id, idem_key: `grant:${id}` };
  await insert('credit_entry', { ...own, ...posting, ...reference });
  await insert('customer', { user_id: id, customer_id: `cus_${name}`, created_at: NOW });
  await insert('payment', {
    ...{ id: randomUUID(), user_id: id, kind: 'pack', source_id: `cs_${name}`, amount_cents: 900 },
    ...{ currency: 'usd', paid_at: NOW },
  });
}

describe.each(DATABASE_KINDS)('the rows of the earlier keys on %s', (kind) => {
  let old: TestDatabase;
  let database: Database;
  const ctx = () => ({ em: database.fork(), now: new Date() }) as Ctx;

  beforeAll(async () => {
    old = await createOldDatabase(kind, OLD_MIGRATIONS, async (insert) => {
      for (const person of PEOPLE) await fillPerson(insert, person);
    });
    database = await openDatabase(old.location);
    await database.migrate();
  });
  afterAll(async () => {
    await database.close();
    await old.drop();
  });

  it('have the user of what they belong to', async () => {
    const { em } = ctx();
    for (const { id, guide, project } of PEOPLE) {
      const attempts = await em.execute('select user_id from generation_attempt where style_tile_id = ?', [
        guide,
      ]);
      expect(attempts).toEqual([{ user_id: id }]);
      const entries = await em.execute('select user_id from memory_entry where project_id = ?', [project]);
      expect(entries).toEqual([{ user_id: id }]);
    }
  });

  it('are found by the names that identify their user', async () => {
    const { em } = ctx();
    for (const { id, name } of PEOPLE) {
      expect(await findUserId(em, { kind: 'email', name: `${name}@example.com` })).toBe(id);
      expect(await findUserId(em, { kind: 'google', name: `google-${name}` })).toBe(id);
      expect(await findUserId(em, { kind: 'customer', name: `cus_${name}` })).toBe(id);
      expect(await findUserId(em, { kind: 'upload', name: `${name}.png` })).toBe(id);
    }
    expect(await claimName(em, { kind: 'email', name: 'ada@example.com' }, randomUUID())).toBe(false);
  });

  it('keep their owners signed in, in browsers and in programs', async () => {
    for (const { id, sessionKey, token } of PEOPLE) {
      expect(await findActor(ctx(), sessionKey)).toMatchObject({ userId: id });
      expect(await findTokenActor(ctx(), token)).toMatchObject({ userId: id, scopes: ['guides:read'] });
    }
    expect(await findActor(ctx(), 'unknown'.padEnd(43, 'x'))).toBeNull();
  });

  it('refer to rows of the same user only', async () => {
    const [ada, eve] = PEOPLE;
    const attempt = `insert into generation_attempt
      (user_id, id, style_tile_id, attempt, reservation_id, director, started_at)
      values (?, gen_random_uuid(), ?, ?, gen_random_uuid(), 'test', now())`;
    const { em } = ctx();
    await expect(em.execute(attempt, [ada?.id, eve?.guide, 2])).rejects.toThrow('foreign key');
    await expect(em.execute(attempt, [ada?.id, ada?.guide, 1])).rejects.toThrow('unique');
  });

  it('are deleted with what they belong to', async () => {
    const [ada, eve] = PEOPLE;
    const { em } = ctx();
    await em.execute('delete from project where user_id = ? and id = ?', [ada?.id, ada?.project]);
    for (const table of ['style_tile', 'guide_version', 'generation_attempt', 'memory_entry']) {
      expect(await em.execute(`select user_id from ${table}`), table).toEqual([{ user_id: eve?.id }]);
    }
  });

  it('result in tables that match the entities', async () => {
    expect((await database.schemaDrift()).trim()).toBe('');
  });
});
