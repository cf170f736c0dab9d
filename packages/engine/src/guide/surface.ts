/** A ground that buttons, links and text are painted on. */
export interface Surface {
  readonly id: 'light' | 'dark';
  readonly background: string;
  /** Running text, and text of disabled controls, on it. */
  readonly text: string;
  readonly disabledBackground: string;
  readonly disabledText: string;
  /** Hairline of inputs: at least 3 : 1. */
  readonly border: string;
}

/** White paper with dark ink. */
export const LIGHT_SURFACE: Surface = {
  id: 'light',
  background: '#FFFFFF',
  text: '#17171A',
  disabledBackground: '#E6E6E3',
  disabledText: '#5D5C58',
  border: '#85837C',
};

/** Slate with chalk. */
export const DARK_SURFACE: Surface = {
  id: 'dark',
  background: '#131416',
  text: '#EFEDE6',
  disabledBackground: '#2A2B2E',
  disabledText: '#AAA79E',
  border: '#77756F',
};

/** The two grounds every guide is exported and checked for. */
export const SURFACES: readonly Surface[] = [LIGHT_SURFACE, DARK_SURFACE];
