import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readableText, wcagContrast } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { parseThemeChoice, resolveTheme, THEME_CHOICES, THEME_KEY } from './theme.ts';

const directory = import.meta.dirname;

describe('theme', () => {
  it('is dark unless light is selected or preferred by the system', () => {
    expect(resolveTheme('system', false)).toBe('dark');
    expect(resolveTheme('system', true)).toBe('light');
    expect(resolveTheme('dark', true)).toBe('dark');
    expect(resolveTheme('light', false)).toBe('light');
  });

  it('is the stored choice, or the system for anything else', () => {
    for (const choice of THEME_CHOICES) expect(parseThemeChoice(choice)).toBe(choice);
    for (const stored of [null, '', 'blue', 'LIGHT', '{}']) expect(parseThemeChoice(stored)).toBe('system');
  });

  it('is read from the same key before the first paint', () => {
    expect(readFileSync(path.join(directory, '../../public/before-paint.js'), 'utf8')).toContain(
      `'${THEME_KEY}'`,
    );
  });
});

describe('app colors', () => {
  const css = readFileSync(path.join(directory, 'chrome.css'), 'utf8');
  const brand = readFileSync(path.join(directory, 'brand.css'), 'utf8');

  it.each(['light', 'dark'])('have sufficient contrast in the %s theme on both surfaces', (theme) => {
    const value = valuesOf(css, brand, theme);
    for (const background of ['background', 'surface']) {
      for (const text of ['foreground', 'muted', 'subtle', 'accent']) {
        const ratio = wcagContrast(value(text), value(background));
        expect(ratio, `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
      const borderRatio = wcagContrast(value('border-strong'), value(background));
      expect(borderRatio, `border on ${background}`).toBeGreaterThanOrEqual(3);
    }
    expect(wcagContrast(value('accent-foreground'), value('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(readableText(value('background'))).toBe(theme === 'light' ? '#000000' : '#FFFFFF');
  });
});

/** Returns a lookup of theme colors. Aliases of brand variables are resolved. */
function valuesOf(css: string, brand: string, theme: string): (name: string) => string {
  const block = css.split('[data-theme="').find((part) => part.startsWith(theme)) ?? '';
  return (name) => {
    const [, hex, alias] =
      new RegExp(`--ui-${name}: (?:(#[0-9a-f]{6})|var\\((--[a-z0-9-]+)\\));`).exec(block) ?? [];
    const value = hex ?? new RegExp(`${alias}: (#[0-9A-F]{6});`).exec(brand)?.[1];
    if (value === undefined) throw new Error(`There is no --ui-${name} for ${theme}`);
    return value;
  };
}
