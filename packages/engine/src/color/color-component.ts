import { colorFault, quoteInput } from './color-fault.ts';

/** What one value inside a colour function may be. */
export interface ComponentRule {
  /** Its name in messages: `red`, `hue`. */
  readonly name: string;
  /**
   * `scale` takes numbers up to `most` and percentages of it; `angle` takes numbers in degrees and angle
   * units.
   */
  readonly kind: 'scale' | 'angle';
  /** The largest number, which is also what 100% stands for; the smallest is 0. Angles have no end. */
  readonly most: number;
}

const NUMBER = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i;

/** Degrees in one of each CSS angle unit; a bare number is in degrees. */
const DEGREES_PER_UNIT: Readonly<Record<string, number>> = {
  '': 1,
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
};

/**
 * One value of a colour function: degrees for an angle, else 0 to the rule's `most`.
 *
 * @throws SK_COLOR_INVALID when it is no number, has a wrong unit or lies outside its range
 */
export function parseComponent(text: string, rule: ComponentRule): number {
  const match = NUMBER.exec(text);
  if (match === null) throw notANumber(text, rule);
  const value = Number(match[1]);
  const unit = (match[2] ?? '').toLowerCase();
  return rule.kind === 'angle' ? toDegrees(text, value, unit, rule) : toScale(text, value, unit, rule);
}

/** Whether a value is written as a percentage. */
export function isPercentage(text: string): boolean {
  return text.endsWith('%');
}

function toDegrees(text: string, value: number, unit: string, rule: ComponentRule): number {
  const degreesPerUnit = DEGREES_PER_UNIT[unit];
  if (degreesPerUnit === undefined) {
    throw colorFault(
      `${capitalise(rule.name)} is ${quoteInput(text)}; “${unit}” is not an angle unit.`,
      'Give the hue as a number of degrees or with the unit deg, grad, rad or turn.',
    );
  }
  const degrees = value * degreesPerUnit;
  if (!Number.isFinite(degrees)) {
    throw colorFault(
      `${capitalise(rule.name)} is ${quoteInput(text)}, too large a number.`,
      'Give the hue from 0 to 360 degrees.',
    );
  }
  return degrees;
}

function toScale(text: string, value: number, unit: string, rule: ComponentRule): number {
  if (unit !== '' && unit !== '%') {
    throw colorFault(
      `${capitalise(rule.name)} is ${quoteInput(text)}; it takes no unit but %.`,
      `Remove “${unit}”.`,
    );
  }
  const most = unit === '%' ? 100 : rule.most;
  if (value >= 0 && value <= most) return unit === '%' ? (value / 100) * rule.most : value;
  const range = unit === '%' ? 'from 0% to 100%' : `from 0 to ${rule.most}`;
  throw colorFault(
    `${capitalise(rule.name)} is ${text}; it goes ${range}.`,
    `Give ${rule.name} as a number from 0 to ${rule.most} or a percentage from 0% to 100%.`,
  );
}

function notANumber(text: string, rule: ComponentRule): Error {
  const example = rule.kind === 'angle' ? '210 or 210deg' : `${rule.most} or 100%`;
  return colorFault(
    `${capitalise(rule.name)} is ${quoteInput(text)}, which is not a number.`,
    `Give ${rule.name} as a number, for example ${example}.`,
  );
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
