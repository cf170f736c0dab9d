import process from 'node:process';
import { createPasswordHasher } from '../src/modules/account/password.ts';
import { resetLimits } from '../test/support/mailbox.ts';
import { DATABASE_KINDS, type DatabaseKind } from '../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../test/support/test-server.ts';

/*
 * Measures whether response times reveal which addresses have an account:
 *
 *     node packages/server/bench/account-timing.ts [samples]
 *
 * For each call and database it prints the medians of unknown and known addresses, their difference, and the
 * probability that a known one takes longer (0.5: indistinguishable). TEST_DATABASE_URL is the PostgreSQL server.
 */

const PASSWORD = 'correct horse battery';
const WRONG_PASSWORD = 'staple wagon seventeen';
const SAMPLES = Number(process.argv[2] ?? 500);

const CALLS: Readonly<Record<string, (email: string) => object>> = {
  '/api/login': (email) => ({ email, password: WRONG_PASSWORD }),
  '/api/register': (email) => ({ name: 'Ada', email, password: WRONG_PASSWORD, marketingConsent: true }),
  '/api/auth/request-password-reset': (email) => ({ email }),
};

async function measure(server: TestServer, url: string, email: string): Promise<number> {
  const body = CALLS[url]?.(email);
  const start = process.hrtime.bigint();
  await server.browser().post(url, body);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Interleaved, so that the load of the machine affects both equally. */
async function compare(server: TestServer, url: string, passwordHash: string) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    if (sample % 10 === 0) await resetLimits(server);
    const { user } = await server.signUp({ passwordHash, email: `${crypto.randomUUID()}@example.com` });
    const unknown = `${crypto.randomUUID()}@example.com`;
    const order = [
      ['known', user.email],
      ['unknown', unknown],
    ] as const;
    for (const [status, email] of sample % 2 === 0 ? order : order.toReversed()) {
      times[status].push(await measure(server, url, email));
    }
  }
  return times;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The Mann-Whitney U statistic as a probability. */
function probabilityOfLonger(left: readonly number[], right: readonly number[]): number {
  let wins = 0;
  for (const a of left) for (const b of right) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (left.length * right.length);
}

async function run(kind: DatabaseKind): Promise<void> {
  // Uses the real cost of a password hash, not the low one of the tests.
  const passwords = createPasswordHasher({ isProduction: true });
  const server = await openTestServer(kind, { services: () => ({ passwords }) });
  const passwordHash = await server.services.passwords.hash(PASSWORD);
  for (const url of Object.keys(CALLS)) {
    const { known, unknown } = await compare(server, url, passwordHash);
    const [a, b] = [median(known), median(unknown)];
    const times = `known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, difference ${(a - b).toFixed(2)} ms`;
    const auc = probabilityOfLonger(known, unknown).toFixed(3);
    process.stdout.write(`${kind.padEnd(9)} ${url.padEnd(34)} ${times}, AUC ${auc}\n`);
  }
  await server.close();
}

for (const kind of DATABASE_KINDS) await run(kind);
