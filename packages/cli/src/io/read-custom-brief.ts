import { parseBrief, StyleKitError } from '@stylekit/engine';
import { safeParseColor, toHex } from '@stylekit/engine/color';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { parseDocument, wrongKind } from './read-document.ts';
import { readText } from './read-text.ts';

/**
 * The valid fields of a brief for custom mode from a file or standard input ("-"). A color may have any form of CSS; six digits are kept as
 * they are.
 *
 * @throws CliError 3 for a document of another kind and for invalid fields: both are content of a file
 */
export async function readCustomBrief(source: string, deps: Deps): Promise<unknown> {
  const { kind, document } = parseDocument(await readText(source, deps), source);
  if (kind !== 'brief' && kind !== 'other')
    throw wrongKind(
      source,
      kind,
      '--from takes a brief for custom mode',
      'Use a JSON file with name, colors and fonts.',
    );
  const fields = withHexColors(document);
  try {
    parseBrief('custom', fields);
    return fields;
  } catch (error) {
    if (!(error instanceof StyleKitError)) throw error;
    throw new CliError(EXIT.unreadable, error.message, error.hint, { issues: error.issues });
  }
}

function withHexColors(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withHexColors);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'hex' ? toHexText(value) : withHexColors(value),
    ]),
  );
}

/** Anything else than an opaque color is left to the validation of the brief. */
function toHexText(value: unknown): unknown {
  if (typeof value !== 'string' || /^#[0-9a-f]{6}$/i.test(value.trim())) return value;
  const result = safeParseColor(value);
  return result.ok && result.color.alpha === 1 ? toHex(result.color.rgb) : value;
}
