import { describe, expect, it } from 'vitest';
import { EXAMPLE_BRIEFS } from './example-briefs.ts';
import { toGuideName } from './guide-name.ts';

describe('guide name from a brief', () => {
  it.each([
    ['A neighbourhood bakery in Lisbon that mills its own flour.', 'A neighbourhood bakery in Lisbon'],
    ['Opticians in Tromsø for people who work through long winters', 'Opticians in Tromsø'],
    ['software: precise and technical', 'Software'],
    [
      'We sell very small and rather expensive boats to the people of the lakes',
      'We sell very small and rather expensive',
    ],
    ['a herbal apothecary and tea counter run by two sisters', 'A herbal apothecary and tea counter'],
    ['... café de la gare', '... café de la gare'],
    ['مخبز صغير في لشبونة', 'مخبز صغير في لشبونة'],
  ])('shortens %s to %s', (brief, name) => {
    expect(toGuideName(brief)).toBe(name);
  });

  it('is never empty and never too long', () => {
    const briefs = [
      'x'.repeat(500),
      '!!!!!!!!!!',
      '🍞'.repeat(40),
      ...EXAMPLE_BRIEFS.map(({ brief }) => brief),
    ];
    for (const brief of briefs) {
      expect(toGuideName(brief).length, brief).toBeGreaterThan(0);
      expect(toGuideName(brief).length, brief).toBeLessThanOrEqual(60);
    }
  });
});
