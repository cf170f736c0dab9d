import { existsSync } from 'node:fs';
import path from 'node:path';
import { EXPORT_FORMATS, type ExportFormat } from '@stylekit/engine/export';
import { CliError } from '../cli-error.ts';
import { CONFIG_NAME, SCHEMA_NAME } from '../config/config-name.ts';
import { type ConfigValues, configSchema } from '../config/config-schema.ts';
import type { Deps, Questions } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { writeFiles } from '../io/write-files.ts';
import { askForGuide } from './remote/ask-for-guide.ts';

export interface InitOptions {
  readonly guide?: string;
  readonly project?: string;
  readonly out?: string;
  readonly format?: ExportFormat[];
  readonly files?: string[];
  readonly force?: boolean;
  readonly json?: boolean;
}

const DEFAULT_FOLDER = 'src/styles';

export async function runInit(options: InitOptions, deps: Deps): Promise<ExitCode> {
  const file = path.join(deps.cwd, CONFIG_NAME);
  if (existsSync(file) && options.force !== true) {
    throw new CliError(EXIT.usage, `${CONFIG_NAME} exists.`, 'Edit it, or replace it with --force.');
  }
  const answers = await collect(options, await deps.loadQuestions(), deps);
  if (answers === undefined) return EXIT.interrupted;
  const config = toConfig(answers);
  const text = `${JSON.stringify(config, null, 2)}\n`;
  await writeFiles(deps.cwd, [{ fileName: CONFIG_NAME, text }], deps);
  if (options.json === true) deps.stdout.write(text);
  deps.stderr.write(`Wrote ${CONFIG_NAME}. Next: stylekit export, then stylekit check.\n`);
  return EXIT.ok;
}

interface Answers {
  readonly guide: string;
  readonly project: string | undefined;
  readonly out: string;
  readonly formats: readonly string[];
  readonly files: readonly string[];
}

/** The answers of the options, else of the user; undefined when the user cancels. */
async function collect(
  options: InitOptions,
  questions: Questions | null,
  deps: Deps,
): Promise<Answers | undefined> {
  if (options.guide === undefined && questions === null) {
    throw new CliError(
      EXIT.usage,
      'The style guide is missing, and there is no terminal to ask on.',
      'Name it: stylekit init --guide style-variables.json --out src/styles.',
    );
  }
  const guide =
    options.guide === undefined && questions !== null
      ? await askForGuide(options.project, questions, deps)
      : { guide: options.guide ?? '', project: options.project };
  if (guide === undefined) return undefined;
  const out = options.out ?? (await ask(questions, 'Folder to export to', DEFAULT_FOLDER));
  if (out === undefined) return undefined;
  const formats = options.format ?? (await askForFormats(questions));
  if (formats === undefined) return undefined;
  const files =
    options.files ?? (await ask(questions, 'Files, folders or globs to check, separated by spaces', out));
  if (files === undefined) return undefined;
  return { ...guide, out, formats, files: typeof files === 'string' ? files.trim().split(/\s+/) : files };
}

async function ask(
  questions: Questions | null,
  message: string,
  initial: string,
): Promise<string | undefined> {
  if (questions === null) return initial;
  const answer = await questions.text(message, initial);
  return answer === undefined || answer.trim() !== '' ? answer : initial;
}

async function askForFormats(questions: Questions | null): Promise<readonly string[] | undefined> {
  if (questions === null) return EXPORT_FORMATS;
  const choices = [
    { value: 'css', label: 'CSS variables and rules' },
    { value: 'json', label: 'JSON of the style guide' },
    { value: 'dtcg', label: 'Design tokens (DTCG 2025.10)' },
  ];
  return await questions.selectSeveral('Formats', choices, EXPORT_FORMATS);
}

function toConfig({ guide, project, out, formats, files }: Answers): ConfigValues {
  return configSchema.parse({
    $schema: `./node_modules/stylekit/${SCHEMA_NAME}`,
    ...(project === undefined ? {} : { project }),
    guide,
    outputs: [
      { path: out.replaceAll('\\', '/'), ...(formats.length === EXPORT_FORMATS.length ? {} : { formats }) },
    ],
    checks: { files, failOn: 'warning' },
  });
}
