import { Migration } from '@mikro-orm/migrations';

/** A color of a stored guide in the form of a brief; missing parts are null. */
const colorOf = (json: string, hex = `${json} ->> 'hex'`) =>
  `jsonb_build_object('hex', ${hex}, 'name', ${json} ->> 'name')`;

/** The colors of a list in a stored guide, in order; an empty array if the guide has no such list. */
const colorsOf = (json: string) =>
  `case when json_typeof(${json}) = 'array' then (
    select coalesce(jsonb_agg(${colorOf('color')} order by place), '[]')
    from json_array_elements(${json}) with ordinality as list (color, place)
  ) else '[]' end`;

/** A custom brief was stored in its guide and partly in columns; the guide may be unreadable. */
const CUSTOM_BRIEF = `jsonb_build_object(
  'mode', 'custom',
  'name', name,
  'description', description,
  'primary', ${colorOf(
    `(generated_data -> 'colors' -> 'primary')`,
    `coalesce(generated_data -> 'colors' -> 'primary' ->> 'hex', primary_color_hex)`,
  )},
  'secondary', ${colorsOf(`(generated_data -> 'colors' -> 'secondary')`)},
  'accent', ${colorsOf(`(generated_data -> 'colors' -> 'accent')`)},
  'headerFont', coalesce(primary_font, generated_data -> 'fonts' -> 'header' ->> 'name'),
  'bodyFont', coalesce(secondary_font, generated_data -> 'fonts' -> 'body' ->> 'name')
)`;

const COPILOT_BRIEF = `jsonb_build_object(
  'mode', 'copilot',
  'description', description,
  'industry', industry,
  'customIndustry', custom_industry,
  'designStyle', design_style,
  'targetAudience', target_audience,
  'primaryColorHex', primary_color_hex,
  'secondaryColorHex', secondary_color_hex,
  'primaryFont', primary_font,
  'colorHarmony', coalesce(color_harmony, 'auto')
)`;

const COLUMNS = [
  'description',
  'industry',
  'custom_industry',
  'design_style',
  'target_audience',
  'primary_color_hex',
  'secondary_color_hex',
  'color_harmony',
  'primary_font',
  'secondary_font',
];

/** Merges the brief of a style guide, so far in ten columns, into one document. */
export class BriefMigration extends Migration {
  override up(): void {
    this.addSql(`alter table "style_tile" add column "brief" jsonb null`);
    this.addSql(`update "style_tile" set "brief" = case generation_mode
      when 'ai' then jsonb_build_object('mode', 'ai', 'description', description)
      when 'copilot' then ${COPILOT_BRIEF}
      else ${CUSTOM_BRIEF} end`);
    this.addSql(`alter table "style_tile" alter column "brief" set not null`);
    this.addSql(`alter table "style_tile" ${COLUMNS.map((column) => `drop column "${column}"`).join(', ')}`);
  }
}
