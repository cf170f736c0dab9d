import { describe, expect, it } from 'vitest';
import { readColorText } from './color-text.ts';

describe('color input parsing', () => {
  it('keeps six digits byte for byte', () => {
    expect(readColorText('#3b82F6')).toBe('#3b82F6');
    expect(readColorText('  #3b82F6 ')).toBe('#3b82F6');
  });

  it('accepts common pasted notations', () => {
    expect(readColorText('3b82f6')).toBe('#3B82F6');
    expect(readColorText('#fa0')).toBe('#FFAA00');
    expect(readColorText('fa0')).toBe('#FFAA00');
    expect(readColorText('#3b82f6ff')).toBe('#3B82F6');
    expect(readColorText('rgb(59, 130, 246);')).toBe('#3B82F6');
    expect(readColorText('hsl(0 100% 50%)')).toBe('#FF0000');
    expect(readColorText('oklch(1 0 0)')).toBe('#FFFFFF');
  });

  it('rejects anything but an opaque color', () => {
    for (const text of ['', ' ', '#3b82f', 'blue-ish', 'rgb(0 0 0 / 50%)', '#00000080', 'url(x)']) {
      expect(readColorText(text)).toBeNull();
    }
  });
});
