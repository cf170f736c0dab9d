import type { CustomBrief } from '../brief/brief.ts';
import { recognizeHarmony } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';
import { paletteHue } from '../palette/palette-hues.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { FONTS, type Font, type FontName } from '../typography/font-catalog.ts';
import { explainFonts } from './explain-fonts.ts';
import { explainHarmony } from './explain-harmony.ts';
import { explainUse } from './explain-use.ts';
import { GUIDE_VERSION, type Guide } from './guide.ts';
import { toColorGroups, toGuideColor } from './guide-color.ts';
import { toElements } from './guide-elements.ts';
import { DEFAULT_WEIGHTS, toGuideFont, toTypography } from './guide-fonts.ts';
import { measureColors, measureFonts } from './measure-guide.ts';
import { joinSentences } from './prose.ts';
import { NEUTRAL_SURFACES } from './surface.ts';

/** Optional texts and weights of a custom guide that its form does not contain. */
export interface CustomGuideExtras {
  readonly generatedBy?: 'custom' | 'sample';
  readonly exampleTitle?: string;
  readonly exampleText?: string;
  readonly headerWeights?: readonly number[];
  readonly bodyWeights?: readonly number[];
}

/**
 * Builds a guide from colors and fonts that the user chose.
 *
 * Colors and names are kept byte for byte. A harmony is stated only when the colors form one. Colors that break a
 * rule are not changed; `checkGuide` reports them.
 */
export function buildCustomGuide(brief: CustomBrief, extras: CustomGuideExtras = {}): Guide {
  const chosen = [brief.primary, ...brief.secondary, ...brief.accent];
  const colors = PALETTE_ROLES.map((role, index) =>
    toGuideColor(role, chosen[index]?.hex ?? '', chosen[index]?.name ?? ''),
  );
  const harmony = harmonyOf(colors.map(({ hex }) => hex));
  const header = toGuideFont(
    'header',
    requireFont(brief.headerFont),
    extras.headerWeights ?? DEFAULT_WEIGHTS,
  );
  const body = toGuideFont('body', requireFont(brief.bodyFont), extras.bodyWeights ?? DEFAULT_WEIGHTS);
  const typography = toTypography(header, body);
  const groups = toColorGroups(colors);
  return {
    version: GUIDE_VERSION,
    generatedBy: extras.generatedBy ?? 'custom',
    name: brief.name,
    description: brief.description,
    projectDescription: brief.description,
    colors: {
      ...groups,
      explanation: {
        title: 'About these colors',
        content: joinSentences([...explainUse(colors), ...closing(extras)]),
        measured: measureColors(colors),
      },
      ...(harmony === null ? {} : { harmony: { type: harmony, description: explainHarmony(harmony) } }),
    },
    fonts: {
      header,
      body,
      explanation: {
        title: 'About these fonts',
        content: explainFonts(header, body),
        measured: measureFonts(header, body, typography),
      },
    },
    exampleTitle: extras.exampleTitle ?? brief.name,
    exampleText:
      extras.exampleText ?? (brief.description || `${brief.name}, set in ${header.name} and ${body.name}.`),
    typography,
    surfaces: NEUTRAL_SURFACES,
    elements: toElements({ primary: groups.primary.hex, secondary: groups.secondary[0].hex }),
  };
}

function harmonyOf(hexes: readonly string[]): HarmonyType | null {
  return recognizeHarmony(hexes.map(paletteHue).filter((hue) => hue !== null));
}

function closing({ generatedBy }: CustomGuideExtras): string[] {
  return generatedBy === 'sample' ? [] : ['Every color was chosen by the user and is kept exactly.'];
}

function requireFont(name: FontName): Font {
  const font = FONTS.find((candidate) => candidate.name === name);
  if (font === undefined) throw new RangeError(`${name} is not in the font catalog.`);
  return font;
}
