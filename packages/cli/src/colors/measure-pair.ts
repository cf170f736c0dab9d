import { readableForeground, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import { type ParsedColor, toHex } from '@stylekit/engine/color';
import type { LocatedFinding } from '../report/checked-file.ts';
import { CONTRAST_RULE, PAIRS_RULE, toFinding } from '../report/file-rules.ts';
import type { ColorReading } from './read-color.ts';

/** WCAG 2.2, 1.4.3, level AA: the contrast of normal-size text. */
const REQUIRED = 4.5;

/** A text color and the color behind it, by their names. */
export interface ColorPair {
  readonly foreground: string;
  readonly background: string;
  /** The required contrast, 1–21; that of text by default. */
  readonly minimum?: number | undefined;
}

/** Measured; not measurable, with the reason; or no pair of colors. */
export type Measured =
  | {
      readonly kind: 'measured';
      /** As seen: the background opaque, the text blended with it. */
      readonly foreground: string;
      readonly background: string;
      readonly isLow: boolean;
    }
  | { readonly kind: 'unknown'; readonly reason: string }
  | { readonly kind: 'none' };

/** A finding about names, before it is located. */
export type NameFinding = Omit<LocatedFinding, 'position'>;

/** Measures a pair of colors. */
export function measurePair(pair: ColorPair, text: ColorReading, surface: ColorReading): Measured {
  if (text.kind === 'invalid' || surface.kind === 'invalid') return { kind: 'none' };
  if (text.kind === 'unknown') return text;
  if (surface.kind === 'unknown') return surface;
  if (surface.color.alpha < 1) return { kind: 'unknown', reason: `"${pair.background}" is translucent` };
  const background = toHex(surface.color.rgb);
  const foreground = blend(text.color, surface.color);
  return {
    kind: 'measured',
    foreground,
    background,
    isLow: wcagContrast(foreground, background) < minimumOf(pair),
  };
}

function minimumOf({ minimum }: ColorPair): number {
  return minimum ?? REQUIRED;
}

function blend({ rgb, alpha }: ParsedColor, { rgb: behind }: ParsedColor): string {
  const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
  return toHex({ r: mix(rgb.r, behind.r), g: mix(rgb.g, behind.g), b: mix(rgb.b, behind.b) });
}

/** The nearest text color with enough contrast, '#RRGGBB'. */
export function betterText(pair: ColorPair, foreground: string, background: string): string {
  return readableForeground(foreground, background, minimumOf(pair));
}

/** The finding of a contrast that is too low; `mode` is where, as the end of a phrase: ` in .dark`. */
export function toContrastFinding(
  pair: ColorPair,
  { foreground, background }: { readonly foreground: string; readonly background: string },
  { path, mode }: { readonly path: string; readonly mode: string },
): NameFinding {
  const ratio = wcagContrast(foreground, background);
  const better = betterText(pair, foreground, background);
  const required = minimumOf(pair);
  const finding = toFinding(
    CONTRAST_RULE,
    path,
    `${pair.foreground} on ${pair.background} has a contrast of ${formatRatio(ratio)} : 1${mode} ` +
      `(${foreground} on ${background}); ${pair.minimum === undefined ? 'text' : 'the configuration'} needs ${required} : 1.`,
    `Use ${better} for ${pair.foreground}, which gives ${formatRatio(wcagContrast(better, background))} : 1.`,
  );
  return { ...finding, measured: { value: ratio, required, unit: ':1' } };
}

/** The finding of a pair that cannot be measured. */
export function toUnknownFinding(
  { foreground, background }: ColorPair,
  reason: string,
  { path, mode }: { readonly path: string; readonly mode: string },
): NameFinding {
  const message = `The contrast of ${foreground} on ${background}${mode} cannot be measured: ${reason}.`;
  return toFinding(PAIRS_RULE, path, message, 'Use two fixed colors, or check the page itself.');
}

const MAX_LISTED = 100;

/** The list of measured pairs, each with the modes it was measured in. A wrong guess can be seen there. */
export function toPairSummary(measured: ReadonlyMap<string, readonly string[]>): NameFinding[] {
  if (measured.size === 0) return [];
  const all = [...measured].map(([pair, modes]) =>
    modes.length === 0 ? pair : `${pair} (${modes.join(', ')})`,
  );
  const rest = all.length > MAX_LISTED ? ` and ${all.length - MAX_LISTED} more` : '';
  const title = `The contrast of ${all.length === 1 ? '1 pair' : `${all.length} pairs`} was measured`;
  const fix =
    'Nothing to do. Pairs are found by their names, such as card-foreground and card, or named in checks.pairs.';
  const message = `${title}: ${all.slice(0, MAX_LISTED).join('; ')}${rest}.`;
  return [{ ...toFinding(PAIRS_RULE, '', message, fix), list: { title: `${title}:`, items: all } }];
}
