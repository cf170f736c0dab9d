import { checkGuide, type Finding, type Guide, guideColors } from '@stylekit/engine';
import { repairPalette } from '@stylekit/engine/check';
import { hexToOklch } from '@stylekit/engine/color';
import { COLOR_ROWS } from './custom-fields.ts';

/** A change of one color that makes it distinguishable from all others. */
export interface Repair {
  /** The index of the color in the form. */
  readonly at: number;
  readonly from: string;
  readonly hex: string;
  /** Such as `Darken Accent Purple by 9%`. */
  readonly description: string;
}

/** The findings about one part of the guide. */
export interface Suggestion {
  readonly key: string;
  readonly messages: readonly string[];
  readonly fixes: readonly string[];
  /** Null if changing this color alone does not help. */
  readonly repair: Repair | null;
}

/** More messages about one color add no information. */
const MAX_MESSAGES = 2;
const SIMILARITY_RULES = ['similar-colors', 'similar-for-deficiency'];

/** Runs the engine's checks and groups findings about the same colors. */
export function listSuggestions(guide: Guide): Suggestion[] {
  return toSuggestions(guide, checkGuide(guide));
}

/** The suggestions for findings about a guide. */
export function toSuggestions(guide: Guide, findings: readonly Finding[]): Suggestion[] {
  const groups = Map.groupBy(findings, ({ rule, path }) =>
    SIMILARITY_RULES.includes(rule) ? `similar ${path}` : `${rule} ${path}`,
  );
  return [...groups].map(([key, group]) => toSuggestion(guide, key, group));
}

function toSuggestion(guide: Guide, key: string, findings: readonly Finding[]): Suggestion {
  const worstFirst = findings.toSorted((a, b) => toSeverityShare(a) - toSeverityShare(b));
  const messages = worstFirst.slice(0, MAX_MESSAGES).map(({ message }) => toPlainText(message));
  const rest = findings.length - messages.length;
  const first = worstFirst.slice(0, 1);
  return {
    key,
    messages: rest === 0 ? messages : [...messages, `${rest} more like this.`],
    fixes: first.map(({ fix }) => fix),
    repair: key.startsWith('similar ') ? findRepair(guide, first[0]?.path ?? '') : null,
  };
}

/** The measured value as a share of the required one. The lowest share is the most severe. */
function toSeverityShare({ measured }: Finding): number {
  return measured === null ? 1 : measured.value / measured.required;
}

/** Replaces document paths with the form's labels. */
function toPlainText(message: string): string {
  return message.replace(/\bcolors\.(?:primary|secondary\.\d|accent\.\d)\b\.name/, (path) => {
    const row = COLOR_ROWS.find(({ field }) => `generatedData.${path}` === `${field}.name`);
    return row === undefined ? path : `“${row.title}”`;
  });
}

/** The smallest change of one color that makes it distinguishable, or null if there is none. */
function findRepair(guide: Guide, path: string): Repair | null {
  const colors = guideColors(guide);
  const at = COLOR_ROWS.findIndex(({ field }) => `generatedData.${path}` === `${field}.hex`);
  const color = colors[at];
  if (color === undefined) return null;
  const { hexes, meetsRules } = repairPalette(colors.map(({ hex }, index) => ({ hex, kept: index !== at })));
  const hex = hexes[at];
  if (!meetsRules || hex === undefined || hex === color.hex) return null;
  return { at, from: color.hex, hex, description: describeRepair(color.name, color.hex, hex) };
}

/**
 * Describes a color change, such as `Darken Accent Purple by 9% and make it less vivid`.
 *
 * Lightness is in points of OKLCH lightness. Chroma is mentioned only if it changes.
 */
export function describeRepair(name: string, from: string, to: string): string {
  const [before, after] = [hexToOklch(from), hexToOklch(to)];
  const points = Math.round((after.l - before.l) * 100);
  const vividness = Math.round((after.c - before.c) * 100);
  const chroma = vividness > 0 ? 'more vivid' : 'less vivid';
  if (points === 0) return vividness === 0 ? `Adjust ${name} slightly` : `Make ${name} ${chroma}`;
  const lightness = `${points > 0 ? 'Lighten' : 'Darken'} ${name} by ${Math.abs(points)}%`;
  return vividness === 0 ? lightness : `${lightness} and make it ${chroma}`;
}
