import { colorFault, quoteInput } from './color-fault.ts';

/** What one value inside a color function may be. */
export interface ComponentRule {
  /** Its name in messages: `red`, `hue`. */
  readonly name: string;
  /** `scale` takes numbers and percentages; `angle` takes numbers in degrees and angle units. */
  readonly kind: 'scale' | 'angle';
  /** The smallest number; an angle has no end. */
  readonly min: number;
  /** The largest number; an angle has no end. */
  readonly max: number;
  /** The number that 100% stands for. */
  readonly full: number;
}

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i;
const ANGLE_UNIT = /^(?:|deg|grad|rad|turn)$/;
const TOO_LARGE = 1e30;

/**
 * Checks one value of a color function.
 *
 * @throws SK_COLOR_INVALID when it is no number, has a wrong unit or lies outside its range
 */
export function checkComponent(text: string, rule: ComponentRule): void {
  const match = NUMBER.exec(text);
  if (match === null) throw notANumber(text, rule);
  const value = Number(match[1]);
  const unit = (match[2] ?? '').toLowerCase();
  if (rule.kind === 'angle') checkAngle(text, value, unit, rule);
  else checkScale(text, value, unit, rule);
}

/** Whether a value is written as a percentage. */
export function isPercentage(text: string): boolean {
  return text.endsWith('%');
}

function checkAngle(text: string, value: number, unit: string, rule: ComponentRule): void {
  if (!ANGLE_UNIT.test(unit)) {
    throw colorFault(
      `${capitalize(rule.name)} is ${quoteInput(text)}; “${unit}” is not an angle unit.`,
      'Give the hue as a number of degrees or with the unit deg, grad, rad or turn.',
    );
  }
  if (Math.abs(value) < TOO_LARGE) return;
  throw colorFault(
    `${capitalize(rule.name)} is ${quoteInput(text)}, too large a number.`,
    'Give the hue from 0 to 360 degrees.',
  );
}

function checkScale(text: string, value: number, unit: string, rule: ComponentRule): void {
  if (unit !== '' && unit !== '%') {
    throw colorFault(
      `${capitalize(rule.name)} is ${quoteInput(text)}; it takes no unit but %.`,
      `Remove “${unit}”.`,
    );
  }
  const number = unit === '%' ? (value / 100) * rule.full : value;
  if (Math.abs(number) >= TOO_LARGE) {
    throw colorFault(
      `${capitalize(rule.name)} is ${quoteInput(text)}, too large a number.`,
      `Give ${rule.name} as a number, for example ${rule.full} or 100%.`,
    );
  }
  if (number < rule.min || number > rule.max) throw outOfRange(text, unit, rule);
}

function outOfRange(text: string, unit: string, rule: ComponentRule): Error {
  const { name, min, max, full } = rule;
  if (max === Number.POSITIVE_INFINITY) {
    return colorFault(
      `${capitalize(name)} is ${text}; it is never below ${min}.`,
      `Give ${name} from ${min} up.`,
    );
  }
  const range = unit === '%' ? `from 0% to 100%` : `from ${min} to ${max}`;
  return colorFault(
    `${capitalize(name)} is ${text}; it goes ${range}.`,
    `Give ${name} as a number from ${min} to ${full} or a percentage from 0% to 100%.`,
  );
}

function notANumber(text: string, rule: ComponentRule): Error {
  const example = rule.kind === 'angle' ? '210 or 210deg' : `${rule.full} or 100%`;
  return colorFault(
    `${capitalize(rule.name)} is ${quoteInput(text)}, which is not a number.`,
    `Give ${rule.name} as a number, for example ${example}.`,
  );
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
