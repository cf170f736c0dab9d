import { buildCustomGuide, type Guide } from '@stylekit/engine';
import {
  CUSTOM_DEFAULTS,
  type CustomBrief,
  customBriefSchema,
  customGuideName,
} from '@stylekit/engine/brief';
import type { StyleTileInput } from '@stylekit/server/contract';
import { readColorText } from '../../../ui/color-text.ts';

/** One color as it stands in the form: the code as it was typed, and its name. */
export interface CustomColor {
  readonly hex: string;
  readonly name: string;
}

/** What the Custom form holds. */
export interface CustomFields {
  readonly name: string;
  readonly description: string;
  /** Seven, in the order of `COLOR_ROWS`. */
  readonly colors: readonly CustomColor[];
  readonly headerFont: string;
  readonly bodyFont: string;
}

/** The place of a color in the form. Field names are the paths the server tells faults by. */
export interface ColorRow {
  /** As messages call it: `Secondary color 1`. */
  readonly title: string;
  /** As the row shows it: `secondary 1`. */
  readonly role: string;
  readonly field: string;
}

/** The seven colors in the order in which they stand on the form. */
export const COLOR_ROWS: readonly ColorRow[] = [
  { title: 'Primary color', role: 'primary', field: 'generatedData.colors.primary' },
  ...[0, 1].map((index) => toRow('secondary', index)),
  ...[0, 1, 2, 3].map((index) => toRow('accent', index)),
];

const HEADER_FONT_FIELD = 'generatedData.fonts.header.name';
const BODY_FONT_FIELD = 'generatedData.fonts.body.name';

export const FONT_ROWS = [
  { key: 'headerFont', label: 'Header font', field: HEADER_FONT_FIELD },
  { key: 'bodyFont', label: 'Body font', field: BODY_FONT_FIELD },
] as const;

/** The names of the fields in the order in which they stand on the form. */
export const CUSTOM_FIELD_ORDER: readonly string[] = [
  'name',
  'description',
  ...COLOR_ROWS.flatMap(({ field }) => [`${field}.name`, `${field}.hex`]),
  HEADER_FONT_FIELD,
  BODY_FONT_FIELD,
];

/** The form before anybody touches it. */
export function defaultFields(projectName: string): CustomFields {
  const { description, primary, secondary, accent, headerFont, bodyFont } = CUSTOM_DEFAULTS;
  const colors = [primary, ...secondary, ...accent];
  return { name: customGuideName(projectName), description, colors, headerFont, bodyFont };
}

export function withColor(fields: CustomFields, at: number, part: Partial<CustomColor>): CustomFields {
  const colors = fields.colors.map((color, index) => (index === at ? { ...color, ...part } : color));
  return { ...fields, colors };
}

export function hasSameContent(a: CustomFields, b: CustomFields): boolean {
  return JSON.stringify(toBriefInput(a)) === JSON.stringify(toBriefInput(b));
}

/** What stands in the form as the engine reads it: each color by the code that is meant. */
export function toBriefInput({ colors, ...rest }: CustomFields) {
  const [primary, ...others] = colors.map(({ hex, name }) => ({
    hex: readColorText(hex) ?? hex.trim(),
    name,
  }));
  return { ...rest, primary, secondary: others.slice(0, 2), accent: others.slice(2) };
}

/** The brief of the form, or the first fault of each of its fields. */
export type CustomCheck =
  | { readonly brief: CustomBrief; readonly faults: ReadonlyMap<string, string> }
  | { readonly brief: null; readonly faults: ReadonlyMap<string, string> };

export function checkFields(fields: CustomFields): CustomCheck {
  const checked = customBriefSchema.safeParse(toBriefInput(fields));
  const faults = new Map<string, string>();
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = toFieldName(path.join('.'));
    if (!faults.has(field)) faults.set(field, message);
  }
  return { brief: checked.success ? checked.data : null, faults };
}

/**
 * The guide as far as the form goes; null while a color or a font is missing. What has no name yet is called by its
 * place.
 */
export function toPreviewGuide(fields: CustomFields): Guide | null {
  const colors = fields.colors.map(({ hex, name }, index) => ({
    hex,
    name: name.trim().slice(0, 80).trim() || (COLOR_ROWS[index]?.title ?? ''),
  }));
  const named = {
    ...fields,
    colors,
    name: fields.name.trim().slice(0, 120).trim() || customGuideName(''),
    description: fields.description.trim().slice(0, 2000),
  };
  const { brief } = checkFields(named);
  return brief === null ? null : buildCustomGuide(brief);
}

/** What asks the server for a style guide of these colors and fonts. */
export function toCustomBody(projectId: string, brief: CustomBrief): StyleTileInput {
  const { name, description, primary, headerFont, bodyFont } = brief;
  return {
    projectId,
    generationMode: 'custom',
    name,
    description,
    primaryColorHex: primary.hex,
    primaryFont: headerFont,
    secondaryFont: bodyFont,
    generatedData: buildCustomGuide(brief),
    generated: true,
  };
}

function toRow(group: 'secondary' | 'accent', index: number): ColorRow {
  return {
    title: `${group === 'secondary' ? 'Secondary' : 'Accent'} color ${index + 1}`,
    role: `${group} ${index + 1}`,
    field: `generatedData.colors.${group}.${index}`,
  };
}

/** The path in the engine's brief as the path in what is sent, where the server tells its own faults. */
function toFieldName(path: string): string {
  if (path === 'headerFont') return HEADER_FONT_FIELD;
  if (path === 'bodyFont') return BODY_FONT_FIELD;
  return /^(?:primary|secondary|accent)\b/.test(path) ? `generatedData.colors.${path}` : path;
}
