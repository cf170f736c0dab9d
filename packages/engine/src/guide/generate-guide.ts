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

/** Most characters of a guide's name. */
const NAME_LENGTH = 120;

/** What a caller decides about a guide beside its brief. */
export interface GenerateOptions {
  /** Varies what the brief leaves open; another seed gives another guide for the same brief. */
  readonly seed?: string;
  /** Name of the guide, 1 to 120 characters; without it the mode's own. */
  readonly name?: string;
  /** What the project remembers of its owner's taste. */
  readonly preferences?: PreferencesInput;
}

/**
 * Makes a style guide from a brief of any mode with the built-in generator, without any account or network.
 *
 * `ai` takes a description, `copilot` also an industry, a style, an audience, colors, a font and a harmony, and `custom`
 * every color and font. The same mode, input and options give the same guide in Node and in the browser. The color names
 * are loaded on the first call.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` with every fault of the brief, or of the name.
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
/** Input whose shape is not known yet, such as a file or the fields of a form, is checked all the same. */
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
  const direction = readBrief(parseBrief(mode, input), { seed, preferences });
  return buildGuide(direction, await loadColorNamer());
}

function parseName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length >= 1 && trimmed.length <= NAME_LENGTH) return trimmed;
  const message =
    trimmed === ''
      ? 'Please provide a name for your style guide'
      : `Please keep the name to ${NAME_LENGTH} characters`;
  throw new StyleKitError('SK_BRIEF_INVALID', message, 'Mend the name, or leave it out.', [
    { path: 'name', message },
  ]);
}
