import { expect, it } from 'vitest';
import { hexToOklch } from '../../src/color/index.ts';
import { generateGuide } from '../../src/index.ts';

/** The OKLCH hues and the lightness of pink and lavender highlights. */
const CANDY = { from: 280, to: 8, minLightness: 0.68 };

function isCandy(hex: string): boolean {
  const { l, c, h } = hexToOklch(hex);
  return c > 0.1 && l >= CANDY.minLightness && (h >= CANDY.from || h <= CANDY.to);
}

it.each([
  'A law firm for tenants.',
  'A private bank for families.',
  'Insurance for boats.',
  'A funeral home in a small town.',
  'A Finnish sauna by the lake: birch, steam, hot stones.',
])('has a pink or lavender highlight at most once in twelve: %s', async (description) => {
  const guides = await Promise.all(
    Array.from({ length: 12 }, (_, seed) => generateGuide('ai', { description }, { seed: `${seed}` })),
  );
  const candy = guides.filter(({ colors }) => isCandy(colors.accent[0].hex));
  expect(candy.length).toBeLessThanOrEqual(1);
});

it('gives a dentist the hues of the trade, whatever the mood', async () => {
  const description = 'Gentle dentist for children who are afraid of the drill';
  for (let seed = 0; seed < 12; seed++) {
    const { colors } = await generateGuide('ai', { description }, { seed: `${seed}` });
    const { h } = hexToOklch(colors.primary.hex);
    expect(h > 130 && h < 275, `${colors.primary.hex}, seed ${seed}`).toBe(true);
  }
});
