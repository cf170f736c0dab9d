import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KINDS } from '../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../test/support/test-server.ts';
import { inTransaction } from '../context/context.ts';
import { insertUser } from '../modules/account/registration.service.ts';
import { claimName, deleteExpiredNames, findOwners, findUserId } from './directory.ts';
import { UserEntity } from './tables/user.entity.ts';

describe.each(DATABASE_KINDS)('the directory on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const add = (email: string, googleId?: string) =>
    inTransaction(server.ctx(), (tx) =>
      insertUser(tx, {
        name: 'Ada',
        email,
        emailVerified: true,
        ...(googleId === undefined ? {} : { googleId }),
      }),
    );
  const find = (type: 'email' | 'google', name: string) => findUserId(server.ctx().em, { kind: type, name });

  it('gives an address to one of many simultaneous accounts', async () => {
    const email = 'many@example.com';
    const created = await Promise.all(Array.from({ length: 8 }, () => add(email)));
    const [userId, ...others] = created.filter((id) => id !== null);
    expect(others).toEqual([]);
    expect(await find('email', email)).toBe(userId);
    expect(await server.ctx().em.count(UserEntity, { email })).toBe(1);
  });

  it('takes no address for an account whose Google account is taken', async () => {
    const first = await add('first@example.com', 'sub-1');
    expect(await add('second@example.com', 'sub-1')).toBeNull();
    expect(await find('google', 'sub-1')).toBe(first);
    expect(await find('email', 'second@example.com')).toBeNull();
    expect(await add('second@example.com', 'sub-2')).not.toBeNull();
  });

  it('keeps kinds apart, and names of accounts forever', async () => {
    const { em } = server.ctx();
    const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await claimName(em, { kind: 'token', name: 'same' }, a, new Date(0))).toBe(true);
    expect(await claimName(em, { kind: 'upload', name: 'same' }, b)).toBe(true);
    expect(await claimName(em, { kind: 'token', name: 'later' }, a, new Date(Date.now() + 60_000))).toBe(
      true,
    );
    await deleteExpiredNames(em);
    expect(await findUserId(em, { kind: 'token', name: 'same' })).toBeNull();
    expect(await findUserId(em, { kind: 'token', name: 'later' })).toBe(a);
    expect(await findOwners(em, 'upload', ['same', 'other'])).toEqual(new Map([['same', b]]));
    expect(await findOwners(em, 'upload', [])).toEqual(new Map());
  });
});
