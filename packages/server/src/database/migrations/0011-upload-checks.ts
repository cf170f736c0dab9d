import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  `alter table "upload" add column "check_at" timestamptz(3) null`,
  `update "upload" set "check_at" = "created_at" + interval '1 day'`,
  `create index "upload_check_at_index" on "upload" ("check_at")`,
];

/** When the cleanup looks at a logo, so that it need not read those in use. It looks at each existing logo once. */
export class UploadChecksMigration extends Migration {
  override up(): void {
    this.addSql('set local statement_timeout = 0');
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
