import { EXPORT_FORMATS } from '@stylekit/engine/export';
import { LEVELS, REPORT_FORMATS } from '../report/report-formats.ts';
import * as z from '../zod.ts';

const text = z.string().check(z.minLength(1, 'Must not be empty'));

/** A value with its description for editors and the reference page. */
const described = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  schema.check(z.describe(description));

/** The same, when it may be missing. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema, description: string) =>
  z.optional(schema).check(z.describe(description));

const outputSchema = z
  .strictObject({
    path: described(text, 'Folder to write to, from the folder of this file; created when missing.'),
    formats: optional(
      z.array(z.enum(EXPORT_FORMATS)).check(z.minLength(1, 'Must name at least one format')),
      'Formats to write: css, json, dtcg. All of them by default.',
    ),
    fileName: optional(
      text.check(z.regex(/^[^/\\]+$/, 'Must be a name without a folder')),
      'Name of the file instead of the usual one. Needs exactly one format.',
    ),
    settings: optional(text, 'JSON file with button and type settings, instead of those in the guide.'),
    ramps: optional(
      z.boolean(),
      'Whether the files contain steps 50 to 950 of each color and semantic colors. false by default.',
    ),
  })
  .check(
    z.refine(({ fileName, formats }) => fileName === undefined || formats?.length === 1, {
      path: ['fileName'],
      message: 'Needs formats with exactly one format',
    }),
  );

const waiverSchema = z.strictObject({
  rule: described(text, 'Id of the rule, such as contrast.'),
  file: optional(text, 'File of the finding, or a glob, from the folder of this file.'),
  path: optional(text, 'Path of the finding, as reports show it. All paths by default.'),
  reason: described(text, 'Why the finding is accepted.'),
  expires: described(
    z.iso.date('Must be a date such as 2026-12-31'),
    'Last day of the waiver (UTC), such as 2026-12-31. After it, the waiver is an error.',
  ),
});

const pairSchema = z.strictObject({
  foreground: described(text, 'Token such as color.text, or variable such as --text.'),
  background: described(text, 'Token or variable of the color behind it.'),
  minimum: optional(
    z.number().check(z.gte(1), z.lte(21)),
    'Required contrast from 1 to 21. 4.5 by default; 3 for large text, icons and borders.',
  ),
});

const checksSchema = z.strictObject({
  files: optional(
    z.array(text).check(z.minLength(1, 'Must name at least one file')),
    'Guides, token files, resolver documents, stylesheets, folders and globs, from the folder of this file; ' +
      'with ! in front, what is left out of them.',
  ),
  failOn: optional(z.enum(LEVELS), 'Lowest severity that makes the exit code 1. warning by default.'),
  maxWarnings: optional(z.int().check(z.gte(0)), 'Number of warnings that do not count. 0 by default.'),
  format: optional(z.enum(REPORT_FORMATS), 'Report format. human by default.'),
  settings: optional(text, 'JSON file with button and type settings, instead of those in the guide.'),
  baseline: optional(text, 'File with known findings, written by stylekit check --write-baseline.'),
  waivers: optional(z.array(waiverSchema), 'Findings that are accepted for some time.'),
  pairs: optional(
    z.array(pairSchema),
    'Pairs of colors whose contrast is measured, besides those found by name.',
  ),
});

/** The schema of `stylekit.config.json`. The published JSON Schema is generated from it. */
export const configSchema = z.strictObject({
  $schema: optional(z.string(), 'Schema of this file, for editors.'),
  project: optional(
    text,
    'Id or exact name of the project on the server. Guides are looked up in it by name.',
  ),
  guide: optional(
    text,
    'JSON file of a style guide, from the folder of this file; or its id, URL or name on the server.',
  ),
  outputs: optional(
    z.array(outputSchema).check(z.minLength(1, 'Must have at least one output')),
    'What stylekit export writes.',
  ),
  checks: optional(checksSchema, 'What stylekit check checks, and what counts.'),
});

/** The values of a configuration file. */
export type ConfigValues = z.infer<typeof configSchema>;

/** One output of the configuration. */
export type OutputConfig = z.infer<typeof outputSchema>;

/** A finding that is accepted for some time. */
export type Waiver = z.infer<typeof waiverSchema>;

/** Two names of colors whose contrast is measured. */
export type NamedPair = z.infer<typeof pairSchema>;
