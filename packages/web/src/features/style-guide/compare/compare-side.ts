import type { Guide, GuideSettings } from '@stylekit/engine';

/** One of two compared guides, or one of two versions of a guide. */
export interface CompareSide {
  /** The name of the side, different from that of the other one. */
  readonly title: string;
  readonly guide: Guide;
  readonly settings: GuideSettings;
}

/** The left side, which is the earlier one of two versions, and the right one. */
export type CompareSides = readonly [CompareSide, CompareSide];
