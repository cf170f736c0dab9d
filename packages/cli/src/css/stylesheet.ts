import type { Position } from '../cli-error.ts';

/** The mode of `:root`, `html`, `:host` and `@theme`, which every other mode falls back to. */
export const BASE_MODE = ':root';

/** A custom property that a mode declares. */
export interface Declaration {
  /** With both dashes: `--primary`. */
  readonly name: string;
  /** Without comments, surrounding space and `!important`. */
  readonly value: string;
  /** Of the value, in the text of the stylesheet. */
  readonly offset: number;
  readonly position: Position;
}

/** A `var()` without a fallback, anywhere in a stylesheet. */
export interface Reference {
  readonly name: string;
  /** The property whose value contains it. */
  readonly property: string;
  readonly position: Position;
}

/** Custom properties by name; of several declarations the last one. */
export type Variables = ReadonlyMap<string, Declaration>;

/** What a check needs of a stylesheet. */
export interface Stylesheet {
  /** The variables of each mode, such as `:root`, `.dark` and `@media (prefers-color-scheme: dark)`. */
  readonly modes: ReadonlyMap<string, Variables>;
  /** Every custom property that is declared or registered, also outside modes. */
  readonly names: ReadonlySet<string>;
  readonly references: readonly Reference[];
  /** Whether it imports Tailwind CSS, which declares the variables of its default theme. */
  readonly usesTailwind: boolean;
}

/** The first place that a CSS parser does not understand. */
export interface StylesheetError {
  /** The cause, as the end of a sentence: `the block is never closed`. */
  readonly what: string;
  readonly position: Position;
}
