import { parseBrief, StyleKitError } from '@stylekit/engine';
import { customGuideName, defaultGuideName } from '@stylekit/engine/brief';
import type { Brief } from '../../database/json-brief.ts';
import { invalid } from '../../http/api-error.ts';
import type { StyleTileBody } from './style-tile.schema.ts';

/** A checked brief, and the name its guide starts with. */
export interface AskedTile {
  readonly name: string;
  readonly brief: Brief;
}

/** Only what the mode knows is read; a finished guide sent with AI mode is worth nothing. */
export function parseTileBrief(body: StyleTileBody): AskedTile {
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

/** @throws ApiError 400 with the engine's own words for every fault */
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
  const asked = { description, industry, customIndustry, designStyle, targetAudience, colorHarmony };
  return { ...asked, primaryColorHex, secondaryColorHex, primaryFont };
}

/**
 * Of a guide that a browser composed, what a person decided: colors, their names and the two fonts. Everything
 * else in it is computed again, so that nothing false and nothing hostile is kept.
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

/** At least `count` entries, so that each one that is missing is named. */
function toColors(value: unknown, count: number): unknown[] {
  const list = Array.isArray(value) ? value : [];
  return Array.from({ length: Math.max(count, list.length) }, (_, index) => toColor(list[index]));
}

function toColor(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return { hex: value['hex'], name: value['name'] };
}

/** Faults are told where the caller wrote them: in the guide, not in the brief the engine reads from it. */
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
