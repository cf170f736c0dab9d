import { parseBrief, StyleKitError } from '@stylekit/engine';
import { customGuideName, defaultGuideName } from '@stylekit/engine/brief';
import type { Brief } from '../../database/json-brief.ts';
import { invalid } from '../../http/api-error.ts';
import type { StyleTileBody } from './style-tile.schema.ts';

/** A validated brief, and the initial name of its guide. */
export interface ParsedTile {
  readonly name: string;
  readonly brief: Brief;
}

/** Only the fields of the mode are used, so that a forged guide in an AI request is ignored. */
export function parseTileBrief(body: StyleTileBody): ParsedTile {
  if (body.generationMode === 'custom') {
    const brief = parse('custom', toCustomInput(body), toCustomPath);
    return { name: brief.name, brief };
  }
  const brief =
    body.generationMode === 'ai'
      ? parse('ai', { description: body.description })
      : parse('copilot', toCopilotInput(body));
  return { name: body.name || defaultGuideName(brief), brief };
}

/** @throws ApiError 400 with the engine's messages for all errors */
function parse<Mode extends 'ai' | 'copilot' | 'custom'>(
  mode: Mode,
  input: unknown,
  toPath = (path: string) => path,
): ReturnType<typeof parseBrief<Mode>> {
  try {
    return parseBrief(mode, input);
  } catch (error) {
    if (!(error instanceof StyleKitError)) throw error;
    throw invalid(
      error.message,
      error.issues.map(({ path, message }) => ({ path: toPath(path), message })),
    );
  }
}

function toCopilotInput(body: StyleTileBody): Record<string, unknown> {
  const { description, industry, customIndustry, designStyle, targetAudience, colorHarmony } = body;
  const { primaryColorHex, secondaryColorHex, primaryFont } = body;
  const choices = { description, industry, customIndustry, designStyle, targetAudience, colorHarmony };
  return { ...choices, primaryColorHex, secondaryColorHex, primaryFont };
}

/**
 * The user's decisions in a guide that the browser composed: colors, their names, and the two fonts. Everything else is
 * computed again, so that no invalid or malicious data is stored.
 */
function toCustomInput(body: StyleTileBody): Record<string, unknown> {
  const data = body.generatedData ?? {};
  const colors = partOf(data, 'colors');
  const fonts = partOf(data, 'fonts');
  return {
    name: body.name || textOf(data, 'name') || customGuideName(''),
    description: body.description ?? textOf(data, 'description'),
    primary: toColor(colors['primary']),
    secondary: toColors(colors['secondary'], 2),
    accent: toColors(colors['accent'], 4),
    headerFont: textOf(partOf(fonts, 'header'), 'name') ?? body.primaryFont,
    bodyFont: textOf(partOf(fonts, 'body'), 'name') ?? body.secondaryFont,
  };
}

/** Returns at least `count` entries, so that each missing one gets its own error. */
function toColors(value: unknown, count: number): unknown[] {
  const list = Array.isArray(value) ? value : [];
  return Array.from({ length: Math.max(count, list.length) }, (_, index) => toColor(list[index]));
}

function toColor(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return { hex: value['hex'], name: value['name'] };
}

/** Converts the path of an error from the engine's brief to the request body. */
function toCustomPath(path: string): string {
  if (path === 'name' || path === 'description') return path;
  if (path === 'headerFont') return 'generatedData.fonts.header.name';
  if (path === 'bodyFont') return 'generatedData.fonts.body.name';
  return `generatedData.colors.${path}`;
}

function partOf(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const part = value[key];
  return isRecord(part) ? part : {};
}

function textOf(value: Record<string, unknown>, key: string): string | null {
  const text = value[key];
  return typeof text === 'string' ? text : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
