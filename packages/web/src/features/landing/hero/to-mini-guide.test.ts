import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { SAMPLE_MINI_GUIDE } from './sample-mini-guide.ts';
import { toMiniGuide } from './to-mini-guide.ts';

const TITLE = SAMPLE_MINI_GUIDE.title;

describe('miniature of a style guide', () => {
  it('shows the sample guide before the engine has loaded', () => {
    expect(SAMPLE_MINI_GUIDE).toEqual(toMiniGuide(SAMPLE_GUIDE));
  });

  it.each([
    ['sample-title', [TITLE, ...SAMPLE_MINI_GUIDE.colors.slice(0, 3).map(({ name }) => name)]],
    ['sample-text', ['Primary action']],
  ])('has all letters that it shows in %s.woff2', (file, texts) => {
    const css = readFileSync(path.join(import.meta.dirname, 'hero.css'), 'utf8');
    const [, ranges = ''] = new RegExp(`${file}\\.woff2[^}]*unicode-range:([^;]*);`).exec(css) ?? [];
    const points = [...ranges.matchAll(/U\+(\w{4})(?:-(\w{4}))?/g)].map(([, from = '', to = from]) =>
      [from, to].map((hex) => Number.parseInt(hex, 16)),
    );
    const missing = [...texts.join('')].filter((letter) => {
      const point = letter.codePointAt(0) ?? 0;
      return !points.some(([from = 0, to = 0]) => point >= from && point <= to);
    });
    expect(missing).toEqual([]);
    expect(points.length).toBeGreaterThan(5);
  });
});
