import { type GuideSettings, parseSettings, StyleKitError } from '@stylekit/engine';
import { type FieldIssue, invalid } from '../../http/api-error.ts';

/**
 * Parses the complete settings of a style guide.
 *
 * The engine fills in what is missing and moves numbers to the nearest value of their slider. A client that stores
 * settings must send exactly what it shows, so both are rejected here.
 *
 * @throws ApiError 400 with all issues
 */
export function parseTileSettings(input: unknown): GuideSettings {
  const settings = parse(input);
  const issues = findDifferences(input, settings, '');
  if (issues.length > 0) throw invalid('The settings are incomplete or invalid.', issues);
  return settings;
}

function parse(input: unknown): GuideSettings {
  try {
    return parseSettings(input);
  } catch (error) {
    if (error instanceof StyleKitError) throw invalid(error.message, error.issues);
    throw error;
  }
}

function findDifferences(given: unknown, parsed: unknown, path: string): FieldIssue[] {
  if (isRecord(given) && isRecord(parsed)) {
    return Object.keys(parsed).flatMap((key) =>
      findDifferences(given[key], parsed[key], path === '' ? key : `${path}.${key}`),
    );
  }
  if (given === undefined) return [{ path, message: 'Is missing' }];
  if (given === parsed) return [];
  return [{ path, message: typeof parsed === 'number' ? `Must be ${parsed}, the nearest value` : NO_COLOR }];
}

const NO_COLOR = 'Must be a CSS color value, or empty for the automatic color';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
