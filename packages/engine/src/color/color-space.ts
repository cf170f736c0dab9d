/** A gamma-encoded sRGB colour: every channel 0–1, and beyond that before it is fitted to the gamut. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue 0–360° (0 for a grey, which has no hue). */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A colour in CIELAB with the D65 white: lightness 0–100, `a` and `b` about −128 to 128. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** A colour in OKLab: lightness 0–1, `a` and `b` about −0.4 to 0.4. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** A linear-light sRGB colour: every channel 0–1, and beyond that before it is fitted to the gamut. */
export interface LinearRgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}
