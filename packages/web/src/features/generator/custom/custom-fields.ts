import { buildCustomGuide, type Guide } from '@stylekit/engine';
import {
  CUSTOM_DEFAULTS,
  type CustomBrief,
  customBriefSchema,
  customGuideName,
} from '@stylekit/engine/brief';
import type { StyleTileInput } from '@stylekit/server/contract';
import { readColorText } from '../../../ui/color-text.ts';

/** A color in the form: its code as typed and its name. */
export interface CustomColor {
  readonly hex: string;
  readonly name: string;
}

/** The values of the Custom form. */
export interface CustomFields {
  readonly name: string;
  readonly description: string;
  /** Seven colors in the order of `COLOR_ROWS`. */
  readonly colors: readonly CustomColor[];
  readonly headerFont: string;
  readonly bodyFont: string;
}

/** A color field. Its name is the path that the server uses in validation issues. */
export interface ColorRow {
  /** The label in messages, such as `Secondary color 1`. */
  readonly title: string;
  /** The label in the row, such as `secondary 1`. */
  readonly role: string;
  readonly field: string;
}

/** The seven colors in form order. */
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

/** The initial values. */
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

/** The form values as brief input, with normalized color codes. */
export function toBriefInput({ colors, ...rest }: CustomFields) {
  const [primary, ...others] = colors.map(({ hex, name }) => ({
    hex: readColorText(hex) ?? hex.trim(),
    name,
  }));
  return { ...rest, primary, secondary: others.slice(0, 2), accent: others.slice(2) };
}

/** The schema of the form. The paths of its issues are those of the request body, like the server's. */
export const customFormSchema = {
  safeParse(fields: CustomFields) {
    const { data, error } = customBriefSchema.safeParse(toBriefInput(fields));
    const issues = (error?.issues ?? []).map(({ path, message }) => ({
      path: toFieldName(path.join('.')),
      message,
    }));
    return error === undefined ? { data } : { error: { issues } };
  },
};

/** The guide for the preview, or null while a color or font is missing. Unnamed colors use their label as name. */
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
  const { data } = customFormSchema.safeParse(named);
  return data === undefined ? null : buildCustomGuide(data);
}

/** The request body of Custom Mode. */
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

/** Maps a path in the brief to the path in the request body, which the server uses in issues. */
function toFieldName(path: string): string {
  if (path === 'headerFont') return HEADER_FONT_FIELD;
  if (path === 'bodyFont') return BODY_FONT_FIELD;
  return /^(?:primary|secondary|accent)\b/.test(path) ? `generatedData.colors.${path}` : path;
}
