/** A color of the side panel with what its caption says of it. */
export interface PanelColor {
  readonly variable: string;
  readonly hex: string;
  /** What the captions are set in; the higher contrast of black and white. */
  readonly ink: '#000000' | '#ffffff';
}

/*
 * The palette of the sample guide. Copied, because the panel would otherwise bring the whole engine with it; a test
 * holds the two together.
 */
export const PANEL_PRIMARY: PanelColor = { variable: '--primary', hex: '#F0615F', ink: '#000000' };
export const PANEL_SECONDARY: PanelColor = { variable: '--secondary-1', hex: '#0F6B5C', ink: '#ffffff' };
export const PANEL_ACCENTS: readonly string[] = ['#2F9BC4', '#FBE6E3', '#8F2A30', '#12303D'];
/** Contrast of each ink on its color, as the captions state it. */
export const PANEL_RATIOS = { primary: 'AA 6.58', secondary: 'AA 6.41' } as const;
