import { EXPORT_FORMATS } from '@stylekit/engine/export';
import * as z from 'zod';
import { LEVELS, REPORT_FORMATS } from '../report/report-formats.ts';

const text = z.string().min(1, 'Must not be empty');

const outputSchema = z
  .strictObject({
    path: text.describe('Folder to write to, from the folder of this file; created when missing.'),
    formats: z
      .array(z.enum(EXPORT_FORMATS))
      .min(1, 'Must name at least one format')
      .optional()
      .describe('Formats to write: css, json, dtcg. All of them by default.'),
    fileName: text
      .regex(/^[^/\\]+$/, 'Must be a name without a folder')
      .optional()
      .describe('Name of the file instead of the usual one. Needs exactly one format.'),
    settings: text
      .optional()
      .describe('JSON file with button and type settings, instead of those in the guide.'),
  })
  .refine(({ fileName, formats }) => fileName === undefined || formats?.length === 1, {
    path: ['fileName'],
    message: 'Needs formats with exactly one format',
  });

const waiverSchema = z.strictObject({
  rule: text.describe('Id of the rule, such as contrast.'),
  file: text.optional().describe('File of the finding, or a glob, from the folder of this file.'),
  path: text.optional().describe('Path of the finding, as reports show it. All paths by default.'),
  reason: text.describe('Why the finding is accepted.'),
  expires: z.iso
    .date('Must be a date such as 2026-12-31')
    .describe('Last day of the waiver (UTC), such as 2026-12-31. After it, the waiver is an error.'),
});

const pairSchema = z.strictObject({
  foreground: text.describe('Token such as color.text, or variable such as --text.'),
  background: text.describe('Token or variable of the color behind it.'),
  minimum: z
    .number()
    .min(1)
    .max(21)
    .optional()
    .describe('Required contrast from 1 to 21. 4.5 by default; 3 for large text, icons and borders.'),
});

const checksSchema = z.strictObject({
  files: z
    .array(text)
    .min(1, 'Must name at least one file')
    .optional()
    .describe(
      'Guides, token files, resolver documents, stylesheets, folders and globs, from the folder of this file; ' +
        'with ! in front, what is left out of them.',
    ),
  failOn: z
    .enum(LEVELS)
    .optional()
    .describe('Lowest severity that makes the exit code 1. warning by default.'),
  maxWarnings: z.int().min(0).optional().describe('Number of warnings that do not count. 0 by default.'),
  format: z.enum(REPORT_FORMATS).optional().describe('Report format. human by default.'),
  settings: text
    .optional()
    .describe('JSON file with button and type settings, instead of those in the guide.'),
  baseline: text.optional().describe('File with known findings, written by stylekit check --write-baseline.'),
  waivers: z.array(waiverSchema).optional().describe('Findings that are accepted for some time.'),
  pairs: z
    .array(pairSchema)
    .optional()
    .describe('Pairs of colors whose contrast is measured, besides those found by name.'),
});

/** The schema of `stylekit.config.json`. The published JSON Schema is generated from it. */
export const configSchema = z.strictObject({
  $schema: z.string().optional().describe('Schema of this file, for editors.'),
  project: text
    .optional()
    .describe('Id or exact name of the project on the server. Guides are looked up in it by name.'),
  guide: text
    .optional()
    .describe(
      'JSON file of a style guide, from the folder of this file; or its id, URL or name on the server.',
    ),
  outputs: z
    .array(outputSchema)
    .min(1, 'Must have at least one output')
    .optional()
    .describe('What stylekit export writes.'),
  checks: checksSchema.optional().describe('What stylekit check checks, and what counts.'),
});

/** The values of a configuration file. */
export type ConfigValues = z.infer<typeof configSchema>;

/** One output of the configuration. */
export type OutputConfig = z.infer<typeof outputSchema>;

/** A finding that is accepted for some time. */
export type Waiver = z.infer<typeof waiverSchema>;

/** Two names of colors whose contrast is measured. */
export type NamedPair = z.infer<typeof pairSchema>;
