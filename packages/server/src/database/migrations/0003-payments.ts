import { Migration } from '@mikro-orm/migrations';

const TABLES = [
  `create table "customer" (
    "user_id" uuid not null,
    "customer_id" varchar(255) not null,
    "credit_debt" int not null default 0,
    "sync_ticket" int not null default 0,
    "applied_ticket" int not null default 0,
    "created_at" timestamptz(3) not null,
    primary key ("user_id")
  )`,
  `alter table "customer" add constraint "customer_customer_id_unique" unique ("customer_id")`,
  `alter table "customer" add constraint "customer_credit_debt_check" check (credit_debt >= 0)`,
  `create table "subscription" (
    "user_id" uuid not null,
    "subscription_id" varchar(255) not null,
    "plan" text not null,
    "status" text not null,
    "started_at" timestamptz(3) not null,
    "period_ends_at" timestamptz(3) not null,
    "cancel_at_period_end" boolean not null,
    "paid_until" timestamptz(3) not null,
    "granted_months" int not null default 0,
    "next_grant_at" timestamptz(3) null,
    "access_until" timestamptz(3) null,
    "updated_at" timestamptz(3) not null,
    primary key ("user_id")
  )`,
  `alter table "subscription" add constraint "subscription_subscription_id_unique" unique ("subscription_id")`,
  `create index "subscription_next_grant_at_index" on "subscription" ("next_grant_at")`,
  `create index "subscription_access_until_index" on "subscription" ("access_until")`,
  `alter table "subscription" add constraint "subscription_plan_check" check ("plan" in ('monthly', 'annual'))`,
  `alter table "subscription" add constraint "subscription_status_check" check ("status" in ('active', 'past_due', 'canceled'))`,
  `create table "payment" (
    "id" uuid not null,
    "user_id" uuid not null,
    "kind" text not null,
    "source_id" varchar(255) not null,
    "payment_intent_id" varchar(255) null,
    "amount_cents" int not null,
    "currency" varchar(3) not null,
    "credits" int not null default 0,
    "returned_cents" int not null default 0,
    "credits_taken_back" int not null default 0,
    "corrections" int not null default 0,
    "receipt_url" text null,
    "invoice_url" text null,
    "paid_at" timestamptz(3) not null,
    primary key ("id")
  )`,
  `create index "payment_user_id_index" on "payment" ("user_id")`,
  `alter table "payment" add constraint "payment_source_id_unique" unique ("source_id")`,
  `alter table "payment" add constraint "payment_kind_check" check ("kind" in ('pack', 'plan'))`,
  `create table "payment_event" (
    "id" varchar(255) not null,
    "type" varchar(100) not null,
    "customer_id" varchar(255) null,
    "charge_id" varchar(255) null,
    "created_at" timestamptz(3) not null,
    "received_at" timestamptz(3) not null,
    "processed_at" timestamptz(3) null,
    primary key ("id")
  )`,
  `create index "payment_event_received_at_index" on "payment_event" ("received_at")`,
  `alter table "customer" add constraint "customer_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on update cascade on delete cascade`,
  `alter table "subscription" add constraint "subscription_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on update cascade on delete cascade`,
  `alter table "payment" add constraint "payment_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade`,
];

/** Customers, subscriptions, payments and the events of the payment provider. */
export class PaymentsMigration extends Migration {
  override up(): void {
    for (const statement of TABLES) this.addSql(statement);
  }
}
