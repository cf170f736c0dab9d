import { Migration } from '@mikro-orm/migrations';

const TABLE = [
  `create table "access_token" (
    "id" uuid not null,
    "user_id" uuid not null,
    "value_hash" varchar(64) not null,
    "prefix" varchar(10) not null,
    "name" varchar(100) not null,
    "scopes" text[] not null,
    "created_at" timestamptz(3) not null,
    "last_used_at" timestamptz(3) null,
    "expires_at" timestamptz(3) not null,
    "revoked_at" timestamptz(3) null,
    primary key ("id")
  )`,
  `create index "access_token_user_id_created_at_index" on "access_token" ("user_id", "created_at")`,
  `alter table "access_token" add constraint "access_token_value_hash_unique" unique ("value_hash")`,
  `alter table "access_token" add constraint "access_token_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade`,
];

/** Personal access tokens. */
export class AccessTokensMigration extends Migration {
  override up(): void {
    for (const statement of TABLE) this.addSql(statement);
  }
}
