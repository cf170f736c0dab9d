import { checkGuide, type Finding, type Guide, guideColors } from '@stylekit/engine';
import { repairPalette } from '@stylekit/engine/check';
import { hexToOklch } from '@stylekit/engine/color';
import { COLOR_ROWS } from './custom-fields.ts';

/** A change of one color that parts it from all others. */
export interface Repair {
  /** Place of the color in the form. */
  readonly at: number;
  readonly from: string;
  readonly hex: string;
  /** `Darken Accent Purple by 9 %` */
  readonly words: string;
}

/** What the checks say about one part of the guide, for a person. */
export interface Remark {
  readonly key: string;
  readonly messages: readonly string[];
  readonly cures: readonly string[];
  /** Null where no single move of this color mends it. */
  readonly repair: Repair | null;
}

/** More sentences about one color than this say nothing new. */
const MOST_MESSAGES = 2;
const ALIKE = ['similar-colors', 'similar-for-deficiency'];

/** What the engine's checks find in a guide, the findings about the same two parts taken together. */
export function listRemarks(guide: Guide): Remark[] {
  const groups = Map.groupBy(checkGuide(guide), ({ rule, path }) =>
    ALIKE.includes(rule) ? `alike ${path}` : `${rule} ${path}`,
  );
  return [...groups].map(([key, findings]) => toRemark(guide, key, findings));
}

function toRemark(guide: Guide, key: string, findings: readonly Finding[]): Remark {
  const worstFirst = findings.toSorted((a, b) => shareOf(a) - shareOf(b));
  const messages = worstFirst.slice(0, MOST_MESSAGES).map(({ message }) => toPlainWords(message));
  const rest = findings.length - messages.length;
  const first = worstFirst.slice(0, 1);
  return {
    key,
    messages: rest === 0 ? messages : [...messages, `${rest} more like this.`],
    cures: first.map(({ fix }) => fix),
    repair: key.startsWith('alike ') ? findRepair(guide, first[0]?.path ?? '') : null,
  };
}

/** How near to its demand a finding comes; the least is the worst. */
function shareOf({ measured }: Finding): number {
  return measured === null ? 1 : measured.value / measured.required;
}

/** Paths of the document as the form calls them. */
function toPlainWords(message: string): string {
  return message.replace(/\bcolors\.(?:primary|secondary\.\d|accent\.\d)\b\.name/, (path) => {
    const row = COLOR_ROWS.find(({ field }) => `generatedData.${path}` === `${field}.name`);
    return row === undefined ? path : `“${row.title}”`;
  });
}

/** The least move of the color at a path, all others kept, that sets it apart; null where there is none. */
function findRepair(guide: Guide, path: string): Repair | null {
  const colors = guideColors(guide);
  const at = COLOR_ROWS.findIndex(({ field }) => `generatedData.${path}` === `${field}.hex`);
  const color = colors[at];
  if (color === undefined) return null;
  const { hexes, meetsRules } = repairPalette(colors.map(({ hex }, index) => ({ hex, kept: index !== at })));
  const hex = hexes[at];
  if (!meetsRules || hex === undefined || hex === color.hex) return null;
  return { at, from: color.hex, hex, words: describeRepair(color.name, color.hex, hex) };
}

/**
 * The instruction for one color change, such as `Darken Accent Purple by 9 % and make it less vivid`.
 *
 * Lightness is in points of OKLCH lightness; chroma is named only where it changes too.
 */
export function describeRepair(name: string, from: string, to: string): string {
  const [before, after] = [hexToOklch(from), hexToOklch(to)];
  const points = Math.round((after.l - before.l) * 100);
  const vividness = Math.round((after.c - before.c) * 100);
  const chroma = vividness > 0 ? 'more vivid' : 'less vivid';
  if (points === 0) return vividness === 0 ? `Adjust ${name} slightly` : `Make ${name} ${chroma}`;
  const lightness = `${points > 0 ? 'Lighten' : 'Darken'} ${name} by ${Math.abs(points)} %`;
  return vividness === 0 ? lightness : `${lightness} and make it ${chroma}`;
}
