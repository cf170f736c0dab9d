import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readableText, wcagContrast } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { parseThemeChoice, resolveTheme, THEME_CHOICES, THEME_KEY } from './theme.ts';

const here = import.meta.dirname;

describe('the theme', () => {
  it('is dark unless light is chosen or the system says light', () => {
    expect(resolveTheme('system', false)).toBe('dark');
    expect(resolveTheme('system', true)).toBe('light');
    expect(resolveTheme('dark', true)).toBe('dark');
    expect(resolveTheme('light', false)).toBe('light');
  });

  it('is the choice that was stored, and the system for anything else', () => {
    for (const choice of THEME_CHOICES) expect(parseThemeChoice(choice)).toBe(choice);
    for (const stored of [null, '', 'blue', 'LIGHT', '{}']) expect(parseThemeChoice(stored)).toBe('system');
  });

  it('is read under the same key before the first paint', () => {
    expect(readFileSync(path.join(here, '../../public/before-paint.js'), 'utf8')).toContain(`'${THEME_KEY}'`);
  });
});

describe('the colors of our own pages', () => {
  const css = readFileSync(path.join(here, 'chrome.css'), 'utf8');
  const brand = readFileSync(path.join(here, 'brand.css'), 'utf8');

  it.each(['light', 'dark'])('keep every ink of the %s theme readable on both its grounds', (theme) => {
    const value = valuesOf(css, brand, theme);
    for (const ground of ['paper', 'raised']) {
      for (const ink of ['ink', 'ink-2', 'ink-3', 'seal']) {
        expect(wcagContrast(value(ink), value(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(wcagContrast(value('control'), value(ground)), `control on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    expect(wcagContrast(value('on-seal'), value('seal'))).toBeGreaterThanOrEqual(4.5);
    expect(readableText(value('paper'))).toBe(theme === 'light' ? '#000000' : '#FFFFFF');
  });
});

/** A value of a theme, followed into the brand where it names a color of that. */
function valuesOf(css: string, brand: string, theme: string): (name: string) => string {
  const block = css.split('[data-theme="').find((part) => part.startsWith(theme)) ?? '';
  return (name) => {
    const [, hex, alias] =
      new RegExp(`--${name}: (?:(#[0-9a-f]{6})|var\\((--[a-z0-9-]+)\\));`).exec(block) ?? [];
    const value = hex ?? new RegExp(`${alias}: (#[0-9A-F]{6});`).exec(brand)?.[1];
    if (value === undefined) throw new Error(`There is no --${name} for ${theme}`);
    return value;
  };
}
