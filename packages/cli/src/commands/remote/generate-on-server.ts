import path from 'node:path';
import { buildCustomGuide, initialSettings, parseBrief, toGuideDocument } from '@stylekit/engine';
import { EXPORT_FORMATS } from '@stylekit/engine/export';
import type { StyleTileInput } from '@stylekit/server/contract';
import { connect } from '../../api/connection.ts';
import { toDocument } from '../../api/guide-document.ts';
import { CliError } from '../../cli-error.ts';
import type { Deps } from '../../deps.ts';
import { EXIT, type ExitCode } from '../../exit-code.ts';
import { exportFiles } from '../../io/export-files.ts';
import { writeFiles } from '../../io/write-files.ts';
import { reportWritten, toWrittenEntries } from '../../report/files.ts';
import { toGuideSheet } from '../../report/guide-sheet.ts';
import type { BriefRequest, GenerateOptions } from '../run-generate.ts';
import { createGuide } from './create-guide.ts';

/** Generates a style guide in a project on the server, and prints or writes it like one that was made locally. */
export async function generateOnServer(
  request: BriefRequest,
  options: GenerateOptions & { readonly project: string },
  deps: Deps,
): Promise<ExitCode> {
  if (options.seed !== undefined) {
    throw new CliError(EXIT.usage, '--seed is for local guides.', 'Remove --seed or --project.');
  }
  const body = toBody(request, options.name);
  const api = await connect(deps);
  const tile = await createGuide(options.project, body, api, deps);
  const { guide, settings } = toDocument(tile);
  const [style, url] = [settings ?? initialSettings(guide), `${api.url}/style-tile/${tile.id}`];
  const { out, format, json } = options;
  const written =
    out === undefined
      ? []
      : await writeFiles(
          path.resolve(deps.cwd, out),
          await exportFiles(guide, style, format ?? EXPORT_FORMATS),
          deps,
        );
  if (json === true) {
    const files = toWrittenEntries(written, deps.cwd);
    deps.stdout.write(`${JSON.stringify({ id: tile.id, url, guide, files }, null, 2)}\n`);
  } else if (out === undefined && format !== undefined) {
    deps.stdout.write((await exportFiles(guide, style, format))[0]?.text ?? '');
  } else if (deps.stdout.isTty) deps.stdout.write(toGuideSheet(guide, deps.stdout));
  else if (out === undefined)
    deps.stdout.write(`${JSON.stringify(toGuideDocument(guide, style), null, 2)}\n`);
  reportWritten(written, deps);
  deps.stderr.write(`${url}\n`);
  return EXIT.ok;
}

/** Validated here, so that errors name the same fields as for a local guide and cost no call. */
function toBody({ mode, input }: BriefRequest, name: string | undefined): StyleTileInput {
  const named = name === undefined ? {} : { name };
  if (mode !== 'custom') {
    const { mode: generationMode, ...fields } = parseBrief(mode, input);
    return { generationMode, ...fields, ...named };
  }
  const brief = parseBrief(mode, input);
  return {
    generationMode: mode,
    name: name ?? brief.name,
    description: brief.description,
    generatedData: buildCustomGuide(brief),
  };
}
