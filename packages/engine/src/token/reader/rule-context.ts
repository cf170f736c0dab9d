import { isJsonObject, type JsonObject } from './json-object.ts';
import { toReference } from './reference.ts';
import { quote, type Report } from './token-issue.ts';
import type { AnyTokenType } from './token-types.ts';

/** The services a value rule may use. */
export interface RuleContext {
  readonly report: Report;
  /** Resolves a reference where a value of `type` is expected; null accepts any type. */
  readonly follow: (value: unknown, path: string, type: AnyTokenType | null) => void;
}

/** Checks the value at `path`. */
export type Rule = (value: unknown, path: string, context: RuleContext) => void;

/** A rule that also accepts a reference to a token of the type. */
export function orReference(type: AnyTokenType, rule: Rule): Rule {
  return (value, path, context) => {
    if (toReference(value) === null) rule(value, path, context);
    else context.follow(value, path, type);
  };
}

/** A rule that also accepts a JSON pointer; used where no token type has such a value. */
export function orPointer(rule: Rule): Rule {
  return (value, path, context) => {
    if (toReference(value)?.kind === 'pointer') context.follow(value, path, null);
    else rule(value, path, context);
  };
}

/** The required and optional parts of an object value, with the rule of each. */
export interface ObjectShape {
  readonly required: Readonly<Record<string, Rule>>;
  readonly optional?: Readonly<Record<string, Rule>>;
  /** An example for the fix. */
  readonly example: string;
}

/** A rule for an object with exactly these parts. */
export function objectRule(shape: ObjectShape): Rule {
  const rules = new Map(Object.entries({ ...shape.required, ...shape.optional }));
  return (value, path, context) => {
    if (!isJsonObject(value)) {
      context.report(path, `The value is ${quote(value)}, not an object.`, `Write ${shape.example}.`);
      return;
    }
    reportMissing(value, path, shape, context);
    for (const [name, part] of Object.entries(value)) {
      const rule = rules.get(name);
      if (rule !== undefined) rule(part, `${path}.${name}`, context);
      else
        context.report(
          `${path}.${name}`,
          `${quote(name)} is not a part of this value.`,
          `Its parts are ${[...rules.keys()].join(', ')}.`,
        );
    }
  };
}

/** A rule for a text that is exactly one of the given words. */
export function wordRule(words: readonly string[]): Rule {
  return (value, path, { report }) => {
    if (typeof value === 'string' && words.includes(value)) return;
    const near = words.find(
      (word) => typeof value === 'string' && word.toLowerCase() === value.toLowerCase(),
    );
    const fix =
      near === undefined ? `Use one of ${words.join(', ')}.` : `Words are case-sensitive: write ${near}.`;
    report(
      path,
      `${describe(value)} is not allowed here.`,
      fix,
      near === undefined ? undefined : { value: near },
    );
  };
}

/** A rule for a number within inclusive bounds. */
export function numberRule(min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY): Rule {
  return (value, path, { report }) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      const number = toNumber(value, min, max);
      const exactFix = number === null ? undefined : { value: number };
      report(path, `${describe(value)} is not a number.`, 'Write a number without quotes or unit.', exactFix);
    } else if (value < min || value > max) {
      report(
        path,
        `${value} is out of range.`,
        `Use a number from ${min} ${Number.isFinite(max) ? `to ${max}` : 'upwards'}.`,
      );
    }
  };
}

/** The number in a text such as "16", if it is within the bounds. */
function toNumber(value: unknown, min: number, max: number): number | null {
  if (typeof value !== 'string' || !/^-?\d{1,9}(?:\.\d{1,9})?$/.test(value)) return null;
  const number = Number(value);
  return number >= min && number <= max ? number : null;
}

/** A rule for a list with at least `minLength` entries, and the rule of each entry. */
export function listRule(entry: Rule, minLength: number, example: string): Rule {
  return (value, path, context) => {
    if (!Array.isArray(value) || value.length < minLength) {
      context.report(path, `${describe(value)} is not allowed here.`, `Write a list such as ${example}.`);
      return;
    }
    for (const [index, part] of value.entries()) entry(part, `${path}.${index}`, context);
  };
}

/** A value at the start of a message. */
export function describe(value: unknown): string {
  return Array.isArray(value)
    ? `A list of ${value.length}`
    : isJsonObject(value)
      ? 'An object'
      : quote(value);
}

function reportMissing(
  value: JsonObject,
  path: string,
  { required, example }: ObjectShape,
  { report }: RuleContext,
): void {
  for (const name of Object.keys(required)) {
    if (!Object.hasOwn(value, name)) report(path, `${quote(name)} is missing.`, `Write ${example}.`);
  }
}
