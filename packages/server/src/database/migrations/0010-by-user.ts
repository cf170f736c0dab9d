import { Migration } from '@mikro-orm/migrations';

const LEDGER = [
  ...changeKey('credit_entry', '"user_id", "id"'),
  `alter table "credit_entry" drop constraint "credit_entry_idem_key_unique"`,
  `alter table "credit_entry" add constraint "credit_entry_user_id_idem_key_unique" unique ("user_id", "idem_key")`,
  `drop index "credit_entry_ref_type_ref_id_index"`,
  `create index "credit_entry_user_id_ref_type_ref_id_index" on "credit_entry" ("user_id", "ref_type", "ref_id")`,
  `create index "credit_entry_id_index" on "credit_entry" ("id")`,
];

/** First, because they depend on the keys of projects and style guides. */
const OLD_REFERENCES = [
  `alter table "style_tile" drop constraint "style_tile_project_id_foreign"`,
  `alter table "guide_version" drop constraint "guide_version_style_tile_id_foreign"`,
  `alter table "generation_attempt" drop constraint "generation_attempt_style_tile_id_foreign"`,
  `alter table "memory_entry" drop constraint "memory_entry_project_id_foreign"`,
];

const PROJECTS = changeKey('project', '"user_id", "id"');

const STYLE_TILES = [
  ...changeKey('style_tile', '"user_id", "id"'),
  refer('style_tile', 'project_id', 'project'),
  `drop index "style_tile_project_id_is_archived_created_at_id_index"`,
  `create index "style_tile_user_id_project_id_is_archived_created_at_id_index"
    on "style_tile" ("user_id", "project_id", "is_archived", "created_at", "id")`,
  `drop index "guide_version_style_tile_id_index"`,
  refer('guide_version', 'style_tile_id', 'style_tile'),
];

const ATTEMPTS = [
  ...addUser('generation_attempt', 'style_tile_id', 'style_tile'),
  `alter table "generation_attempt" drop constraint "generation_attempt_style_tile_id_attempt_unique"`,
  `alter table "generation_attempt" add constraint "generation_attempt_user_id_style_tile_id_attempt_unique"
    unique ("user_id", "style_tile_id", "attempt")`,
  `drop index "generation_attempt_reservation_id_index"`,
  `create index "generation_attempt_user_id_reservation_id_index"
    on "generation_attempt" ("user_id", "reservation_id")`,
];

const MEMORY = [
  ...addUser('memory_entry', 'project_id', 'project'),
  `alter table "memory_entry" drop constraint "memory_entry_project_id_kind_value_unique"`,
  `alter table "memory_entry" add constraint "memory_entry_user_id_project_id_kind_value_unique"
    unique ("user_id", "project_id", "kind", "value")`,
];

/** What must be unique among all users, with the existing names. Sessions of earlier keys do not name their user. */
const DIRECTORY = [
  `create table "directory" (
    "kind" text not null,
    "name" varchar(255) not null,
    "user_id" uuid not null,
    "expires_at" timestamptz(3) null,
    primary key ("kind", "name"),
    constraint "directory_kind_check"
      check ("kind" in ('email', 'google', 'customer', 'token', 'session', 'upload'))
  )`,
  `create index "directory_expires_at_index" on "directory" ("expires_at")`,
  `insert into "directory" ("kind", "name", "user_id", "expires_at")
    select 'email', "email", "id", null::timestamptz from "app_user"
    union all select 'google', "google_id", "id", null from "app_user" where "google_id" is not null
    union all select 'customer', "customer_id", "user_id", null from "customer"
    union all select 'token', "value_hash", "user_id", "expires_at" from "access_token"
    union all select 'session', "key_hash", "user_id", "expires_at" from "session"
    union all select 'upload', "name", "user_id", null from "upload"`,
];

const ACCOUNTS = [
  `alter table "app_user" drop constraint "app_user_email_unique"`,
  `alter table "app_user" drop constraint "app_user_google_id_unique"`,
  `alter table "device_code" drop constraint "device_code_user_id_foreign"`,
  ...changeKey('session', '"user_id", "id"'),
  `alter table "session" drop constraint "session_key_hash_unique"`,
  `alter table "session" add constraint "session_user_id_key_hash_unique" unique ("user_id", "key_hash")`,
  `drop index "session_user_id_index"`,
  ...changeKey('access_token', '"user_id", "id"'),
  `alter table "access_token" drop constraint "access_token_value_hash_unique"`,
  `alter table "access_token" add constraint "access_token_user_id_value_hash_unique" unique ("user_id", "value_hash")`,
  ...changeKey('upload', '"user_id", "name"'),
  `drop index "upload_user_id_index"`,
];

const PAYMENTS = [
  ...changeKey('payment', '"user_id", "id"'),
  `alter table "payment" drop constraint "payment_source_id_unique"`,
  `alter table "payment" add constraint "payment_user_id_source_id_unique" unique ("user_id", "source_id")`,
  `drop index "payment_user_id_index"`,
  `alter table "customer" drop constraint "customer_customer_id_unique"`,
  `alter table "subscription" drop constraint "subscription_subscription_id_unique"`,
  ...['customer', 'subscription'].flatMap((table) => [
    `alter table "${table}" drop constraint "${table}_user_id_foreign"`,
    `alter table "${table}" add constraint "${table}_user_id_foreign"
      foreign key ("user_id") references "app_user" ("id") on update no action on delete cascade`,
  ]),
];

/** Replaces the primary key of a table. */
function changeKey(table: string, columns: string): string[] {
  return [
    `alter table "${table}" drop constraint "${table}_pkey"`,
    `alter table "${table}" add primary key (${columns})`,
  ];
}

/** Adds a foreign key to a row of the same user. */
function refer(table: string, column: string, owner: string): string {
  return `alter table "${table}" add constraint "${table}_user_id_${column}_foreign"
    foreign key ("user_id", "${column}") references "${owner}" ("user_id", "id")
    on update no action on delete cascade`;
}

/** Adds the user of the row that a table's rows belong to, as the first part of their key. */
function addUser(table: string, column: string, owner: string): string[] {
  return [
    `alter table "${table}" add column "user_id" uuid null`,
    `update "${table}" set "user_id" = "${owner}"."user_id" from "${owner}"
      where "${owner}"."id" = "${table}"."${column}"`,
    `alter table "${table}" alter column "user_id" set not null`,
    ...changeKey(table, '"user_id", "id"'),
    `alter table "${table}" add constraint "${table}_user_id_foreign"
      foreign key ("user_id") references "app_user" ("id") on delete cascade`,
    refer(table, column, owner),
  ];
}

const STATEMENTS = [
  ...DIRECTORY,
  ...LEDGER,
  ...OLD_REFERENCES,
  ...PROJECTS,
  ...STYLE_TILES,
  ...ATTEMPTS,
  ...MEMORY,
  ...ACCOUNTS,
  ...PAYMENTS,
];

/**
 * Makes the user lead every key of what belongs to a person, so that the rows of a person can be stored together, apart
 * from those of others.
 */
export class ByUserMigration extends Migration {
  override up(): void {
    // Building the keys of large tables takes longer than a statement of a request may.
    this.addSql('set local statement_timeout = 0');
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
