import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { hexToOklch } from './convert-color.ts';
import { buildNameIndex, findNearestName } from './name-index.ts';

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const LIST = [
  { name: 'Ink', hex: '#0B0C10' },
  { name: 'Azure', hex: '#007FFF' },
  { name: 'Sky', hex: '#87ceeb' },
  { name: 'Snow', hex: '#FFFAFA' },
  { name: 'Bone', hex: '#E3DAC9' },
];
const any = () => true;

/** The reference: the same distance over the whole list, without an index. */
function nearestByScan(entries: readonly { name: string; hex: string }[], hex: string): number {
  return Math.min(...entries.map((entry) => distance(entry.hex, hex)));
}

function distance(hexA: string, hexB: string): number {
  const [a, b] = [hexToOklch(hexA), hexToOklch(hexB)].map(({ l, c, h }) => {
    const hue = (h * Math.PI) / 180;
    return [l, 1.5 * c * Math.cos(hue), 1.5 * c * Math.sin(hue)];
  });
  return Math.hypot(...(a ?? []).map((value, at) => value - (b?.[at] ?? 0)));
}

describe('findNearestName', () => {
  it.each([
    ['#000000', 'Ink'],
    ['#007FFE', 'Azure'],
    ['#90D0F0', 'Sky'],
    ['#FFFFFF', 'Snow'],
    ['#fffafa', 'Snow'],
  ])('names %s %s', (hex, name) => {
    expect(findNearestName(buildNameIndex(LIST), hex, any)).toBe(name);
  });

  it('returns the next name when the nearest is not accepted', () => {
    const index = buildNameIndex(LIST);
    expect(findNearestName(index, '#FFFFFF', (name) => name !== 'Snow')).toBe('Bone');
    expect(findNearestName(index, '#FFFFFF', (name) => name.startsWith('S') && name !== 'Snow')).toBe('Sky');
    expect(findNearestName(index, '#FFFFFF', () => false)).toBeNull();
  });

  it('finds the same name as a scan of the whole list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(hexColor, { minLength: 1, maxLength: 60 }), hexColor, (hexes, wanted) => {
        const entries = hexes.map((hex) => ({ name: hex, hex }));
        const found = findNearestName(buildNameIndex(entries), wanted, any);
        expect(Math.abs(distance(found ?? '', wanted) - nearestByScan(entries, wanted))).toBeLessThan(1e-5);
      }),
      { numRuns: caseCount(1_000), seed: 25 },
    );
  });

  it('finds nothing in an empty list', () => {
    expect(findNearestName(buildNameIndex([]), '#123456', any)).toBeNull();
  });

  it('rejects another hex form', () => {
    expect(() => buildNameIndex([{ name: 'Short', hex: '#FFF' }])).toThrow('#RRGGBB');
    expect(() => findNearestName(buildNameIndex(LIST), 'white', any)).toThrow('#RRGGBB');
  });
});
