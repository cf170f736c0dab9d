import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { AI_BRIEF, customBody } from './factories.ts';

/** Style guides of each person that `fillTables` adds, in four projects. */
export const GUIDES_PER_PERSON = 20;

/** The id of a row with a number, the same in every statement, in the form of a UUID of version 4. */
const id = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind}' || (${number})) placing '4' from 13) placing '8' from 17)::uuid`;
/** An id like those of the server, which begin with the time (UUID version 7). */
const timedId = (at: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
    || '8' || substr(md5(random()::text), 1, 15))::uuid`;
/** The id of a row that `fillTables` adds: the user, a project or a guide with a number. */
export function filledId(kind: 'user' | 'project' | 'guide', number: number): string {
  const hex = createHash('md5').update(`${kind}${number}`).digest('hex');
  const fixed = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`;
  return fixed.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The name of one of the two logos of each person that `fillTables` adds. */
export function filledLogo(number: number): string {
  return `${createHash('md5').update(`upload${number}`).digest('hex')}.png`;
}

/** A time of the last year that depends on a number. */
const past = (number: string) => `(now() - make_interval(secs => (${number})::bigint * 7919 % 31536000))`;
const hash = (kind: string, number: string) =>
  `md5('${kind}' || (${number})) || md5('${kind}-' || (${number}))`;

const PEOPLE = 'generate_series($1::bigint, $2::bigint) as person';
/** `count` rows of each person, with their number `n` among those of all people. */
const each = (count: number) =>
  `(select person, person * ${count} + k as n, k from ${PEOPLE}, generate_series(0, ${count - 1}) as k) as row`;
/** Of one in `share` people. */
const some = (share: number) => `(select person from ${PEOPLE} where person % ${share} = 0) as row`;
const USER = id('user', 'person');
/** The credits that each person got; three of each are left. */
const GRANTS = { ai: 3 + GUIDES_PER_PERSON, custom: 3 };
const GUIDE = `${GUIDES_PER_PERSON} * person`;

/**
 * What people leave behind, table by table, by the numbers of the people. Finished jobs are those of the hours for which
 * the queue keeps them.
 */
