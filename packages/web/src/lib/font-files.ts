import { findFont } from '@stylekit/engine';
import { FONTS_VERSION } from './fonts-version.ts';

/** One file of a font family, for one weight and one Unicode range. */
export interface FontFile {
  readonly url: string;
  readonly weight: number;
  readonly unicodeRange: string;
}

/** The Unicode ranges of the font files, equal for all families. */
const UNICODE_RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
    'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
    'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Families whose package name differs from their name in guides. */
const RENAMED: Readonly<Record<string, string>> = { 'source-sans-pro': 'source-sans-3' };
const WITHOUT_LATIN_EXT: ReadonlySet<string> = new Set(['permanent-marker']);

/**
 * The latin and latin-ext files of a catalog family, for every available weight.
 *
 * Returns an empty array for unknown families, which are rendered in the fallback font.
 */
export function fontFiles(familyName: string): readonly FontFile[] {
  const font = findFont(familyName);
  if (font === null) return [];
  const slug = toSlug(font.name);
  const subsets = (['latin', 'latin-ext'] as const).filter(
    (subset) => subset === 'latin' || !WITHOUT_LATIN_EXT.has(slug),
  );
  return font.weights.flatMap((weight) =>
    subsets.map((subset) => ({
      url: `/fonts/${FONTS_VERSION}/${slug}-${subset}-${weight}-normal.woff2`,
      weight,
      unicodeRange: UNICODE_RANGES[subset],
    })),
  );
}

const registered = new Set<string>();

/**
 * Registers all weights of a catalog family. The browser downloads a file only when text needs it. Repeated calls have
 * no effect.
 */
export function registerFont(familyName: string): void {
  if (registered.has(familyName)) return;
  registered.add(familyName);
  for (const { url, weight, unicodeRange } of fontFiles(familyName)) {
    const source = `url("${url}") format("woff2")`;
    document.fonts.add(
      new FontFace(familyName, source, {
        weight: String(weight),
        style: 'normal',
        unicodeRange,
        display: 'swap',
      }),
    );
  }
}

/** A font family and weight. */
export interface FontUse {
  readonly family: string;
  readonly weight: string;
}

/** Loads fonts before they are used. A font that fails to load is ignored, and its fallback is shown. */
export async function loadFonts(fonts: readonly FontUse[]): Promise<void> {
  await Promise.allSettled(
    fonts.map(({ family, weight }) => {
      registerFont(family);
      return document.fonts.load(`${weight} 16px ${toFontStack(family)}`);
    }),
  );
}

/** The CSS font stack of a family with a generic fallback. */
export function toFontStack(familyName: string): string {
  const generic = {
    sans: 'sans-serif',
    serif: 'serif',
    display: 'sans-serif',
    handwriting: 'cursive',
    mono: 'monospace',
  };
  const font = findFont(familyName);
  // Stored guides can contain any name, so characters that could end the quotes are removed.
  const quoted = `"${familyName.replace(/["\\\n]/g, '')}"`;
  return font === null ? `${quoted}, sans-serif` : `${quoted}, ${generic[font.category]}`;
}

function toSlug(familyName: string): string {
  const slug = familyName.toLowerCase().replaceAll(' ', '-');
  return RENAMED[slug] ?? slug;
}
