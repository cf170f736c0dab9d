import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  `alter table "style_tile" add column "job_id" uuid null`,
  `create index "access_token_expires_at_index" on "access_token" ("expires_at")`,
  `create index "access_token_revoked_at_index" on "access_token" ("revoked_at")`,
  `create index "mail_outbox_created_at_index" on "mail_outbox" ("created_at")`,
  `create table "ledger_check" (
    "name" varchar(40) not null,
    "checked_until" timestamptz(3) null,
    "next_user_id" uuid null,
    "suspects" text[] not null,
    "wrong_balances" int not null default 0,
    "lost_reservations" int not null default 0,
    "ran_at" timestamptz(3) null,
    "round_ended_at" timestamptz(3) null,
    primary key ("name")
  )`,
];

/** The job of a queued style guide, the state of the ledger check, and indexes for deleting what has expired. */
export class OperationsMigration extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
