import { readableForeground, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import { type ParsedColor, toHex } from '@stylekit/engine/color';
import type { LocatedFinding } from '../report/checked-file.ts';
import { CONTRAST_RULE, toFinding } from '../report/file-rules.ts';
import { readColor } from './color-of.ts';
import type { VariablePair } from './find-pairs.ts';
import type { Scope } from './scope.ts';
import { BASE_MODE } from './stylesheet.ts';

/** WCAG 2.2, 1.4.3, level AA: the contrast of normal-size text. */
const REQUIRED = 4.5;

/** Measured, with a finding when the contrast is too low; not measurable, with the reason; or no pair of colors. */
export type Judgment =
  | { readonly kind: 'measured'; readonly finding: Omit<LocatedFinding, 'position'> | null }
  | { readonly kind: 'unknown'; readonly reason: string }
  | { readonly kind: 'none' };

/** Measures the contrast of a pair in a mode. */
export function judgePair(pair: VariablePair, scope: Scope): Judgment {
  const [text, surface] = [pair.foreground, pair.background].map((name) => readVariable(name, scope));
  if (text === undefined || surface === undefined) return { kind: 'none' };
  if (text.kind === 'invalid' || surface.kind === 'invalid') return { kind: 'none' };
  if (text.kind === 'unknown') return text;
  if (surface.kind === 'unknown') return surface;
  if (surface.color.alpha < 1) return { kind: 'unknown', reason: `"${pair.background}" is translucent` };
  const background = toHex(surface.color.rgb);
  const foreground = blend(text.color, surface.color);
  const ratio = wcagContrast(foreground, background);
  return {
    kind: 'measured',
    finding: ratio >= REQUIRED ? null : toContrast(pair, scope, foreground, background),
  };
}

function readVariable(name: string, scope: Scope): ReturnType<typeof readColor> {
  const resolved = scope.resolve(name);
  return 'problem' in resolved ? { kind: 'unknown', reason: resolved.problem } : readColor(resolved.value);
}

function blend({ rgb, alpha }: ParsedColor, { rgb: behind }: ParsedColor): string {
  const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
  return toHex({ r: mix(rgb.r, behind.r), g: mix(rgb.g, behind.g), b: mix(rgb.b, behind.b) });
}

function toContrast({ foreground, background }: VariablePair, scope: Scope, text: string, surface: string) {
  const ratio = wcagContrast(text, surface);
  const better = readableForeground(text, surface, REQUIRED);
  const finding = toFinding(
    CONTRAST_RULE,
    toPath(foreground, scope.mode),
    `${foreground} on ${background} has a contrast of ${formatRatio(ratio)} : 1 in ${scope.mode} (${text} on ${surface}); ` +
      `text needs ${REQUIRED} : 1.`,
    `Use ${better} for ${foreground}, which gives ${formatRatio(wcagContrast(better, surface))} : 1.`,
  );
  return { ...finding, measured: { value: ratio, required: REQUIRED, unit: ':1' } as const };
}

/** The place of a variable for reports: `.dark --primary`, and without the mode in `:root`. */
export function toPath(name: string, mode: string): string {
  return mode === BASE_MODE ? name : `${mode} ${name}`;
}
