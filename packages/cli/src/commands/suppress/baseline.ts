import path from 'node:path';
import { CliError } from '../../cli-error.ts';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { readJson } from '../../io/read-json.ts';
import { writeFiles } from '../../io/write-files.ts';
import type { CheckedFile, LocatedFinding } from '../../report/checked-file.ts';
import * as z from '../../zod.ts';

const entrySchema = z.strictObject({
  file: z.string(),
  rule: z.string(),
  path: z.string(),
  message: z.string(),
  /** The measured value, for rules that measure. */
  measured: z.optional(z.number()),
});

const baselineSchema = z.strictObject({ version: z.literal(1), findings: z.array(entrySchema) });

type Entry = z.infer<typeof entrySchema>;

/** The findings of a baseline. Each of them accepts one finding. */
export interface Baseline {
  /** True for a finding that is in the baseline and has not become worse. */
  readonly accepts: (finding: LocatedFinding, source: string) => boolean;
  /** The number of findings that were not met again, also not worse. */
  readonly countFixed: () => number;
}

/** Reads a baseline. @throws CliError 3 when it cannot be read or is none */
export async function readBaseline(file: string, deps: Deps): Promise<Baseline> {
  const name = path.relative(deps.cwd, file);
  const result = baselineSchema.safeParse(await readJson(file, deps));
  if (!result.success) {
    throw new CliError(
      EXIT.unreadable,
      `${name} is not a baseline of stylekit check.`,
      'Write it again: stylekit check --write-baseline.',
    );
  }
  const open = new Map<string, Entry[]>();
  for (const entry of result.data.findings) {
    const key = toKey(entry);
    open.set(key, [...(open.get(key) ?? []), entry]);
  }
  const worse = new Map<string, number>();
  return {
    accepts: (finding, source) => {
      const key = toKey(toEntry(finding, source, path.dirname(file), deps));
      const known = open.get(key) ?? [];
      const at = known.findIndex(({ measured }) => !isWorse(finding, measured));
      if (at >= 0) known.splice(at, 1);
      else worse.set(key, (worse.get(key) ?? 0) + 1);
      return at >= 0;
    },
    countFixed: () =>
      [...open].reduce((sum, [key, { length }]) => sum + Math.max(0, length - (worse.get(key) ?? 0)), 0),
  };
}

/** Writes all errors and warnings of the checked files as the new baseline. */
export async function writeBaseline(
  files: readonly CheckedFile[],
  file: string,
  deps: Deps,
): Promise<ExitCode> {
  const folder = path.dirname(file);
  const findings = files
    .filter(({ kind }) => kind !== null)
    .flatMap(({ source, findings: found }) =>
      found
        .filter(({ severity }) => severity !== 'info')
        .map((finding) => toEntry(finding, source, folder, deps)),
    )
    .sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  const text = `${JSON.stringify({ version: 1, findings }, null, 2)}\n`;
  await writeFiles(folder, [{ fileName: path.basename(file), text }], deps);
  const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
  deps.stderr.write(`Wrote ${count} to ${path.relative(deps.cwd, file)}.\n`);
  return EXIT.ok;
}

/** Paths start at the folder of the baseline, so that it means the same from every folder. */
function toEntry(
  { rule, path: at, message, measured }: LocatedFinding,
  source: string,
  folder: string,
  { cwd }: Pick<Deps, 'cwd'>,
): Entry {
  const file =
    source === '-' ? source : path.relative(folder, path.resolve(cwd, source)).replaceAll(path.sep, '/');
  return { file, rule, path: at, message, ...(measured === null ? {} : { measured: measured.value }) };
}

/** Without line, colors and numbers: a finding stays the same when lines move and while its value improves. */
function toKey({ file, rule, path: at, message }: Entry): string {
  return JSON.stringify([file, rule, at, message.replace(/#[0-9a-f]{3,8}\b|-?\d+(?:\.\d+)?/gi, '0')]);
}

/** Of a contrast or a difference, less is worse. */
function isWorse({ measured }: LocatedFinding, before: number | undefined): boolean {
  if (measured === null || before === undefined) return false;
  return (measured.unit === ':1' || measured.unit === 'ΔE') && measured.value < before - 0.005;
}
