import type { PaletteRole } from './palette-roles.ts';

/** How light a role is (OKLCH lightness) and how much of the available chroma it takes (0–1). */
export interface Tone {
  readonly lightness: number;
  readonly chromaShare: number;
}

type TonePlan = Readonly<Record<Exclude<PaletteRole, 'primary'>, Tone>>;

const tone = (lightness: number, chromaShare: number): Tone => ({ lightness, chromaShare });

/**
 * Ways to spread six colours around a primary. Each holds a deep colour for text and grounds, a pale one for surfaces,
 * one that calls attention, and quieter ones between; so a palette works as an interface and not only as a picture.
 */
export const TONE_PLANS: readonly [TonePlan, ...TonePlan[]] = [
  {
    'secondary-1': tone(0.42, 0.75),
    'secondary-2': tone(0.63, 0.45),
    'accent-1': tone(0.8, 0.85),
    'accent-2': tone(0.93, 0.5),
    'accent-3': tone(0.53, 0.6),
    'accent-4': tone(0.29, 0.6),
  },
  {
    'secondary-1': tone(0.34, 0.6),
    'secondary-2': tone(0.71, 0.5),
    'accent-1': tone(0.66, 0.95),
    'accent-2': tone(0.9, 0.4),
    'accent-3': tone(0.5, 0.35),
    'accent-4': tone(0.24, 0.5),
  },
  {
    'secondary-1': tone(0.56, 0.7),
    'secondary-2': tone(0.83, 0.45),
    'accent-1': tone(0.73, 0.95),
    'accent-2': tone(0.94, 0.35),
    'accent-3': tone(0.4, 0.75),
    'accent-4': tone(0.27, 0.35),
  },
  {
    'secondary-1': tone(0.48, 0.35),
    'secondary-2': tone(0.86, 0.35),
    'accent-1': tone(0.7, 1),
    'accent-2': tone(0.955, 0.4),
    'accent-3': tone(0.6, 0.8),
    'accent-4': tone(0.31, 0.8),
  },
  {
    'secondary-1': tone(0.3, 0.8),
    'secondary-2': tone(0.52, 0.8),
    'accent-1': tone(0.84, 0.9),
    'accent-2': tone(0.92, 0.25),
    'accent-3': tone(0.68, 0.3),
    'accent-4': tone(0.4, 0.25),
  },
];
