import { describe, expect, it } from 'vitest';
import { COLOR_SPACES, findColorFunction, findColorSpace } from './color-function-rules.ts';
import { parseColor } from './parse-color.ts';

describe('findColorFunction', () => {
  it.each(['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'RGB', 'OkLch'])(
    'finds %s',
    (name) => {
      expect(findColorFunction(name)?.components).toHaveLength(3);
    },
  );

  it.each(['', 'cmyk', 'color', 'toString', '__proto__', 'rgb('])('does not find %j', (name) => {
    expect(findColorFunction(name)).toBeUndefined();
  });

  it('gives examples that parse', () => {
    for (const name of ['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']) {
      expect(parseColor(findColorFunction(name)?.example ?? '').alpha).toBe(1);
    }
  });
});

describe('findColorSpace', () => {
  it('finds the nine color spaces of color()', () => {
    expect(COLOR_SPACES).toHaveLength(9);
    for (const name of COLOR_SPACES) {
      expect(parseColor(findColorSpace(name.toUpperCase())?.example ?? '').alpha).toBe(1);
    }
  });

  it.each(['', 'hsl', 'oklab', '--srgb', 'toString', '__proto__'])('does not find %j', (name) => {
    expect(findColorSpace(name)).toBeUndefined();
  });
});
