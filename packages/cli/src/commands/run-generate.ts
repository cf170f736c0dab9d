import path from 'node:path';
import {
  type BriefMode,
  type GenerateOptions as EngineOptions,
  type Guide,
  generateGuide,
  initialSettings,
  toGuideDocument,
} from '@stylekit/engine';
import { EXPORT_FORMATS, type ExportFormat } from '@stylekit/engine/export';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { exportFiles } from '../io/export-files.ts';
import { readCustomBrief } from '../io/read-custom-brief.ts';
import { readText } from '../io/read-text.ts';
import { writeFiles } from '../io/write-files.ts';
import { reportWritten, toWrittenEntries } from '../report/files.ts';
import { toGuideSheet } from '../report/guide-sheet.ts';

/** Options of a Co-Pilot brief, mapped to the fields of the brief. */
const COPILOT_FIELDS = {
  industry: 'industry',
  customIndustry: 'customIndustry',
  style: 'designStyle',
  audience: 'targetAudience',
  primary: 'primaryColorHex',
  secondary: 'secondaryColorHex',
  font: 'primaryFont',
  harmony: 'colorHarmony',
} as const;

type CopilotOptions = { readonly [Option in keyof typeof COPILOT_FIELDS]?: string };

export interface GenerateOptions extends CopilotOptions {
  readonly mode?: BriefMode;
  readonly name?: string;
  readonly seed?: string;
  readonly from?: string;
  readonly out?: string;
  readonly format?: ExportFormat[];
  readonly json?: boolean;
  readonly project?: string;
}

export async function runGenerate(
  brief: string | undefined,
  options: GenerateOptions,
  deps: Deps,
): Promise<ExitCode> {
  rejectUnprintable(options);
  const request = await readRequest(brief, options, deps);
  if (options.project !== undefined) {
    const { generateOnServer } = await import('./remote/generate-on-server.ts');
    return await generateOnServer(request, { ...options, project: options.project }, deps);
  }
  const guide = await makeGuide(request, options);
  if (options.out !== undefined) return await writeGuide(guide, options, options.out, deps);
  if (options.format !== undefined && options.json !== true) {
    const [file] = await exportFiles(guide, initialSettings(guide), options.format);
    deps.stdout.write(file?.text ?? '');
  } else if (deps.stdout.isTty && options.json !== true) {
    deps.stdout.write(toGuideSheet(guide, deps.stdout));
  } else {
    deps.stdout.write(`${JSON.stringify(toGuideDocument(guide, initialSettings(guide)), null, 2)}\n`);
  }
  return EXIT.ok;
}

/** Standard output takes one document, so options that need more than one are rejected. */
function rejectUnprintable({ out, format = [], json }: GenerateOptions): void {
  if (out !== undefined) return;
  if (format.length > 1) {
    throw new CliError(
      EXIT.usage,
      'Several formats need several files, but no folder is given.',
      'Add --out <folder>.',
    );
  }
  const [only] = format;
  if (json === true && only !== undefined && only !== 'json') {
    throw new CliError(
      EXIT.usage,
      `--json and --format ${only} cannot both go to standard output.`,
      'Use only one of them, or add --out <folder>.',
    );
  }
}

async function writeGuide(
  guide: Guide,
  options: GenerateOptions,
  out: string,
  deps: Deps,
): Promise<ExitCode> {
  const files = await exportFiles(guide, initialSettings(guide), options.format ?? EXPORT_FORMATS);
  const written = await writeFiles(path.resolve(deps.cwd, out), files, deps);
  if (options.json === true) {
    deps.stdout.write(`${JSON.stringify({ guide, files: toWrittenEntries(written, deps.cwd) }, null, 2)}\n`);
    return EXIT.ok;
  }
  if (deps.stdout.isTty) deps.stdout.write(toGuideSheet(guide, deps.stdout));
  reportWritten(written, deps);
  return EXIT.ok;
}

function makeGuide({ mode, input }: BriefRequest, { name, seed }: GenerateOptions): Promise<Guide> {
  const engineOptions: EngineOptions = {
    ...(name === undefined ? {} : { name }),
    ...(seed === undefined ? {} : { seed }),
  };
  return generateGuide(mode, input, engineOptions);
}

/** The mode of a brief and its fields, not validated yet. */
export interface BriefRequest {
  readonly mode: BriefMode;
  readonly input: unknown;
}

async function readRequest(
  brief: string | undefined,
  options: GenerateOptions,
  deps: Deps,
): Promise<BriefRequest> {
  const given = Object.keys(COPILOT_FIELDS).filter(
    (option) => options[option as keyof CopilotOptions] !== undefined,
  );
  const mode = options.mode ?? (options.from !== undefined ? 'custom' : given.length > 0 ? 'copilot' : 'ai');
  if (mode === 'custom') return { mode, input: await readCustom(brief, given, options, deps) };
  rejectForeignOptions(mode, given, options);
  rejectUnusedIndustry(options);
  const description = await readBriefText(brief, deps);
  const fields = given.map((option) => [
    COPILOT_FIELDS[option as keyof CopilotOptions],
    options[option as keyof CopilotOptions],
  ]);
  return { mode, input: { description, ...Object.fromEntries(fields) } };
}

async function readCustom(
  brief: string | undefined,
  given: readonly string[],
  { from, seed }: GenerateOptions,
  deps: Deps,
): Promise<unknown> {
  if (from === undefined) {
    throw new CliError(
      EXIT.usage,
      'Custom mode reads its colors and fonts from a file.',
      'Add --from <custom.json>.',
    );
  }
  const [first] = [...(seed === undefined ? [] : ['seed']), ...given];
  if (brief !== undefined || first !== undefined) {
    const unused = brief !== undefined || first === undefined ? 'a brief' : toFlag(first);
    throw new CliError(
      EXIT.usage,
      `Custom mode does not use ${unused}.`,
      'Remove it, or remove --mode and --from to generate from a brief.',
    );
  }
  return await readCustomBrief(from, deps);
}

function rejectForeignOptions(
  mode: 'ai' | 'copilot',
  given: readonly string[],
  { from }: GenerateOptions,
): void {
  if (from !== undefined) {
    throw new CliError(
      EXIT.usage,
      `--from is for custom mode, not for ${mode}.`,
      'Use --mode custom, or remove --from.',
    );
  }
  const [first] = given;
  if (mode === 'ai' && first !== undefined) {
    throw new CliError(
      EXIT.usage,
      `${toFlag(first)} is for copilot mode, and --mode ai was given.`,
      'Use --mode copilot, or remove --mode.',
    );
  }
}

/** The form of the page shows the own industry only for "other". */
function rejectUnusedIndustry({ industry, customIndustry }: GenerateOptions): void {
  if (customIndustry === undefined || industry === 'other') return;
  throw new CliError(
    EXIT.usage,
    '--custom-industry is for --industry other.',
    industry === undefined ? 'Add --industry other.' : `Use --industry other, or remove --custom-industry.`,
  );
}

/** The command-line flag of an option: customIndustry → --custom-industry. */
function toFlag(option: string): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

async function readBriefText(brief: string | undefined, deps: Deps): Promise<string> {
  if (brief === undefined) {
    throw new CliError(
      EXIT.usage,
      'The brief is missing.',
      'Describe the brand: stylekit generate "A neighborhood bakery in Lisbon". Or use - and pipe the brief in.',
    );
  }
  return brief === '-' ? (await readText('-', deps)).trim() : brief;
}
