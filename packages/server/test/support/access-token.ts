import type { LightMyRequestResponse } from 'fastify';
import type { Scope } from '../../src/http/scopes.ts';
import { createToken } from '../../src/modules/access-token/access-token.service.ts';
import type { Method } from '../sweeps/route-fixtures.ts';
import type { SignedUp, TestServer } from './test-server.ts';

export interface TestToken {
  readonly id: string;
  readonly value: string;
}

/** Creates an access token of a user. */
export async function addToken(owner: SignedUp, scopes: Scope[], name = 'Pipeline'): Promise<TestToken> {
  const { row, value } = await createToken(owner.ctx(), { name, scopes, expiresInDays: 90 });
  return { id: row.id, value };
}

interface TokenCall {
  readonly method?: Method;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Calls a server like a program: with a token, without cookies and without the headers of a browser. */
export function callWithToken(
  server: TestServer,
  value: string,
  url: string,
  { method = 'GET', body, headers }: TokenCall = {},
): Promise<LightMyRequestResponse> {
  return server.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${value}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}
