import { splitColorArguments } from './color-arguments.ts';
import { type ComponentRule, isPercentage, parseComponent } from './color-component.ts';
import { colorError, quoteInput } from './color-error.ts';
import {
  COLOR_SPACES,
  type ColorFunctionRule,
  findColorFunction,
  findColorSpace,
  OPACITY,
} from './color-function-rules.ts';
import type { Rgb } from './color-space.ts';

interface FunctionBody {
  /** The function's name in messages. */
  readonly name: string;
  readonly values: string;
  readonly rule: ColorFunctionRule;
}

/**
 * Parses a CSS color function without comments: sRGB channels, outside 0–1 when sRGB cannot show it, and the opacity.
 * `none` counts as 0.
 *
 * @throws SK_COLOR_INVALID when the name, a parenthesis or a value is wrong
 * @see https://www.w3.org/TR/css-color-4/#color-syntax
 */
export function readColorFunction(text: string): { rgb: Rgb; alpha: number } {
  const { name, values: body, rule } = splitFunction(text);
  if (rule.legacy === 'none' && body.includes(',')) {
    throw colorError(
      `${name}() has commas, but its values are separated by spaces.`,
      `Write it like ${rule.example}.`,
    );
  }
  const { values, alpha, form } = splitColorArguments(
    name,
    body,
    rule.components.map((component) => component.name),
  );
  if (form === 'legacy') checkLegacy(name, values, rule);
  const [first, second, third] = rule.components;
  const { r, g, b } = rule.toRgb(
    toNumber(values[0] ?? '', first, form),
    toNumber(values[1] ?? '', second, form),
    toNumber(values[2] ?? '', third, form),
  );
  return { rgb: { r, g, b }, alpha: alpha === null ? 1 : toNumber(alpha, OPACITY, form) };
}

function splitFunction(text: string): FunctionBody {
  const open = text.indexOf('(');
  const name = text.slice(0, open).toLowerCase();
  if (name === 'color') return splitColorSpace(readBody(text, name, open));
  const rule = findColorFunction(name);
  if (rule === undefined) throw unknownFunction(text, name);
  return { name, values: readBody(text, name, open), rule };
}

function splitColorSpace(body: string): FunctionBody {
  const [, space = '', values = ''] = /^\s*([\w-]*)(.*)$/s.exec(body) ?? [];
  const rule = findColorSpace(space);
  if (rule === undefined) {
    throw colorError(
      `color() has ${space === '' ? 'no color space' : `the unknown color space ${quoteInput(space)}`}.`,
      `Use one of ${COLOR_SPACES.join(', ')}.`,
    );
  }
  return { name: 'color', values, rule };
}

function readBody(text: string, name: string, open: number): string {
  const close = text.indexOf(')', open);
  const nested = text.indexOf('(', open + 1);
  if (nested >= 0 && (close < 0 || nested < close)) {
    throw colorError(
      `${name}() contains another parenthesis.`,
      'Use plain numbers: variables and calculations are not supported here.',
    );
  }
  if (close < 0) {
    throw colorError(
      `${quoteInput(text)} has no closing parenthesis.`,
      `End it with “)”: ${text.slice(0, 60)}).`,
    );
  }
  const rest = text.slice(close + 1).trim();
  if (rest !== '') {
    throw colorError(
      `${quoteInput(rest)} follows the closing parenthesis of ${name}().`,
      'Remove everything after the color.',
    );
  }
  return text.slice(open + 1, close);
}

function toNumber(text: string, rule: ComponentRule, form: 'legacy' | 'modern'): number {
  return form === 'modern' && text.toLowerCase() === 'none' ? 0 : parseComponent(text, rule);
}

function checkLegacy(name: string, values: readonly string[], rule: ColorFunctionRule): void {
  const percentages = values.filter(isPercentage).length;
  if (rule.legacy === 'all-alike' && percentages > 0 && percentages < values.length) {
    throw colorError(
      `${name}() mixes numbers and percentages.`,
      'With commas, give all three values as numbers or all three as percentages.',
    );
  }
  if (rule.legacy !== 'percentages') return;
  const bare = values.findIndex((value, at) => at > 0 && /^[\d.]+$/.test(value));
  if (bare < 0) return;
  const value = values[bare] ?? '';
  throw colorError(
    `${name}() has ${rule.components[bare]?.name ?? 'a value'} ${value} without a percent sign.`,
    `Write ${value}%.`,
  );
}

function unknownFunction(text: string, name: string): Error {
  const trimmed = name.trim();
  if (trimmed !== name && findColorFunction(trimmed) !== undefined) {
    return colorError(
      `There is a space between ${quoteInput(trimmed)} and its parenthesis.`,
      `Write ${trimmed}( without the space.`,
    );
  }
  if (trimmed === 'var' || trimmed === 'color-mix') {
    return colorError(
      `${trimmed}() is not a fixed color.`,
      'Give the color itself: hex, rgb(), hsl() or oklch().',
    );
  }
  if (trimmed === '') {
    return colorError(
      `${quoteInput(text)} has a parenthesis without a function name before it.`,
      'Put rgb, hsl or oklch before the parenthesis.',
    );
  }
  return colorError(
    `${quoteInput(trimmed)} is not a supported color function.`,
    'Use hex, rgb(), hsl() or oklch().',
  );
}
