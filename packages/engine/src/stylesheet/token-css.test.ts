import { describe, expect, it } from 'vitest';
import type { TokenGroup } from '../token/dtcg.ts';
import { EXTENSION } from '../token/dtcg.ts';
import { toColorToken } from '../token/token-values.ts';
import { readTokenCss } from './token-css.ts';

const px = (value: number) => ({ value, unit: 'px' }) as const;
const shadow = {
  color: toColorToken('#000000', 0.1),
  offsetX: px(0),
  offsetY: px(4),
  blur: px(12),
  spread: px(0),
};
const words = { [EXTENSION]: { css: 'var(--accent-4)' } };

const TOKENS: TokenGroup = {
  color: { primary: { $type: 'color', $value: toColorToken('#F0615F') } },
  button: {
    background: { $type: 'color', $value: '{color.primary}' },
    hover: { $type: 'color', $value: '{color.primary}', $extensions: words },
  },
  font: { body: { $type: 'fontFamily', $value: ['Work Sans', 'sans-serif'] } },
  control: {
    font: { $type: 'fontFamily', $value: '{font.body}' },
    weight: { $type: 'fontWeight', $value: 500 },
    radius: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } },
    transition: { $type: 'duration', $value: { value: 200, unit: 'ms' } },
  },
  shadow: { plain: { $type: 'shadow', $value: shadow } },
  chosen: { shadow: { $type: 'shadow', $value: shadow, $extensions: words } },
};
const value = readTokenCss(TOKENS);

describe('readTokenCss', () => {
  it.each([
    ['color.primary', '#F0615F'],
    ['button.background', '#F0615F'],
    ['button.hover', 'var(--accent-4)'],
    ['control.font', '"Work Sans", sans-serif'],
    ['control.weight', '500'],
    ['control.radius', '0.5rem'],
    ['control.transition', '200ms'],
    ['shadow.plain', '0 4px 12px 0 rgb(0 0 0 / 0.1)'],
    ['chosen.shadow', '0 4px 12px 0 var(--accent-4)'],
  ])('gives %s as %s', (path, css) => {
    expect(value(...path.split('.'))).toBe(css);
  });

  it('throws for a path to no token, or beyond a token', () => {
    for (const path of [['nowhere'], ['color'], ['color', 'primary', 'hex']]) {
      expect(() => value(...path)).toThrow(RangeError);
    }
  });

  it('throws for a composite without a single CSS value', () => {
    const text = {
      fontFamily: '{font.body}',
      fontSize: '{size.h1}',
      fontWeight: 700,
      letterSpacing: px(0),
      lineHeight: 1.2,
    } as const;
    const read = readTokenCss({ type: { h1: { $type: 'typography', $value: text } } });
    expect(() => read('type', 'h1')).toThrow(TypeError);
  });
});
