/** A color of the side panel and its caption. */
export interface PanelColor {
  readonly variable: string;
  readonly hex: string;
  /** The text color: black or white, whichever has the higher contrast. */
  readonly foreground: '#000000' | '#ffffff';
}

/*
 * The palette of the sample guide. Copied, because importing it would load the whole engine. A test keeps both equal.
 */
export const PANEL_PRIMARY: PanelColor = { variable: '--primary', hex: '#F0615F', foreground: '#000000' };
export const PANEL_SECONDARY: PanelColor = {
  variable: '--secondary-1',
  hex: '#0F6B5C',
  foreground: '#ffffff',
};
export const PANEL_ACCENTS: readonly string[] = ['#2F9BC4', '#FBE6E3', '#8F2A30', '#12303D'];
/** The contrast of each text color on its background, as stated in the captions. */
export const PANEL_RATIOS = { primary: 'AA 6.58', secondary: 'AA 6.40' } as const;
