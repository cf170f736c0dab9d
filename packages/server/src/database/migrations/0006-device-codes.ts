import { Migration } from '@mikro-orm/migrations';

const TABLE = [
  `create table "device_code" (
    "id" uuid not null,
    "device_hash" varchar(64) not null,
    "user_code_hash" varchar(64) not null,
    "device_name" varchar(100) not null,
    "scopes" text[] not null,
    "network" varchar(64) not null,
    "state" text not null,
    "user_id" uuid null,
    "session_id" uuid null,
    "interval_seconds" smallint not null,
    "last_polled_at" timestamptz(3) null,
    "created_at" timestamptz(3) not null,
    "expires_at" timestamptz(3) not null,
    primary key ("id"),
    constraint "device_code_state_check" check ("state" in ('pending', 'approved', 'denied'))
  )`,
  `alter table "device_code" add constraint "device_code_device_hash_unique" unique ("device_hash")`,
  `alter table "device_code" add constraint "device_code_user_code_hash_unique" unique ("user_code_hash")`,
  `create index "device_code_user_id_index" on "device_code" ("user_id")`,
  `create index "device_code_expires_at_index" on "device_code" ("expires_at")`,
  `alter table "device_code" add constraint "device_code_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade`,
  `alter table "access_token" add column "is_device" boolean not null default false`,
];

/** Sign-ins of devices, and which access tokens they received. */
export class DeviceCodesMigration extends Migration {
  override up(): void {
    for (const statement of TABLE) this.addSql(statement);
  }
}
