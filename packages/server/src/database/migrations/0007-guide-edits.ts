import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  `alter table "style_tile"
    add column "original_data" json null,
    add column "edits" json null,
    add column "revision" int not null default 0,
    add column "origin_id" uuid null`,
  `create table "guide_version" (
    "user_id" uuid not null,
    "style_tile_id" uuid not null,
    "number" int not null,
    "edits" json not null,
    "settings" json null,
    "created_at" timestamptz(3) not null,
    primary key ("user_id", "style_tile_id", "number")
  )`,
  `create index "guide_version_style_tile_id_index" on "guide_version" ("style_tile_id")`,
  `alter table "guide_version" add constraint "guide_version_user_id_foreign" foreign key ("user_id") references "app_user" ("id") on delete cascade`,
  `alter table "guide_version" add constraint "guide_version_style_tile_id_foreign" foreign key ("style_tile_id") references "style_tile" ("id") on delete cascade`,
];

/** Edits of finished style guides, their versions, and the guide that a guide was made from. */
export class GuideEditsMigration extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
