import { describe, expect, it } from 'vitest';
import { type Font, findFont } from '../typography/font-catalog.ts';
import { toGuideFont, toTracking, toTypography } from './guide-fonts.ts';

function family(name: string): Font {
  const font = findFont(name);
  if (font === null) throw new RangeError(`${name} is not in the catalog.`);
  return font;
}

describe('toGuideFont', () => {
  it('lists existing weights, their URL and the sizes of the role', () => {
    expect(toGuideFont('header', family('Bebas Neue'))).toEqual({
      name: 'Bebas Neue',
      url: 'https://fonts.googleapis.com/css2?family=Bebas+Neue:wght@400&display=swap',
      weights: ['400'],
      sizes: { h1: '2.5rem', h2: '2rem', h3: '1.75rem', h4: '1.5rem', h5: '1.25rem', h6: '1rem' },
      styles: ['normal'],
    });
    expect(toGuideFont('body', family('Lato'))).toMatchObject({
      // Lato has no 500.
      weights: ['400', '700'],
      sizes: { 'body-lg': '1.125rem', body: '1rem', 'body-sm': '0.875rem' },
    });
  });
});

describe('toTypography', () => {
  const body = toGuideFont('body', family('Lato'), [300, 700]);

  it('sets headings in the heaviest weight, and text in the one nearest to 400', () => {
    expect(toTypography(toGuideFont('header', family('Inter'), [500, 800]), body)).toEqual({
      headings: { fontFamily: 'Inter', weight: '800', lineHeight: 1.2, letterSpacing: '-0.025em' },
      body: { fontFamily: 'Lato', weight: '300', lineHeight: 1.6, letterSpacing: '0' },
    });
  });

  it('does not track script letters, which are connected', () => {
    const header = toGuideFont('header', family('Dancing Script'));
    expect(toTypography(header, body).headings.letterSpacing).toBe('0');
  });

  it('uses a given setting of headings', () => {
    const style = { weight: 600, lineHeight: 1.1, trackingEm: -0.03 };
    expect(toTypography(toGuideFont('header', family('Inter')), body, style).headings).toEqual({
      fontFamily: 'Inter',
      weight: '600',
      lineHeight: 1.1,
      letterSpacing: '-0.03em',
    });
  });
});

describe('toTracking', () => {
  it.each([
    [0, '0'],
    [-0.025, '-0.025em'],
    [0.08, '0.08em'],
  ])('%d is %s', (em, css) => {
    expect(toTracking(em)).toBe(css);
  });
});
