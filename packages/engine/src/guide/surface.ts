/** A page background and the colors used on it. */
export interface Surface {
  readonly id: 'light' | 'dark';
  readonly background: string;
  /** Body text. */
  readonly text: string;
  readonly disabledBackground: string;
  readonly disabledText: string;
  /** Border of inputs: at least 3 : 1. */
  readonly border: string;
}

/** The light surface. */
export const LIGHT_SURFACE: Surface = {
  id: 'light',
  background: '#FFFFFF',
  text: '#17171A',
  disabledBackground: '#E6E6E3',
  disabledText: '#5D5C58',
  border: '#85837C',
};

/** The dark surface. */
export const DARK_SURFACE: Surface = {
  id: 'dark',
  background: '#131416',
  text: '#EFEDE6',
  disabledBackground: '#2A2B2E',
  disabledText: '#AAA79E',
  border: '#77756F',
};

/** The surfaces of every export and check. */
export const SURFACES: readonly Surface[] = [LIGHT_SURFACE, DARK_SURFACE];
