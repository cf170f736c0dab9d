import { type Guide, guideColors } from '@stylekit/engine';
import type { CustomFields } from '../custom/custom-fields.ts';

/** The values of the Custom form that describe a generated guide: its colors, fonts and texts. */
export function toKeptFields(guide: Guide, brief: string): CustomFields {
  return {
    name: guide.name,
    description: brief,
    colors: guideColors(guide).map(({ hex, name }) => ({ hex, name })),
    headerFont: guide.fonts.header.name,
    bodyFont: guide.fonts.body.name,
  };
}
