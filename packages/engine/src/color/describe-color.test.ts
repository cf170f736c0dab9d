import { describe, expect, it } from 'vitest';
import { hexToOklch } from './convert-color.ts';
import { describeColor } from './describe-color.ts';

describe('describeColor', () => {
  it.each([
    ['#000000', 'Black'],
    ['#FFFFFF', 'White'],
    ['#FAF9F5', 'Off-White'],
    ['#808080', 'Gray'],
    ['#8F867C', 'Warm Gray'],
    ['#0B3D3B', 'Dark Teal'],
    ['#1E7B34', 'Deep Green'],
    ['#E63946', 'Vivid Red'],
    ['#BFD7EA', 'Pale Azure'],
    ['#5C4326', 'Deep Brown'],
    ['#5A5A22', 'Deep Olive'],
    ['#FF69B4', 'Vivid Rose'],
  ])('describes %s as %s', (hex, name) => {
    expect(describeColor(hexToOklch(hex))).toBe(name);
  });
});

describe('the parts of a description', () => {
  const describing = (l: number, c: number, h: number) => describeColor({ l, c, h });

  it.each([
    [11.9, 'Rose'],
    [12, 'Red'],
    [33, 'Vermilion'],
    [48, 'Orange'],
    [66, 'Amber'],
    [86, 'Yellow'],
    [108, 'Lime'],
    [135, 'Green'],
    [162, 'Jade'],
    [180, 'Teal'],
    [205, 'Cyan'],
    [232, 'Azure'],
    [252, 'Blue'],
    [272, 'Indigo'],
    [290, 'Violet'],
    [315, 'Magenta'],
    [349.9, 'Magenta'],
    [350, 'Rose'],
  ])('the hue %d° is %s', (h, name) => {
    expect(describing(0.7, 0.1, h)).toBe(`Soft ${name}`);
  });

  it.each([
    [0.33, 0.1, 'Dark'],
    [0.34, 0.1, 'Deep'],
    [0.5, 0.18, 'Vivid'],
    // Too dark to be vivid.
    [0.42, 0.18, 'Deep'],
    [0.53, 0.06, 'Muted'],
    [0.68, 0.06, 'Pale'],
    [0.7, 0.18, 'Vivid'],
    [0.7, 0.13, 'Soft'],
    [0.83, 0.1, 'Bright'],
  ])('the tone of lightness %d and chroma %d is %s', (l, c, tone) => {
    expect(describing(l, c, 260)).toBe(`${tone} Blue`);
  });

  it.each([
    ['#009F9C', 'Vivid Teal'],
    ['#10807A', 'Deep Teal'],
    ['#5FA8A5', 'Soft Teal'],
    ['#B55400', 'Deep Orange'],
    ['#AC4018', 'Deep Vermilion'],
    ['#7A4A2B', 'Deep Brown'],
  ])('%s is as strong as its hue can be, or not: %s', (hex, name) => {
    expect(describeColor(hexToOklch(hex))).toBe(name);
  });

  it.each([
    [0.54, 35, 'Brown'],
    [0.54, 85.9, 'Brown'],
    [0.54, 86, 'Olive'],
    [0.54, 124.9, 'Olive'],
    [0.54, 125, 'Lime'],
    [0.55, 60, 'Orange'],
  ])('earth of lightness %d and hue %d° is %s', (l, h, name) => {
    expect(describing(l, 0.1, h)).toMatch(new RegExp(` ${name}$`));
  });

  it.each([
    [0.995, 'White'],
    [0.94, 'Off-White'],
    [0.8, 'Pale Gray'],
    [0.66, 'Light Gray'],
    [0.46, 'Gray'],
    [0.26, 'Dark Gray'],
    [0.02, 'Ink'],
    [0.019, 'Black'],
  ])('the gray of lightness %d is %s', (l, name) => {
    expect(describing(l, 0, 0)).toBe(name);
  });

  it.each([
    [0.0079, 60, 'Gray'],
    [0.008, 60, 'Warm Gray'],
    [0.029, 109, 'Warm Gray'],
    [0.02, 110, 'Green Gray'],
    [0.02, 200, 'Cool Gray'],
    [0.02, 329, 'Cool Gray'],
    [0.02, 330, 'Warm Gray'],
    [0.03, 260, 'Deep Blue'],
  ])('the tint of chroma %d and hue %d° is %s', (c, h, name) => {
    expect(describing(0.5, c, h)).toBe(name);
  });
});
