import { splitColorArguments } from './color-arguments.ts';
import { type ComponentRule, checkComponent, isPercentage } from './color-component.ts';
import { colorFault, quoteInput } from './color-fault.ts';
import {
  COLOR_SPACES,
  type ColorFunctionRule,
  findColorFunction,
  findColorSpace,
  OPACITY,
} from './color-function-rules.ts';

interface FunctionBody {
  /** What stands before the values, lower case: `rgb(` or `color(xyz `. */
  readonly head: string;
  /** The function's name in messages. */
  readonly name: string;
  readonly values: string;
  readonly rule: ColorFunctionRule;
}

/**
 * Checks a CSS color function, without comments, and writes it in one form: lower case, spaces between the values, a
 * slash before the opacity, and 0 for an opacity that is `none`.
 *
 * @throws SK_COLOR_INVALID when the name, a parenthesis or a value is wrong
 * @see https://www.w3.org/TR/css-color-4/#color-syntax
 */
export function readColorFunction(text: string): string {
  const { head, name, values: body, rule } = splitFunction(text);
  if (rule.legacy === 'none' && body.includes(',')) {
    throw colorFault(`${name}() has commas; it is written with spaces.`, `Write it like ${rule.example}.`);
  }
  const { values, alpha, form } = splitColorArguments(
    name,
    body,
    rule.components.map((component) => component.name),
  );
  if (form === 'legacy') checkLegacy(name, values, rule);
  for (const [at, component] of rule.components.entries()) checkValue(values[at] ?? '', component, form);
  if (alpha !== null) checkValue(alpha, OPACITY, form);
  const opacity = alpha === null ? '' : ` / ${isNone(alpha) ? '0' : alpha}`;
  return `${head}${values.join(' ')}${opacity})`.toLowerCase();
}

function splitFunction(text: string): FunctionBody {
  const open = text.indexOf('(');
  const name = text.slice(0, open).toLowerCase();
  if (name === 'color') return splitColorSpace(readBody(text, name, open));
  const rule = findColorFunction(name);
  if (rule === undefined) throw unknownFunction(text, name);
  return { head: `${name}(`, name, values: readBody(text, name, open), rule };
}

function splitColorSpace(body: string): FunctionBody {
  const [, space = '', values = ''] = /^\s*([\w-]*)(.*)$/s.exec(body) ?? [];
  const rule = findColorSpace(space);
  if (rule === undefined) {
    throw colorFault(
      `color() has ${space === '' ? 'nothing' : quoteInput(space)} where its color space belongs.`,
      `Use one of ${COLOR_SPACES.join(', ')}.`,
    );
  }
  return { head: `color(${space} `, name: 'color', values, rule };
}

function readBody(text: string, name: string, open: number): string {
  const close = text.indexOf(')', open);
  const nested = text.indexOf('(', open + 1);
  if (nested >= 0 && (close < 0 || nested < close)) {
    throw colorFault(
      `${name}() has a parenthesis inside.`,
      'Give plain numbers: variables and calculations are not read as a fixed color.',
    );
  }
  if (close < 0) {
    throw colorFault(
      `${quoteInput(text)} has no closing parenthesis.`,
      `End it with “)”: ${text.slice(0, 60)}).`,
    );
  }
  const rest = text.slice(close + 1).trim();
  if (rest !== '') {
    throw colorFault(
      `${quoteInput(rest)} follows the closing parenthesis of ${name}().`,
      'Give one color and nothing after it.',
    );
  }
  return text.slice(open + 1, close);
}

function checkValue(text: string, rule: ComponentRule, form: 'legacy' | 'modern'): void {
  if (form === 'legacy' || !isNone(text)) checkComponent(text, rule);
}

function isNone(text: string): boolean {
  return text.toLowerCase() === 'none';
}

function checkLegacy(name: string, values: readonly string[], rule: ColorFunctionRule): void {
  const percentages = values.filter(isPercentage).length;
  if (rule.legacy === 'all-alike' && percentages > 0 && percentages < values.length) {
    throw colorFault(
      `${name}() mixes numbers and percentages.`,
      'With commas, give all three values as numbers or all three as percentages.',
    );
  }
  if (rule.legacy !== 'percentages') return;
  const bare = values.findIndex((value, at) => at > 0 && /^[\d.]+$/.test(value));
  if (bare < 0) return;
  const value = values[bare] ?? '';
  throw colorFault(
    `${name}() has ${rule.components[bare]?.name ?? 'a value'} ${value} without a percent sign.`,
    `Write ${value}%.`,
  );
}

function unknownFunction(text: string, name: string): Error {
  const trimmed = name.trim();
  if (trimmed !== name && findColorFunction(trimmed) !== undefined) {
    return colorFault(
      `There is a space between ${quoteInput(trimmed)} and its parenthesis.`,
      `Write ${trimmed}( without the space.`,
    );
  }
  if (trimmed === 'var' || trimmed === 'color-mix') {
    return colorFault(
      `${trimmed}() is not a fixed color.`,
      'Give the color itself: hex, rgb(), hsl() or oklch().',
    );
  }
  if (trimmed === '') {
    return colorFault(
      `${quoteInput(text)} has a parenthesis without a function name before it.`,
      'Put rgb, hsl or oklch before the parenthesis.',
    );
  }
  return colorFault(
    `${quoteInput(trimmed)} is not a color function that is read.`,
    'Use hex, rgb(), hsl() or oklch().',
  );
}
