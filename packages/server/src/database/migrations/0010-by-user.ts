import { Migration } from '@mikro-orm/migrations';

const LEDGER = [
  ...changeKey('credit_entry', '"user_id", "id"'),
  `alter table "credit_entry" drop constraint "credit_entry_idem_key_unique"`,
  `alter table "credit_entry" add constraint "credit_entry_user_id_idem_key_unique" unique ("user_id", "idem_key")`,
  `drop index "credit_entry_ref_type_ref_id_index"`,
  `create index "credit_entry_user_id_ref_type_ref_id_index" on "credit_entry" ("user_id", "ref_type", "ref_id")`,
  `create index "credit_entry_id_index" on "credit_entry" ("id")`,
];

/** Replaces the primary key of a table. */
function changeKey(table: string, columns: string): string[] {
  return [
    `alter table "${table}" drop constraint "${table}_pkey"`,
    `alter table "${table}" add primary key (${columns})`,
  ];
}

/**
 * Makes the user lead every key of what belongs to a person, so that the rows of a person can be stored together, apart
 * from those of others.
 */
export class ByUserMigration extends Migration {
  override up(): void {
    // Building the keys of large tables takes longer than a statement of a request may.
    this.addSql('set local statement_timeout = 0');
    for (const statement of LEDGER) this.addSql(statement);
  }
}
