/** The alpha values every palette color is exported with, in percent. */
export const OPACITY_STEPS = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
