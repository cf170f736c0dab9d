import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';
import { describe, expect, it } from 'vitest';

const files = globSync('*.{css,tsx}', { cwd: import.meta.dirname }).sort();
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
/** Without comments, which may mention anything. */
const readCode = (file: string) => read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Hex codes and color functions. */
const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/gi;
/** Properties that paint, with their values. */
const PAINT =
  /(?:^|[\s;{])(color|background(?:-color)?|border(?:-[a-z]+)*|outline|fill|stroke|box-shadow):([^;}]*)/g;
const FONT = /(?:^|[\s;{])font(?:-family|-weight)?:([^;}]*)/g;
/** What is left of a paint value without variables: widths, styles and words without a color. */
const NO_COLOR = /^(?:\s|\d+(?:px|%)?|solid|none|transparent|0)*$/;

describe('mock-ups', () => {
  it.each(files)('%s has no color and no font of its own', (file) => {
    const code = readCode(file);
    expect(code.match(COLOR) ?? []).toEqual([]);
    expect(code).not.toMatch(/fontFamily|fontWeight/);
    if (!file.endsWith('.css')) return;
    const paints = [...code.matchAll(PAINT)].filter(([, name]) => !name?.endsWith('radius'));
    const literal = paints.filter(
      ([, , value]) => !NO_COLOR.test((value ?? '').replaceAll(/var\([^)]*\)/g, '')),
    );
    expect(literal.map(([text]) => text.trim())).toEqual([]);
    const fonts = [...code.matchAll(FONT)].filter(
      ([, value]) => !/^\s*var\(--[a-z]+-[a-z]+\)$/.test(value ?? ''),
    );
    expect(fonts.map(([text]) => text.trim())).toEqual([]);
  });

  it('use only variables that the export defines', async () => {
    const { text } = await exportGuide(SAMPLE_GUIDE);
    const code = files.map(readCode).join('\n');
    const own = namesOf(code, /(--[a-z][\w-]*):/g);
    const exported = namesOf(text, /(--[a-z][\w-]*):/g);
    const used = namesOf(code, /var\((--[a-z][\w-]*)\)/g);
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !own.has(name) && !exported.has(name))).toEqual([]);
    // Sizes of the layout only; a variable of the export is never replaced.
    expect([...own].filter((name) => exported.has(name))).toEqual([]);
  });

  it('show the highlight once each', () => {
    const pages = files.filter((file) => file.endsWith('.tsx'));
    expect(pages).toHaveLength(6);
    const counts = pages.map((file) => [file, read(file).match(/thing-highlight/g)?.length]);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(pages.map((file) => [file, 1])));
  });
});

function namesOf(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));
}
