/** A color with what its swatch states. */
export interface MiniColor {
  readonly name: string;
  readonly hex: string;
  /** Cyan, magenta, yellow and black in percent, such as `0 60 61 6`. */
  readonly cmyk: string;
  /** Black or white, whichever has the higher contrast. */
  readonly text: string;
  /** The WCAG level and ratio of the text, such as `AA 6.58`. */
  readonly contrast: string;
}

/** What the miniature of a style guide shows. */
export interface MiniGuide {
  readonly name: string;
  /** Seven colors in role order. */
  readonly colors: readonly MiniColor[];
  readonly title: string;
  readonly header: MiniFont;
  readonly body: MiniFont;
}

export interface MiniFont {
  readonly name: string;
  readonly weight: string;
  /** The CSS font stack. */
  readonly stack: string;
}
