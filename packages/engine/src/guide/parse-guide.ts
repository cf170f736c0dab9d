import { type InputIssue, StyleKitError } from '../error.ts';
import { type GuideSettings, parseSettings } from '../settings/guide-settings.ts';
import { GUIDE_VERSION, type Guide, guideSchema } from './guide.ts';
import { initialSettings } from './initial-settings.ts';
import { upgradeGuide } from './upgrade-guide.ts';
import { upgradeVersion1 } from './upgrade-version-1.ts';

/** A guide and its settings, as the JSON export contains them; null for a document without settings. */
export interface GuideDocument {
  readonly guide: Guide;
  readonly settings: GuideSettings | null;
}

/**
 * Parses a guide from unknown input, such as parsed JSON: strict, and older documents are upgraded. The settings of an
 * exported document are validated and left out, its ramps are left out.
 *
 * @throws StyleKitError `SK_GUIDE_TOO_NEW` for a document of a newer version, `SK_GUIDE_INVALID` or
 * `SK_SETTINGS_INVALID` with all issues for other invalid input.
 */
export function parseGuide(input: unknown): Guide {
  return parseGuideDocument(input).guide;
}

/**
 * Parses a guide like `parseGuide`, and the settings of its document. Missing parts of the
 * settings have the initial values of the guide.
 *
 * @throws StyleKitError like `parseGuide`
 */
export function parseGuideDocument(input: unknown): GuideDocument {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new StyleKitError(
      'SK_GUIDE_INVALID',
      `A style guide is a JSON object, not ${describeKind(input)}.`,
      'Use the JSON export of a style guide (style-variables.json).',
    );
  }
  // The ramps of an export follow from the guide.
  const { settings, ramps: _, ...rest } = input as { readonly settings?: unknown; readonly ramps?: unknown };
  const result = guideSchema.safeParse(toCurrentVersion(rest));
  if (result.success) {
    return {
      guide: result.data,
      settings: settings === undefined ? null : parseOwnSettings(settings, result.data),
    };
  }
  throw new StyleKitError(
    'SK_GUIDE_INVALID',
    'The document is not a valid style guide.',
    'Fix the fields listed, or export the style guide again.',
    result.error.issues.flatMap(toIssues),
  );
}

/** Paths of issues start at the document. */
function parseOwnSettings(settings: unknown, guide: Guide): GuideSettings {
  try {
    return parseSettings(settings, initialSettings(guide));
  } catch (error) {
    if (!(error instanceof StyleKitError)) throw error;
    const { code, message, hint, issues } = error;
    throw new StyleKitError(
      code,
      message,
      hint,
      issues.map((issue) => ({ ...issue, path: `settings${issue.path === '' ? '' : '.'}${issue.path}` })),
    );
  }
}

function toCurrentVersion(input: object): unknown {
  if (!('version' in input)) return upgradeVersion1(upgradeGuide(input));
  const { version } = input;
  if (version === 1) return upgradeVersion1(input);
  if (typeof version === 'number' && Number.isInteger(version) && version > GUIDE_VERSION) {
    throw new StyleKitError(
      'SK_GUIDE_TOO_NEW',
      `The style guide has version ${version}; this StyleKit reads up to version ${GUIDE_VERSION}.`,
      'Update StyleKit, or export the style guide with the older version.',
      [{ path: 'version', message: `Must be at most ${GUIDE_VERSION}` }],
    );
  }
  return input;
}

function toIssues(issue: { readonly code: string; readonly path: PropertyKey[]; readonly message: string }) {
  const path = issue.path.map(String).join('.');
  const keys: unknown = 'keys' in issue ? issue.keys : null;
  if (issue.code !== 'unrecognized_keys' || !Array.isArray(keys)) return [{ path, message: issue.message }];
  return keys.map(
    (key): InputIssue => ({
      path: path === '' ? String(key) : `${path}.${String(key)}`,
      message: 'Is not a part of a style guide',
    }),
  );
}

function describeKind(input: unknown): string {
  if (input === null || input === undefined) return `${input}`;
  if (Array.isArray(input)) return 'a list';
  return `a ${typeof input}`;
}
