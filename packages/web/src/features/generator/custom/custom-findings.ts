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
  /** `Accent Purple 9 % darker` */
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
    messages: rest === 0 ? messages : [...messages, `${rest} more of the kind.`],
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
  return { at, from: color.hex, hex, words: `${color.name} ${describeMove(color.hex, hex)}` };
}

/** `9 % darker and a little less vivid`: in points of OKLCH lightness, and in chroma where that changes too. */
export function describeMove(from: string, to: string): string {
  const [before, after] = [hexToOklch(from), hexToOklch(to)];
  const points = Math.round((after.l - before.l) * 100);
  const vividness = Math.round((after.c - before.c) * 100);
  const parts = [
    ...(points === 0 ? [] : [`${Math.abs(points)} % ${points > 0 ? 'lighter' : 'darker'}`]),
    ...(vividness === 0 ? [] : [vividness > 0 ? 'more vivid' : 'less vivid']),
  ];
  return parts.length === 0 ? 'a little different' : parts.join(' and ');
}
