import { recognizeHarmony } from '../color/harmony.ts';
import type { ColorNamer } from '../color/name-color.ts';
import { explainHarmony } from '../guide/explain-harmony.ts';
import { explainUse } from '../guide/explain-use.ts';
import { type Guide, type GuideColor, guideColors } from '../guide/guide.ts';
import { toColorGroups, toGuideColor } from '../guide/guide-color.ts';
import { measureColors } from '../guide/measure-guide.ts';
import { joinSentences } from '../guide/prose.ts';
import { HARMONY_TOLERANCE_DEG, paletteHue } from '../palette/palette-hues.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import type { ColorEdit, GuideEdits } from './guide-edits.ts';
import { recolorElements } from './recolor-elements.ts';

/** The guide with other colors or color names, and with everything that follows from them; itself if none changes. */
export function editColors(
  original: Guide,
  edits: NonNullable<GuideEdits['colors']>,
  nameColor: ColorNamer,
): Guide {
  const before = guideColors(original);
  const colors = applyEdits(original, edits, nameColor);
  if (colors.every((color, index) => color === before[index])) return original;
  const groups = toColorGroups(colors);
  const hues = colors.map(({ hex }) => paletteHue(hex)).filter((hue) => hue !== null);
  const harmony = recognizeHarmony(hues, HARMONY_TOLERANCE_DEG);
  return {
    ...original,
    colors: {
      ...groups,
      explanation: {
        title: 'About these colors',
        content: joinSentences([...explainUse(colors), changedSentence(before, colors)]),
        measured: measureColors(colors),
      },
      ...(harmony === null ? {} : { harmony: { type: harmony, description: explainHarmony(harmony) } }),
    },
    ...recolorElements(original, groups),
  };
}

function applyEdits(
  original: Guide,
  edits: NonNullable<GuideEdits['colors']>,
  nameColor: ColorNamer,
): GuideColor[] {
  const before = guideColors(original);
  const taken = new Set(
    before.map(({ name }, index) => edits[PALETTE_ROLES[index] ?? 'primary']?.name ?? name),
  );
  return before.map((color, index) => {
    const role = PALETTE_ROLES[index] ?? 'primary';
    const edit = edits[role] ?? {};
    const hex = edit.hex ?? color.hex;
    const name = edit.name ?? (keepsName(original, color, edit) ? color.name : nameColor(hex, taken));
    taken.add(name);
    return hex === color.hex && name === color.name ? color : toGuideColor(role, hex, name);
  });
}

/** Whether a color keeps its name: its hex code does not change, or a user gave the name. */
function keepsName({ generatedBy }: Guide, color: GuideColor, { hex }: ColorEdit): boolean {
  const isNamedByUser = generatedBy === 'custom' || generatedBy === 'sample';
  return isNamedByUser || hex === undefined || hex.toLowerCase() === color.hex.toLowerCase();
}

function changedSentence(before: readonly GuideColor[], after: readonly GuideColor[]): string {
  const count = after.filter(({ hex }, index) => hex !== before[index]?.hex).length;
  if (count === 0) return 'Color names were changed later.';
  return count === 1
    ? 'One color was changed later and is kept exactly.'
    : `${count} colors were changed later and are kept exactly.`;
}
