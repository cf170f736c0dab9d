import { Migration } from '@mikro-orm/migrations';

const PATHS = ['primary', 'secondary,0', 'secondary,1', 'accent,0', 'accent,1', 'accent,2', 'accent,3'];
const COLORS = PATHS.map((path) => `(generated_data #>> '{colors,${path},hex}'::text[])`);

/** PostgreSQL fails to read a document with one of these anywhere: a null character or half of a surrogate pair. */
const UNREADABLE = String.raw`(generated_data)::text ~ '\\u(0000|[dD][89a-fA-F])'::text`;

/** The seven colors of a guide, so that lists read them without its document. Existing rows are filled as well. */
export class GuidePaletteMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "style_tile" add column "palette" text[] generated always as (
      case when (${UNREADABLE}) then null::text[] else array[${COLORS.join(', ')}] end
    ) stored`);
  }
}
