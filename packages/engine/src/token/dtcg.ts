/*
 * The parts of the Design Tokens Format Module 2025.10 that guides use.
 * https://www.designtokens.org/tr/2025.10/format/
 */

/** `{group.token}` */
export type TokenReference = `{${string}}`;

export interface ColorTokenValue {
  readonly colorSpace: 'srgb';
  /** Red, green and blue, 0–1. */
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
  /** `#rrggbb` in either case, for tools that do not support the components. */
  readonly hex: string;
}

export interface DimensionTokenValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

export interface DurationTokenValue {
  readonly value: number;
  readonly unit: 'ms' | 's';
}

export interface TypographyTokenValue {
  readonly fontFamily: TokenReference;
  readonly fontSize: TokenReference;
  readonly fontWeight: TokenReference | number;
  readonly letterSpacing: DimensionTokenValue;
  readonly lineHeight: number;
}

export interface ShadowTokenValue {
  readonly color: ColorTokenValue;
  readonly offsetX: DimensionTokenValue;
  readonly offsetY: DimensionTokenValue;
  readonly blur: DimensionTokenValue;
  readonly spread: DimensionTokenValue;
}

export type TokenValue =
  | TokenReference
  | ColorTokenValue
  | DimensionTokenValue
  | DurationTokenValue
  | TypographyTokenValue
  | ShadowTokenValue
  | readonly string[]
  | number;

export type TokenType =
  | 'color'
  | 'dimension'
  | 'duration'
  | 'fontFamily'
  | 'fontWeight'
  | 'number'
  | 'shadow'
  | 'typography';

export interface Token {
  readonly $type: TokenType;
  readonly $value: TokenValue;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<typeof EXTENSION, Readonly<Record<string, unknown>>>>;
}

export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** The key in `$extensions` for data that the format cannot express. */
export const EXTENSION = 'dev.stylekit';
