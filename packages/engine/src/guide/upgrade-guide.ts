import { HARMONY_TYPES } from '../color/harmony-types.ts';
import type { PaletteRole } from '../palette/palette-roles.ts';
import * as z from '../zod.ts';
import { toGuideColor } from './guide-color.ts';
import { toElements } from './guide-elements.ts';
import { toTypography } from './guide-fonts.ts';
import { oldFont, upgradeFont } from './upgrade-guide-font.ts';
import { withoutNulls } from './upgrade-guide-nulls.ts';

/*
 * Documents from before the version field have colors and fonts, but not always the rest. Missing parts are computed;
 * invalid values are kept, so that the schema reports them.
 */

const FIRST_VERSION = 1;

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const oldColor = z.looseObject({ hex, name: z.string() });

const oldGuide = z.looseObject({
  colors: z.looseObject({
    primary: oldColor,
    secondary: z.array(oldColor).check(z.length(2)),
    accent: z.array(oldColor).check(z.length(4)),
  }),
  fonts: z.looseObject({ header: oldFont, body: oldFont }),
});

const oldHarmony = z.looseObject({ type: z.string() });

type OldGuide = z.infer<typeof oldGuide>;

/** Upgrades a document without a version to version 1; other input is returned with only the version added. */
export function upgradeGuide(input: object): object {
  const result = oldGuide.safeParse(input);
  if (!result.success) return { version: FIRST_VERSION, generatedBy: 'custom', ...input };
  const old = result.data;
  const header = upgradeFont('header', old.fonts.header);
  const body = upgradeFont('body', old.fonts.body);
  const primary = upgradeColor('primary', old.colors.primary);
  const secondary = old.colors.secondary.map((color, index) => upgradeColor(secondaryRole(index), color));
  return {
    version: FIRST_VERSION,
    generatedBy: 'custom',
    name: 'Style guide',
    description: '',
    projectDescription: '',
    exampleTitle: '',
    exampleText: '',
    typography: toTypography(header.computed, body.computed),
    elements: toElements({ primary: primary.hex, secondary: secondary[0]?.hex ?? primary.hex }),
    ...withoutNulls(old),
    colors: {
      explanation: { title: '', content: '' },
      ...withoutNulls({ ...old.colors, harmony: upgradeHarmony(old.colors['harmony']) }),
      primary,
      secondary,
      accent: old.colors.accent.map((color, index) => upgradeColor(accentRole(index), color)),
    },
    fonts: {
      explanation: { title: '', content: '' },
      ...withoutNulls(old.fonts),
      header: header.upgraded,
      body: body.upgraded,
    },
  };
}

function upgradeColor(role: PaletteRole, old: OldGuide['colors']['primary']) {
  return { ...toGuideColor(role, old.hex, old.name), ...withoutNulls(old) };
}

/** Older documents wrote the type differently: `Split Complementary`, `split_complementary`. */
function upgradeHarmony(harmony: unknown): unknown {
  const result = oldHarmony.safeParse(harmony);
  if (!result.success) return harmony ?? null;
  const slug = result.data.type
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '-');
  const type = HARMONY_TYPES.find((known) => known === slug);
  return type === undefined ? harmony : { ...result.data, type };
}

function secondaryRole(index: number): PaletteRole {
  return index === 0 ? 'secondary-1' : 'secondary-2';
}

function accentRole(index: number): PaletteRole {
  return (['accent-1', 'accent-2', 'accent-3', 'accent-4'] as const)[index] ?? 'accent-4';
}
