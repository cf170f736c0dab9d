import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { openPaymentServer, type PaymentServer } from '../payments/payment-support.ts';
import { resetLimits } from '../support/mailbox.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import type { SignedUp, TestServer } from '../support/test-server.ts';
import { createOneOfEach } from '../sweeps/route-fixtures.ts';
import { type ApiDocument, type Operation, readApiDocument } from './api-document.ts';
import { type Call, callOf, exampleCall } from './generated-call.ts';

/** Calls of each route by each caller. */
const CALLS = sampleSize(8, 300);
/** The long run repeats them on PGlite, which takes longer. */
const KINDS = DATABASE_KINDS.toReversed().slice(0, sampleSize(1, 2));
const MAX_SHOWN = 10;
/** Examples of the documentation that need what only another call, a mail or a provider gives, or that always fail. */
const REFUSED = [
  'POST /api/login 403',
  'POST /api/auth/verify-email 400',
  'POST /api/auth/verify-password-reset-code 400',
  'POST /api/auth/reset-password 400',
  'POST /api/user/delete/verify 400',
  'GET /api/tokens/current 404',
  'DELETE /api/tokens/current 404',
  'POST /api/device/token 400',
  'POST /api/device/request 400',
  'POST /api/device/approve 400',
  'POST /api/device/deny 400',
  'POST /api/credits/purchase 410',
  'POST /api/subscription 410',
  'POST /api/stripe/create-checkout-session 400',
  'POST /api/stripe/create-portal-session 409',
  'POST /api/stripe/webhook 400',
  'POST /uploads/delete 404',
  'GET /uploads/{name} 404',
];

describe.each(KINDS)('calls generated from the OpenAPI document, on %s', (kind) => {
  let payment: PaymentServer;
  let document: ApiDocument;

  beforeAll(async () => {
    payment = await openPaymentServer(kind);
    document = readApiDocument(payment.server.app);
  });
  afterAll(() => payment.close());

  it('get documented answers, from the owner, others and visitors', async () => {
    const { server } = payment;
    const issues: string[] = [];
    const refused: string[] = [];
    const stranger = await server.signUp();
    for (const operation of document.operations) {
      // A new one for each, because some routes end the session or delete the account.
      const owner = await server.signUp({ aiCredits: 50, customCredits: 50 });
      const ids = await createOneOfEach(server, owner);
      const example = exampleCall(operation, ids);
      const generated = callOf(operation, document, ids);
      for (const sender of [null, stranger, owner]) {
        // A stream that opens never ends.
        if (sender !== null && operation.path.endsWith('/events')) continue;
        await resetLimits(server);
        const calls = [example, ...fc.sample(generated, CALLS)];
        const { found, firstStatus } = await check({ operation, sender, calls });
        issues.push(...found);
        const isRefused = sender === owner && firstStatus >= 400;
        if (isRefused) refused.push(`${operation.method} ${operation.path} ${firstStatus}`);
      }
    }
    expect(issues.slice(0, MAX_SHOWN)).toEqual([]);
    expect(refused).toEqual(REFUSED);
  });

  interface Check {
    readonly operation: Operation;
    readonly sender: SignedUp | null;
    readonly calls: readonly Call[];
  }

  const check = async ({ operation, sender, calls }: Check) => {
    const found: string[] = [];
    const statuses: number[] = [];
    for (const call of calls) {
      const reply = await send(payment.server, operation, call, sender);
      const issue = document.findIssue(operation, reply);
      if (issue !== null) found.push(describeIssue(operation, call, issue));
      statuses.push(reply.statusCode);
    }
    return { found, firstStatus: statuses[0] ?? 0 };
  };

  it.each([
    ['an undocumented status', { statusCode: 418 }, 'undocumented status 418'],
    ['an internal error', { statusCode: 500 }, '500'],
    ['a body of another form', { body: '{"isOn": 1}' }, '200 is not as documented'],
    ['a body of another type', { headers: { 'content-type': 'text/html' } }, 'undocumented body'],
  ])('would find %s', (_title, change, issue) => {
    const operation = document.operations.find(
      ({ method, path }) => method === 'GET' && path.endsWith('/memory'),
    );
    if (operation === undefined) throw new Error('The document has no memory.');
    const reply = { statusCode: 200, body: '[]', headers: { 'content-type': 'application/json' }, ...change };
    expect(document.findIssue(operation, reply)).toContain(issue);
  });
});

function describeIssue({ method, path }: Operation, call: Call, issue: string): string {
  return `${method} ${path}: ${issue.slice(0, 300)}, for ${JSON.stringify(call).slice(0, 500)}`;
}

function send(
  { app }: TestServer,
  { method }: Operation,
  { url, headers, payload }: Call,
  sender: SignedUp | null,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method,
    url,
    remoteAddress: sender?.browser.address ?? '203.0.113.9',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(sender === null ? {} : { cookie: sender.browser.cookieHeader() }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
}