const STATEMENTS: readonly string[] = [
  `insert into app_user (id, name, email, email_verified, ai_credits, custom_credits, created_at, updated_at)
    select ${USER}, 'Person ' || person, 'person-' || person || '@example.com', true, 3, 3, ${past('person')}, now()
    from ${PEOPLE}`,
  `insert into directory (kind, name, user_id) select 'email', 'person-' || person || '@example.com', ${USER} from ${PEOPLE}`,
  `insert into session (user_id, id, key_hash, is_remembered, user_agent, network, created_at, last_seen_at,
      authenticated_at, expires_at)
    select ${USER}, ${id('session', 'n')}, ${hash('session', 'n')}, true, 'Mozilla/5.0 (X11; Linux x86_64)', '10.0.0.0/24',
      now(), now(), now(), now() + make_interval(days => 1 + (n % 29)::int) from ${each(2)}`,
  `insert into access_token (user_id, id, value_hash, prefix, name, scopes, created_at, expires_at)
    select ${USER}, ${id('token', 'person')}, ${hash('token', 'person')}, 'stk_abcdef', 'CI', '{guides:read}', now(),
      now() + interval '60 days' from ${some(5)}`,
  `insert into directory (kind, name, user_id, expires_at)
    select 'token', ${hash('token', 'person')}, ${USER}, now() + interval '60 days' from ${some(5)}`,
  `insert into upload (user_id, name, content_type, byte_length, created_at)
    select ${USER}, md5('upload' || n) || '.png', 'image/png', 20000, ${past('n')} from ${each(2)}`,
  `insert into directory (kind, name, user_id) select 'upload', md5('upload' || n) || '.png', ${USER} from ${each(2)}`,
  `insert into project (user_id, id, name, description, logo_url, created_at, updated_at)
    select ${USER}, ${id('project', 'n')}, 'Brand ' || n, 'A bakery that bakes sourdough over oak for its town',
      case when k < 2 then '/uploads/' || md5('upload' || (person * 2 + k)) || '.png' end, ${past('n')}, now()
    from ${each(4)}`,
  `insert into style_tile (user_id, id, project_id, name, brief, generation_mode, generation_status, generated_data,
      job_id, attempt, is_archived, created_at, updated_at)
    select ${USER}, ${id('guide', 'n')}, ${id('project', 'person * 4 + k % 4')}, 'Guide ' || n, $3::jsonb,
      'ai', 'generated', $4::jsonb, ${id('job', 'n')}, 1, k % 5 = 0, ${past('n')}, now()
    from ${each(GUIDES_PER_PERSON)}`,
  `insert into guide_version (user_id, style_tile_id, number, edits, created_at)
    select ${USER}, ${id('guide', `${GUIDE} + k`)}, 1, '{}', ${past('n')} from ${each(10)}`,
  `insert into generation_attempt (user_id, id, style_tile_id, attempt, reservation_id, director, outcome, started_at, ended_at)
    select ${USER}, ${id('attempt', 'n')}, ${id('guide', 'n')}, 1, ${id('reservation', 'n')}, 'built-in', 'generated',
      ${past('n')}, ${past('n')} from ${each(GUIDES_PER_PERSON)}`,
  `insert into memory_entry (user_id, id, project_id, kind, value, source, weight, created_at, updated_at)
    select ${USER}, ${id('memory', 'n')}, ${id('project', 'person * 4 + k % 4')}, 'word', 'word ' || k, 'brief', 2,
      ${past('n')}, now() from ${each(20)}`,
  ...Object.entries(GRANTS).map(
    ([account, credits]) => `insert into credit_entry
      (user_id, id, account, kind, delta, balance, description, ref_type, ref_id, idem_key, created_at)
    select ${USER}, ${timedId(`(${past('person')} - interval '1 year')`)}, '${account}', 'grant', ${credits}, ${credits},
      'Free credits', 'user', ${USER}::text, 'grant:free:${account}', ${past('person')} from ${PEOPLE}`,
  ),
  ...['reserve', 'capture'].map(
    (kind) => `insert into credit_entry
      (user_id, id, account, kind, delta, balance, description, ref_type, ref_id, idem_key, created_at)
    select ${USER}, ${timedId(`(${past('n')} - interval '1 day')`)}, 'ai', '${kind}', ${kind === 'reserve' ? -1 : 0},
      ${GRANTS.ai} - k - 1, 'Style guide', 'style-tile', ${id('guide', 'n')}::text,
      '${kind === 'reserve' ? 'reserve' : 'settle'}:' || ${id('reservation', 'n')}, ${past('n')}
    from ${each(GUIDES_PER_PERSON)}`,
  ),
  `insert into idempotency_key (user_id, key, request_hash, style_tile_id, created_at)
    select ${USER}, 'key-' || person, ${hash('key', 'person')}, ${id('guide', GUIDE)}, now() from ${PEOPLE}`,
  `insert into rate_limit (key, used, reset_at)
    select 'write:' || md5('limit' || n), 1, now() + interval '1 hour' from ${each(2)}`,
  `insert into code (id, purpose, email, user_id, code_hash, created_at, expires_at)
    select ${id('code', 'person')}, 'password-reset', 'person-' || person || '@example.com', ${USER},
      ${hash('code', 'person')}, now(), now() + interval '1 hour' from ${some(5)}`,
  `insert into device_code (id, device_hash, user_code_hash, device_name, scopes, network, state, user_id,
      interval_seconds, created_at, expires_at)
    select ${id('device', 'person')}, ${hash('device', 'person')}, ${hash('device-user', 'person')}, 'laptop',
      '{guides:read}', '10.0.0.0/24', 'pending', ${USER}, 5, now(), now() + interval '1 hour' from ${some(5)}`,
  `insert into mail_outbox (id, sealed, not_before, created_at)
    select ${id('mail', 'person')}, decode(repeat('ab', 500), 'hex'), now(), now() from ${some(5)}`,
  `insert into customer (user_id, customer_id, created_at) select ${USER}, 'cus_' || person, ${past('person')} from ${some(5)}`,
  `insert into directory (kind, name, user_id) select 'customer', 'cus_' || person, ${USER} from ${some(5)}`,
  `insert into subscription (user_id, subscription_id, plan, status, started_at, period_ends_at, cancel_at_period_end,
      paid_until, granted_months, next_grant_at, updated_at)
    select ${USER}, 'sub_' || person, 'annual', 'active', now() - interval '40 days', now() + interval '300 days', false,
      now() + interval '300 days', 2, now() + interval '20 days', now() from ${some(5)}`,
  `insert into payment (user_id, id, kind, source_id, amount_cents, currency, paid_at)
    select ${USER}, ${id('payment', 'person')}, 'plan', 'in_' || person, 9900, 'usd', now() - interval '40 days' from ${some(5)}`,
  `insert into payment_event (id, type, customer_id, created_at, received_at, processed_at)
    select 'evt_' || person, 'invoice.paid', 'cus_' || person, now(), now(), now() from ${some(5)}`,
  `insert into jobs.job (id, name, state, data, created_on, started_on, completed_on)
    select ${id('job', 'n')}, 'generate', 'completed',
      jsonb_build_object('userId', ${USER}, 'styleTileId', ${id('guide', 'n')}, 'attempt', 1), now(), now(), now()
    from ${each(GUIDES_PER_PERSON)}`,
];

