import type { LinearRgb, Oklab } from './color-space.ts';

/*
 * OKLab by Björn Ottosson, https://bottosson.github.io/posts/oklab/. The coefficients are those of CSS Color
 * 4 (recomputed there from its own sRGB and XYZ matrices in double precision), with the step through XYZ
 * multiplied out, so that a colour goes from linear sRGB to cone responses and back in one matrix each way.
 */

/** The OKLab colour of a linear-light sRGB colour; channels outside 0–1 are carried on. */
export function linearRgbToOklab(r: number, g: number, b: number): Oklab {
  const long = Math.cbrt(0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b);
  const medium = Math.cbrt(0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b);
  const short = Math.cbrt(0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b);
  return {
    l: 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short,
    a: 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short,
    b: 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short,
  };
}

/**
 * The linear-light sRGB colour of an OKLab colour, unclipped: channels leave 0–1 when sRGB cannot show it.
 */
export function oklabToLinearRgb(l: number, a: number, b: number): LinearRgb {
  const longRoot = l + 0.3963377773761749 * a + 0.2158037573099136 * b;
  const mediumRoot = l - 0.1055613458156586 * a - 0.0638541728258133 * b;
  const shortRoot = l - 0.0894841775298119 * a - 1.2914855480194092 * b;
  const long = longRoot * longRoot * longRoot;
  const medium = mediumRoot * mediumRoot * mediumRoot;
  const short = shortRoot * shortRoot * shortRoot;
  return {
    r: 4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821044 * short,
    g: -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
    b: -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  };
}
