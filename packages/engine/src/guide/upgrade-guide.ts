import * as z from 'zod';
import type { PaletteRole } from '../palette/palette-roles.ts';
import { findFont } from '../typography/font-catalogue.ts';
import { toFontUrl } from '../typography/font-url.ts';
import { GUIDE_VERSION } from './guide.ts';
import { toGuideColor } from './guide-color.ts';
import { toElements } from './guide-elements.ts';
import { toGuideFont, toSizes, toTypography } from './guide-fonts.ts';

/*
 * Documents written before guides carried a version hold the colours and the fonts, and not always the rest. What can
 * be computed from those is filled in; what cannot be read is left as it is, for the schema to name the fault.
 */

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);
const oldColor = z.looseObject({ hex, name: z.string() });
const oldFont = z.looseObject({ name: z.string().min(1) });

const oldGuide = z.looseObject({
  colors: z.looseObject({
    primary: oldColor,
    secondary: z.array(oldColor).length(2),
    accent: z.array(oldColor).length(4),
  }),
  fonts: z.looseObject({ header: oldFont, body: oldFont }),
});

type OldGuide = z.infer<typeof oldGuide>;

/** Weights a document without any asked of its fonts. */
const DEFAULT_WEIGHTS = [400, 500, 600, 700];

/** Brings a document without a version to the current one; returns the input itself when it is not such a document. */
export function upgradeGuide(input: object): unknown {
  const result = oldGuide.safeParse(input);
  if (!result.success) return { version: GUIDE_VERSION, generatedBy: 'custom', ...input };
  const old = result.data;
  const header = upgradeFont('header', old.fonts.header);
  const body = upgradeFont('body', old.fonts.body);
  const primary = upgradeColor('primary', old.colors.primary);
  const secondary = old.colors.secondary.map((color, index) => upgradeColor(secondaryRole(index), color));
  return {
    version: GUIDE_VERSION,
    generatedBy: 'custom',
    name: 'Style guide',
    description: '',
    projectDescription: '',
    exampleTitle: '',
    exampleText: '',
    typography: toTypography(header, body),
    elements: toElements(primary.hex, secondary[0]?.hex ?? primary.hex),
    ...withoutNulls(old),
    colors: {
      explanation: { title: '', content: '' },
      ...withoutNulls(old.colors),
      primary,
      secondary,
      accent: old.colors.accent.map((color, index) => upgradeColor(accentRole(index), color)),
    },
    fonts: { explanation: { title: '', content: '' }, ...withoutNulls(old.fonts), header, body },
  };
}

function upgradeColor(role: PaletteRole, old: OldGuide['colors']['primary']) {
  return { ...toGuideColor(role, old.hex, old.name), ...withoutNulls(old) };
}

function upgradeFont(role: 'header' | 'body', old: OldGuide['fonts']['header']) {
  const known = findFont(old.name);
  const computed =
    known === null
      ? {
          name: old.name,
          url: toFontUrl([{ name: old.name, weights: DEFAULT_WEIGHTS }]),
          weights: DEFAULT_WEIGHTS.map(String),
          sizes: toSizes(role),
          styles: ['normal' as const],
        }
      : toGuideFont(role, known, DEFAULT_WEIGHTS);
  return { ...computed, ...withoutNulls(old) };
}

/** Older documents wrote null or an empty list where they had nothing to say. */
function withoutNulls<T extends object>(value: T): Partial<T> {
  const entries = Object.entries(value).filter(
    ([, part]) => part !== null && !(Array.isArray(part) && part.length === 0),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

function secondaryRole(index: number): PaletteRole {
  return index === 0 ? 'secondary-1' : 'secondary-2';
}

function accentRole(index: number): PaletteRole {
  return (['accent-1', 'accent-2', 'accent-3', 'accent-4'] as const)[index] ?? 'accent-4';
}