/** For each duty with work of its own, what it finds to do, for each of the people by their numbers. */
const WORK: readonly string[] = [
  `update style_tile set generation_status = 'running', lease_until = now() - interval '1 minute',
      reservation_id = ${id('reservation', GUIDE)}
    from ${PEOPLE} where user_id = ${USER} and style_tile.id = ${id('guide', GUIDE)}`,
  `update style_tile set generation_status = 'queued', job_id = ${id('no-job', 'person')}
    from ${PEOPLE} where user_id = ${USER} and style_tile.id = ${id('guide', `${GUIDE} + 1`)}`,
  `insert into session (user_id, id, key_hash, is_remembered, user_agent, network, created_at, last_seen_at,
      authenticated_at, expires_at)
    select ${USER}, ${id('old-session', 'person')}, ${hash('old-session', 'person')}, true, 'Mozilla/5.0', '10.0.0.0/24',
      now(), now(), now(), now() - interval '1 hour' from ${PEOPLE}`,
  `insert into access_token (user_id, id, value_hash, prefix, name, scopes, created_at, expires_at)
    select ${USER}, ${id('old-token', 'person')}, ${hash('old-token', 'person')}, 'stk_abcdef', 'CI', '{guides:read}',
      now(), now() - interval '40 days' from ${PEOPLE}`,
  `insert into directory (kind, name, user_id, expires_at)
    select 'token', ${hash('old-token', 'person')}, ${USER}, now() - interval '40 days' from ${PEOPLE}`,
  `insert into upload (user_id, name, content_type, byte_length, created_at, check_at)
    select ${USER}, md5('old-upload' || person) || '.png', 'image/png', 20000, now(), now() - interval '1 hour' from ${PEOPLE}`,
  `insert into directory (kind, name, user_id)
    select 'upload', md5('old-upload' || person) || '.png', ${USER} from ${PEOPLE}`,
  `update idempotency_key set created_at = now() - interval '2 days' from ${PEOPLE} where user_id = ${USER}`,
  `insert into rate_limit (key, used, reset_at)
    select 'write:old-' || person, 1, now() - interval '1 hour' from ${PEOPLE}`,
  `insert into code (id, purpose, email, code_hash, created_at, expires_at)
    select ${id('old-code', 'person')}, 'password-reset', 'old-' || person, ${hash('old-code', 'person')}, now(),
      now() - interval '1 hour' from ${PEOPLE}`,
  `insert into device_code (id, device_hash, user_code_hash, device_name, scopes, network, state, interval_seconds,
      created_at, expires_at)
    select ${id('old-device', 'person')}, ${hash('old-device', 'person')}, ${hash('old-device-user', 'person')}, 'laptop',
      '{guides:read}', '10.0.0.0/24', 'pending', 5, now(), now() - interval '1 hour' from ${PEOPLE}`,
  `insert into mail_outbox (id, sealed, not_before, created_at)
    select ${id('old-mail', 'person')}, 'x', now(), now() - interval '4 days' from ${PEOPLE}`,
  `update subscription set next_grant_at = now() - interval '1 hour', granted_months = 1
    from ${PEOPLE} where user_id = ${USER}`,
  `insert into payment_event (id, type, created_at, received_at)
    select 'evt_old_' || person, 'invoice.paid', now(), now() - interval '40 days' from ${PEOPLE}`,
];

/**
 * Gives the duties something to do: one row of each kind for each of these people, whom `fillTables` added. Only every
 * fifth has a subscription.
 */
export async function addWork(client: ClientBase, from: number, to: number): Promise<void> {
  for (const statement of WORK) await client.query(statement, [from, to]);
}

/**
 * Adds people with everything that a person leaves behind, 20 style guides each, and updates the statistics of the
 * planner.
 *
 * @param from the number of the first person; each number only once
 * @param to the number of the last person
 */
export async function fillTables(client: ClientBase, from: number, to: number): Promise<void> {
  const brief = JSON.stringify({ mode: 'ai', description: AI_BRIEF });
  const guide = JSON.stringify(customBody()['generatedData']);
  for (const statement of STATEMENTS) {
    const values = statement.includes('$3') ? [from, to, brief, guide] : [from, to];
    await client.query(statement, values);
  }
  await client.query('vacuum analyze');
}
