import { colorError, quoteInput } from './color-error.ts';

/** What one value of a color function may be. */
export interface ComponentRule {
  /** Its name in messages: `red`, `hue`. */
  readonly name: string;
  /** `scale`: numbers and percentages. `angle`: numbers in degrees, and angle units. */
  readonly kind: 'scale' | 'angle';
  /** The smallest number; ignored for an angle. */
  readonly min: number;
  /** The largest number; ignored for an angle. */
  readonly max: number;
  /** The number that 100% stands for. */
  readonly full: number;
}

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i;
/** Degrees in one of each CSS angle unit; a bare number is in degrees. */
const DEGREES: Readonly<Record<string, number>> = { '': 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const TOO_LARGE = 1e30;

/**
 * One value of a color function: degrees for an angle, else a number of the rule's range.
 *
 * @throws SK_COLOR_INVALID when it is not a number, has a wrong unit or is out of range
 */
export function parseComponent(text: string, rule: ComponentRule): number {
  const match = NUMBER.exec(text);
  if (match === null) throw notANumber(text, rule);
  const value = Number(match[1]);
  const unit = (match[2] ?? '').toLowerCase();
  if (Math.abs(value) >= TOO_LARGE) throw tooLarge(text, rule);
  return rule.kind === 'angle' ? toDegrees(text, value, unit, rule) : toScale(text, value, unit, rule);
}

/** Whether a value is written as a percentage. */
export function isPercentage(text: string): boolean {
  return text.endsWith('%');
}

function toDegrees(text: string, value: number, unit: string, rule: ComponentRule): number {
  const degrees = DEGREES[unit];
  if (degrees === undefined) {
    throw colorError(
      `${capitalize(rule.name)} is ${quoteInput(text)}; “${unit}” is not an angle unit.`,
      'Give the hue as a number of degrees or with the unit deg, grad, rad or turn.',
    );
  }
  return value * degrees;
}

function toScale(text: string, value: number, unit: string, rule: ComponentRule): number {
  if (unit !== '' && unit !== '%') {
    throw colorError(
      `${capitalize(rule.name)} is ${quoteInput(text)}; % is the only unit allowed.`,
      `Remove “${unit}”.`,
    );
  }
  const number = unit === '%' ? (value / 100) * rule.full : value;
  if (number >= rule.min && number <= rule.max) return number;
  const { name, min, max, full } = rule;
  const range = max === Number.POSITIVE_INFINITY ? `at least ${min}` : `from ${min} to ${max}`;
  throw colorError(
    `${capitalize(name)} is ${text}; it must be ${unit === '%' ? 'from 0% to 100%' : range}.`,
    `Give ${name} as a number from ${min} to ${full} or a percentage from 0% to 100%.`,
  );
}

function notANumber(text: string, rule: ComponentRule): Error {
  const example = rule.kind === 'angle' ? '210 or 210deg' : `${rule.full} or 100%`;
  return colorError(
    `${capitalize(rule.name)} is ${quoteInput(text)}, which is not a number.`,
    `Give ${rule.name} as a number, for example ${example}.`,
  );
}

function tooLarge(text: string, rule: ComponentRule): Error {
  const unit = rule.kind === 'angle' ? ' degrees' : '';
  return colorError(
    `${capitalize(rule.name)} is ${quoteInput(text)}, which is too large.`,
    `Give ${rule.name} from 0 to ${rule.full}${unit}.`,
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
