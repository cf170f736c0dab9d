import { parseBrief } from '../brief/brief.ts';
import type { AiBriefInput, CopilotBriefInput, CustomBriefInput } from '../brief/brief-input.ts';
import type { BriefMode } from '../brief/brief-mode.ts';
import type { PreferencesInput } from '../brief/preferences.ts';
import { readBrief } from '../brief/read-brief.ts';
import { loadColorNamer } from '../color/name-color.ts';
import { StyleKitError } from '../error.ts';
import { buildGuide } from './build-guide.ts';
import { buildCustomGuide } from './custom-guide.ts';
import type { Guide } from './guide.ts';

/** The maximum length of the name of a guide. */
const MAX_NAME_LENGTH = 120;

/** The options of `generateGuide`. */
export interface GenerateOptions {
  /** Varies everything the brief does not determine; another seed gives another guide for the same brief. */
  readonly seed?: string;
  /** The name of the guide, 1 to 120 characters; by default the name of the mode. */
  readonly name?: string;
  /** The remembered preferences of the project. */
  readonly preferences?: PreferencesInput;
}

/**
 * Generates a style guide from a brief of any mode with the built-in generator, without an account or network.
 *
 * Input: a description for `ai`; for `copilot` also an industry, a style, an audience, colors, a font and a harmony;
 * all colors and fonts for `custom`. The same mode, input and options give the same guide in Node and in the browser.
 * The color names are loaded on the first call.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` with all issues of the brief, or of the name.
 */
export async function generateGuide(
  mode: 'ai',
  input: AiBriefInput,
  options?: GenerateOptions,
): Promise<Guide>;
export async function generateGuide(
  mode: 'copilot',
  input: CopilotBriefInput,
  options?: GenerateOptions,
): Promise<Guide>;
export async function generateGuide(
  mode: 'custom',
  input: CustomBriefInput,
  options?: GenerateOptions,
): Promise<Guide>;
/** Accepts unknown input, such as a file or form fields, which is validated. */
export async function generateGuide(
  mode: BriefMode,
  input: unknown,
  options?: GenerateOptions,
): Promise<Guide>;
export async function generateGuide(
  mode: BriefMode,
  input: unknown,
  options: GenerateOptions = {},
): Promise<Guide> {
  const guide = await makeGuide(mode, input, options);
  return options.name === undefined ? guide : { ...guide, name: parseName(options.name) };
}

async function makeGuide(
  mode: BriefMode,
  input: unknown,
  { seed, preferences }: GenerateOptions,
): Promise<Guide> {
  if (mode === 'custom') return buildCustomGuide(parseBrief(mode, input));
  const direction = await readBrief(parseBrief(mode, input), { seed, preferences });
  return buildGuide(direction, await loadColorNamer());
}

function parseName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length >= 1 && trimmed.length <= MAX_NAME_LENGTH) return trimmed;
  const message =
    trimmed === ''
      ? 'Please provide a name for your style guide'
      : `Please keep the name to ${MAX_NAME_LENGTH} characters`;
  throw new StyleKitError('SK_BRIEF_INVALID', message, 'Fix the name, or leave it out.', [
    { path: 'name', message },
  ]);
}
