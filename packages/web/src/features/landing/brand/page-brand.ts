import { type Guide, readableForeground, readableText, wcagContrast } from '@stylekit/engine';
import { mixColors } from '@stylekit/engine/color';
import type { StyleRule } from '@stylekit/engine/stylesheet';
import { toFontStack } from '../../../lib/font-files.ts';

/** The roles of the page's own colors, without the prefix `--ui-`. */
export interface PageColors {
  readonly background: string;
  readonly surface: string;
  readonly foreground: string;
  readonly muted: string;
  readonly subtle: string;
  readonly 'border-strong': string;
  readonly accent: string;
  readonly 'accent-foreground': string;
}

/** The palette color of a background, the neutral it may be mixed with, and the color that must stay readable on it. */
interface Recipe {
  readonly tint: string;
  readonly neutral: string;
  readonly text: string;
  /** The share of the background in the raised surface; the rest is white. */
  readonly raisedShare: number;
}

/** Backgrounds keep at least this contrast to their text, so that second and third text colors have room below it. */
const BACKGROUND_RATIO = 12;
const TINT_SHARES = [1, 0.75, 0.5, 0.35, 0.2, 0];
const RATIOS = { foreground: 10, muted: 5.5, subtle: 4.6, 'border-strong': 3.1, accent: 4.6 } as const;
/** The share of the foreground in quieter text and borders. */
const SHARES = { muted: 0.72, subtle: 0.6, 'border-strong': 0.45 } as const;

/**
 * The page's own colors from a guide: the light neutral is the light background, the dark neutral the dark one, and the
 * primary the accent. A color without enough contrast is moved to the nearest shade that has it.
 */
export function toPageColors(guide: Guide, theme: 'light' | 'dark'): PageColors {
  const [dark] = guide.colors.secondary;
  const [, light] = guide.colors.accent;
  const recipe: Recipe =
    theme === 'light'
      ? { tint: light.hex, neutral: '#FFFFFF', text: '#17171A', raisedShare: 0.4 }
      : { tint: dark.hex, neutral: '#131416', text: '#EFEDE6', raisedShare: 0.95 };
  const background = toBackground(recipe);
  const surface = mixColors(background, '#FFFFFF', recipe.raisedShare);
  // Text on the raised surface of the dark theme has less contrast than on the background.
  const base = theme === 'light' ? background : surface;
  const foreground = readableForeground(theme === 'light' ? dark.hex : light.hex, base, RATIOS.foreground);
  const fade = (role: keyof typeof SHARES) =>
    readableForeground(mixColors(foreground, base, SHARES[role]), base, RATIOS[role]);
  const accent = readableForeground(guide.colors.primary.hex, base, RATIOS.accent);
  return {
    background,
    surface,
    foreground,
    muted: fade('muted'),
    subtle: fade('subtle'),
    'border-strong': fade('border-strong'),
    accent,
    'accent-foreground': readableText(accent),
  };
}

/**
 * The stylesheet that gives the page the colors, fonts and corner radius of a guide.
 *
 * @param headlineWidth the width of the headline in its font, in em
 */
export function toPageBrand(guide: Guide, headlineWidth: number): StyleRule[] {
  const { fonts, typography, elements } = guide;
  const shape = {
    '--font-display': toFontStack(fonts.header.name),
    '--font-text': toFontStack(fonts.body.name),
    '--display-weight': typography.headings.weight,
    '--display-tracking': typography.headings.letterSpacing,
    '--headline-width': headlineWidth.toFixed(2),
    '--ui-radius': elements.buttons.primary.borderRadius,
  };
  return [
    toRule([':root', "[data-theme='light']"], { ...toVariables(toPageColors(guide, 'light')), ...shape }),
    { ...toRule(["[data-theme='dark']"], toVariables(toPageColors(guide, 'dark'))), media: 'not print' },
  ];
}

/** As much of the palette color as keeps the text readable. */
function toBackground({ tint, neutral, text }: Recipe): string {
  const mixes = TINT_SHARES.map((share) => mixColors(tint, neutral, share));
  return mixes.find((mix) => wcagContrast(mix, text) >= BACKGROUND_RATIO) ?? neutral;
}

function toVariables(colors: PageColors): Record<string, string> {
  const solid = Object.entries(colors).map(([role, hex]) => [`--ui-${role}`, hex] as const);
  // Borders are translucent: 14 % and 7 % of the foreground.
  const borders = { '--ui-border': `${colors.foreground}24`, '--ui-border-subtle': `${colors.foreground}12` };
  return { ...Object.fromEntries(solid), ...borders };
}

function toRule(selectors: readonly string[], values: Readonly<Record<string, string>>): StyleRule {
  const declarations = Object.entries(values).map(([name, value]) => ({ name, value }));
  return { selectors, groups: [{ declarations }] };
}
