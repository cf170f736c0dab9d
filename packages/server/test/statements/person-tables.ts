import { ENTITIES } from '../../src/database/entities.ts';

/** Tables that do not belong to one person; docs/guides/scaling.md says why. Every other table is keyed by its user. */
export const SHARED_TABLES: readonly string[] = [
  'directory',
  'device_code',
  'code',
  'mail_outbox',
  'provider_state',
  'ledger_check',
  'payment_event',
  'rate_limit',
];

/** The column that names the user, by table. */
export const USER_COLUMNS: ReadonlyMap<string, string> = new Map(
  ENTITIES.map(({ meta }) => meta.tableName)
    .filter((table) => !SHARED_TABLES.includes(table))
    .map((table) => [table, table === 'app_user' ? 'id' : 'user_id']),
);
