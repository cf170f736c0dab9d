import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUserId, type UserName } from '../../src/database/directory.ts';
import { MailEntity } from '../../src/database/tables/mail.entity.ts';
import { deleteAccount, requestDeletion } from '../../src/modules/account/account-deletion.service.ts';
import { signInWithGoogle } from '../../src/modules/google/google-sign-in.service.ts';
import { sendQueuedMail } from '../../src/modules/mail/mail.service.ts';
import type { OutgoingMail } from '../../src/ports/mail-transport.ts';
import { mailedCode, resetLimits } from '../support/mailbox.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { loseCommit, SPLIT_KINDS } from './lose-commit.ts';

const PASSWORD = 'correct horse battery';
const CALLER = { ip: '203.0.113.7', userAgent: 'test' };
/** An account that was requested long ago, and is missing. */
const MISSING_ID = '01900000-0000-7000-8000-000000000000';

describe.each(SPLIT_KINDS)('an account, when a machine dies between two commits, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  beforeEach(() => resetLimits(server));
  afterAll(() => server.close());

  const newEmail = () => `${crypto.randomUUID()}@example.com`;
  const requestAccount = async (email: string): Promise<string> => {
    await resetLimits(server);
    const body = { name: 'Ada', email, password: PASSWORD, marketingConsent: true };
    expect((await server.browser().post('/api/register', body)).statusCode).toBe(201);
    return mailedCode(server, email, 'verify-email');
  };
  const verify = (email: string, code: string) =>
    server.browser().post('/api/auth/verify-email', { email, code });
  const signIn = (email: string) => server.browser().post('/api/login', { email, password: PASSWORD });
  const rowsOf = (email: string) =>
    server
      .ctx()
      .em.execute<{ id: string; ai: number; hash: string | null; google: string | null }[]>(
        'select id, ai_credits as ai, password_hash as hash, google_id as google from app_user where email = ?',
        [email],
      );
  const holderOf = (name: UserName) => findUserId(server.ctx().em, name);
  /** A missing account may still appear within a minute. */
  const letMinutePass = (kindOfName: UserName['kind'], name: string) =>
    server
      .ctx()
      .em.execute('update directory set user_id = ? where kind = ? and name = ?', [
        MISSING_ID,
        kindOfName,
        name,
      ]);
  const google = (email: string, sub: string) =>
    signInWithGoogle(server.ctx(), {
      profile: { sub, email, name: 'Ada', picture: null },
      caller: CALLER,
      previousActor: null,
    });

  it('is created once when its name was lost and the code is used again', async () => {
    const email = newEmail();
    const code = await requestAccount(email);
    await loseCommit(server, 'shared', () => verify(email, code));
    expect(await holderOf({ kind: 'email', name: email })).toBeNull();
    expect((await verify(email, code)).statusCode).toBe(200);
    const [row, ...others] = await rowsOf(email);
    expect([row?.ai, others]).toEqual([3, []]);
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it('can be registered again when its row was lost, but not while it may still appear', async () => {
    const email = newEmail();
    const lost = await requestAccount(email);
    await loseCommit(server, 'person', () => verify(email, lost));
    expect(await holderOf({ kind: 'email', name: email })).not.toBeNull();
    expect((await signIn(email)).statusCode).toBe(401);
    expect((await verify(email, await requestAccount(email))).statusCode).toBe(400);
    await letMinutePass('email', email);
    expect((await verify(email, await requestAccount(email))).statusCode).toBe(200);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await rowsOf(email)).toMatchObject([{ ai: 3 }]);
  });

  it('of Google is created when its row was lost, with both names', async () => {
    const [email, sub] = [newEmail(), crypto.randomUUID()];
    await loseCommit(server, 'person', () => google(email, sub));
    await letMinutePass('email', email);
    await letMinutePass('google', sub);
    const { session } = await google(email, sub);
    expect(await holderOf({ kind: 'email', name: email })).toBe(session.userId);
    expect(await holderOf({ kind: 'google', name: sub })).toBe(session.userId);
    expect(await rowsOf(email)).toMatchObject([{ id: session.userId, google: sub }]);
  });

  it.each(['shared', 'person'] as const)(
    'is linked to Google without the password of a stranger when the %s rows were lost',
    async (side) => {
      const sub = crypto.randomUUID();
      const { user } = await server.signUp({
        email: newEmail(),
        emailVerified: false,
        passwordHash: await server.services.passwords.hash(PASSWORD),
      });
      await loseCommit(server, side, () => google(user.email, sub));
      expect((await google(user.email, sub)).session.userId).toBe(user.id);
      expect(await rowsOf(user.email)).toMatchObject([{ id: user.id, google: sub, hash: null }]);
      // Google's address may change; the account is then found by its Google id.
      expect((await google(newEmail(), sub)).session.userId).toBe(user.id);
    },
  );

  const remove = async (person: SignedUp): Promise<void> => {
    await resetLimits(server);
    await requestDeletion(person.ctx(), CALLER);
    const code = await mailedCode(server, person.user.email, 'account-deletion');
    await deleteAccount(person.ctx(), code, CALLER);
  };

  it('is deleted, and its address is free, when its names were kept', async () => {
    const person = await server.signUp({ email: newEmail() });
    const { email } = person.user;
    await loseCommit(server, 'shared', () => remove(person));
    expect((await person.browser.get('/api/user')).statusCode).toBe(401);
    await letMinutePass('email', email);
    expect((await verify(email, await requestAccount(email))).statusCode).toBe(200);
    expect(await rowsOf(email)).toHaveLength(1);
  });

  it('can be deleted again when its rows were kept', async () => {
    const person = await server.signUp({ email: newEmail() });
    await loseCommit(server, 'person', () => remove(person));
    expect((await person.browser.get('/api/user')).statusCode).toBe(200);
    await remove(person);
    expect(await rowsOf(person.user.email)).toEqual([]);
    expect((await person.browser.get('/api/user')).statusCode).toBe(401);
  });

  it('gets a mail again, under the same Message-ID, when the process dies after sending it', async () => {
    await server.ctx().em.nativeDelete(MailEntity, {});
    await requestAccount(newEmail());
    const [mail] = await server.ctx().em.find(MailEntity, {});
    const sent: OutgoingMail[] = [];
    const transport = { send: async (one: OutgoingMail) => void sent.push(one) };
    const send = () => sendQueuedMail(server.ctx(), mail?.id ?? '', transport);
    await loseCommit(server, 'shared', send);
    await send();
    await send();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]?.messageId).toContain(mail?.id);
  });
});
