import { describe, expect, it } from 'vitest';
import { FONTS } from './font-catalog.ts';
import { GENERIC_FAMILIES, toFontStack } from './font-stack.ts';
import { HEADING_VOICES, headingFace, headingStyles } from './heading-styles.ts';
import { scriptsIn } from './script.ts';

describe('toFontStack', () => {
  it.each([
    ['Inter', ['Inter', 'system-ui', 'sans-serif']],
    ['Lora', ['Lora', 'Georgia', 'serif']],
    ['Bebas Neue', ['Bebas Neue', 'Impact', 'sans-serif']],
    ['Caveat', ['Caveat', 'cursive']],
    ['Fira Code', ['Fira Code', 'ui-monospace', 'monospace']],
    ['Comic Sans MS', ['Comic Sans MS', 'system-ui', 'sans-serif']],
    ['{font.body}', ['font.body', 'system-ui', 'sans-serif']],
    ['Lo\nra', ['Lora', 'Georgia', 'serif']],
    [' {} ', ['system-ui', 'sans-serif']],
  ])('%j', (name, stack) => {
    expect(toFontStack(name)).toEqual(stack);
  });

  it('ends with a generic family for every family of the catalog', () => {
    for (const { name } of FONTS) expect(GENERIC_FAMILIES.has(toFontStack(name).at(-1) ?? '')).toBe(true);
  });
});

describe('scriptsIn', () => {
  it.each([
    ['Bread & salt, crème brûlée', []],
    ['Хлеб', ['cyrillic']],
    ['Άρτος', ['greek']],
    ['לחם', ['hebrew']],
    ['रोटी', ['devanagari']],
    ['रोटी and хлеб and ψωμί', ['greek', 'cyrillic', 'devanagari']],
    ['パン 🍞', []],
    ['', []],
  ])('%j', (text, scripts) => {
    expect(scriptsIn(text)).toEqual(scripts);
  });
});

describe('the settings of headings', () => {
  const font = (name: string) => {
    const found = FONTS.find((each) => each.name === name);
    if (found === undefined) throw new RangeError(`${name} is not in the catalog.`);
    return found;
  };

  it.each([
    ['Inter', 'grotesque'],
    ['Playfair Display', 'didone'],
    ['Bebas Neue', 'capitals'],
    ['Caveat', 'script'],
    ['Space Mono', 'mono'],
  ])('%s is a %s', (name, face) => {
    expect(headingFace(font(name))).toBe(face);
  });

  it('exist for every family and voice, with leading that does not collide', () => {
    for (const family of FONTS)
      for (const voice of HEADING_VOICES) {
        const styles = headingStyles(family, voice);
        expect(styles.length).toBeGreaterThan(0);
        for (const { weight, lineHeight } of styles) {
          expect([100, 200, 300, 400, 500, 600, 700, 800, 900]).toContain(weight);
          expect(lineHeight).toBeGreaterThanOrEqual(0.9);
          expect(lineHeight).toBeLessThanOrEqual(1.4);
        }
      }
  });

  it('do not track letters that are connected, and loosen no large grotesque', () => {
    for (const voice of HEADING_VOICES) {
      expect(headingStyles(font('Pacifico'), voice).every(({ trackingEm }) => trackingEm === 0)).toBe(true);
      expect(headingStyles(font('Inter'), voice).every(({ trackingEm }) => trackingEm < 0)).toBe(true);
    }
  });

  it('rejects a family outside the catalog', () => {
    expect(() => headingFace({ ...font('Inter'), name: 'Arial' })).toThrow(
      'Arial is not in the font catalog.',
    );
  });
});
