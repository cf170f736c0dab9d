import { describe, expect, it } from 'vitest';
import { findColorFunction } from './color-function-rules.ts';
import { parseColor } from './parse-color.ts';

describe('findColorFunction', () => {
  it.each(['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'RGB', 'OkLch'])('knows %s', (name) => {
    expect(findColorFunction(name)?.components).toHaveLength(3);
  });

  it.each(['', 'lab', 'color', 'toString', '__proto__', 'rgb('])('does not know %j', (name) => {
    expect(findColorFunction(name)).toBeUndefined();
  });

  it('gives examples that can be read', () => {
    for (const name of ['rgb', 'hsl', 'oklch']) {
      expect(parseColor(findColorFunction(name)?.example ?? '').alpha).toBe(1);
    }
  });
});
