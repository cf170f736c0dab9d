import { describe, expect, it } from 'vitest';
import { requireScope, sessionActorOf } from '../context/request.ts';
import type { AccessToken } from '../database/tables/access-token.entity.ts';
import type { CreditEntry } from '../database/tables/credit-entry.entity.ts';
import type { Session } from '../database/tables/session.entity.ts';
import type { Scope } from '../http/scopes.ts';
import { presentToken } from './access-token/access-token.presenter.ts';
import { tokenSchema } from './access-token/access-token.schema.ts';
import { presentTransaction } from './ledger/ledger.presenter.ts';
import { type ListedProject, presentProject } from './project/project.presenter.ts';
import { projectSchema } from './project/project.schema.ts';
import { presentSession } from './session/session.presenter.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const OTHER_ID = '01900000-0000-7000-8000-000000000002';
const AT = new Date('2026-11-21T09:05:00.123Z');
const TEXT = '2026-11-21T09:05:00.123Z';

describe('a transaction on the wire', () => {
  const ENTRY = {
    userId: 'hidden-user',
    id: ID,
    account: 'ai',
    kind: 'reserve',
    delta: -1,
    balance: 2,
    description: 'Style guide generation',
    refType: 'style-tile',
    refId: OTHER_ID,
    idemKey: 'hidden-key',
    createdAt: AT,
  } as CreditEntry;
  const NONE = { names: new Map<string, string>(), payments: new Map() };
  const SHOWN = {
    id: ID,
    kind: 'reserve',
    account: 'ai',
    delta: -1,
    balance: 2,
    description: 'Style guide generation',
    createdAt: TEXT,
  };

  it('names its guide, also when that is deleted', () => {
    const named = presentTransaction(ENTRY, { ...NONE, names: new Map([[OTHER_ID, 'Bakery']]) });
    expect(named).toEqual({ ...SHOWN, styleTile: { id: OTHER_ID, name: 'Bakery' } });
    expect(presentTransaction(ENTRY, NONE)).toEqual({ ...SHOWN, styleTile: { id: OTHER_ID, name: null } });
  });

  it('has no guide if it refers to something else', () => {
    expect(presentTransaction({ ...ENTRY, refType: 'user' }, NONE)).toEqual(SHOWN);
  });

  it('shows its payment, with or without receipts', () => {
    const payment = { amountCents: 900, currency: 'usd', receiptUrl: 'https://r.example', invoiceUrl: null };
    const entry = { ...ENTRY, refType: 'user' };
    const shown = presentTransaction(entry, { ...NONE, payments: new Map([[ID, payment]]) });
    expect(shown).toEqual({ ...SHOWN, ...payment });
    const bare = { amountCents: 900, currency: 'usd' } as typeof payment;
    expect(presentTransaction(entry, { ...NONE, payments: new Map([[ID, bare]]) })).toMatchObject({
      receiptUrl: null,
      invoiceUrl: null,
    });
  });
});

describe('a session on the wire', () => {
  const SESSION = {
    id: ID,
    userId: 'hidden-user',
    keyHash: 'hidden-hash',
    userAgent: 'Firefox',
    network: '203.0.113.0/24',
    isRemembered: true,
    createdAt: AT,
    lastSeenAt: AT,
    expiresAt: AT,
    authenticatedAt: AT,
  } as unknown as Session;

  it.each([
    [ID, true],
    [OTHER_ID, false],
  ])('in the session %s is the current one: %s', (sessionId, isCurrent) => {
    const actor = { userId: 'hidden-user', sessionId, authenticatedAt: AT };
    expect(presentSession(SESSION, actor)).toEqual({
      id: ID,
      userAgent: 'Firefox',
      network: '203.0.113.0/24',
      isCurrent,
      isRemembered: true,
      createdAt: TEXT,
      lastSeenAt: TEXT,
      expiresAt: TEXT,
    });
  });
});

describe('an access token on the wire', () => {
  const TOKEN = {
    id: ID,
    userId: 'hidden-user',
    valueHash: 'hidden-hash',
    name: 'CI',
    prefix: 'stk_abcdef',
    scopes: ['guides:read'],
    isDevice: false,
    createdAt: AT,
    lastUsedAt: null,
    expiresAt: AT,
    revokedAt: null,
  } as unknown as AccessToken;

  it('has no hash, and fits its schema', () => {
    const shown = presentToken(TOKEN);
    expect(tokenSchema.strict().parse(shown)).toEqual(shown);
    expect(JSON.stringify(shown)).not.toContain('hidden');
    expect(shown.lastUsedAt).toBeNull();
    expect(presentToken({ ...TOKEN, lastUsedAt: AT }).lastUsedAt).toBe(TEXT);
  });
});

describe('a project on the wire', () => {
  const PROJECT: ListedProject = {
    id: ID,
    name: 'Bakery',
    description: 'A brand',
    logoUrl: null,
    isArchived: false,
    createdAt: AT,
    updatedAt: AT,
    styleTileCount: 2,
    lastChangedAt: AT,
    latestPalette: null,
  };

  it('fits its schema, and has colors only if all seven are there', () => {
    const shown = presentProject(PROJECT);
    expect(projectSchema.strict().parse(shown)).toEqual(shown);
    expect(shown).toMatchObject({ isDeleted: false, latestPalette: null, logoUrl: null });
    const seven = Array.from({ length: 7 }, (_, n) => `#00000${n}`);
    expect(presentProject({ ...PROJECT, latestPalette: seven }).latestPalette).toEqual(seven);
    expect(presentProject({ ...PROJECT, latestPalette: seven.slice(1) }).latestPalette).toBeNull();
  });
});

describe('a scope', () => {
  const token = (...scopes: Scope[]) => ({ userId: ID, tokenId: OTHER_ID, scopes });
  const session = { userId: ID, sessionId: OTHER_ID, authenticatedAt: AT };

  it.each<[readonly Scope[], readonly Scope[], boolean]>([
    [['guides:read'], ['guides:read'], true],
    [['guides:read', 'generate'], ['guides:write', 'generate'], true],
    [['guides:read'], ['guides:write'], false],
    [['guides:write'], ['guides:read'], false],
    [['generate'], [], false],
    [[], ['guides:read'], false],
  ])('a token with %j may call a route of %j: %s', (own, required, isAllowed) => {
    const check = () => requireScope(token(...own), required);
    if (isAllowed) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ status: 403, code: 'SK_MISSING_SCOPE' }));
    expect(() => requireScope(session, required)).not.toThrow();
  });

  it.each<[readonly Scope[], string]>([
    [[], 'Access tokens cannot be used for this call.'],
    [['generate'], 'This call requires an access token with the scope generate. Create one that has it.'],
    [
      ['guides:read', 'guides:write'],
      'This call requires an access token with the scope guides:read or guides:write. Create one that has it.',
    ],
  ])('that is missing of %j is named', (required, message) => {
    expect(() => requireScope(token(), required)).toThrow(message);
  });

  it('belongs to a token, which is no session', () => {
    const actorOf = (actor: unknown) => sessionActorOf({ actor } as Parameters<typeof sessionActorOf>[0]);
    expect([actorOf(null), actorOf(token('generate')), actorOf(session)]).toEqual([null, null, session]);
  });
});
