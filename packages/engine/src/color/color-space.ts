/** A gamma-encoded sRGB color: channels are 0–1, or outside that range before gamut mapping. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A color in OKLCH: lightness 0–1, chroma 0–0.4, hue 0–360° (0 for a gray, which has no hue). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A color in CIELAB with the D65 white: lightness 0–100, `a` and `b` about −128 to 128. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** A color in OKLab: lightness 0–1, `a` and `b` about −0.4 to 0.4. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** A linear-light sRGB color: channels are 0–1, or outside that range before gamut mapping. */
export interface LinearRgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}
