import { Migration } from '@mikro-orm/migrations';

/** The button, hover and type settings of a style guide; null until its owner changes one. */
export class GuideSettingsMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "style_tile" add column "settings" json null`);
  }
}
