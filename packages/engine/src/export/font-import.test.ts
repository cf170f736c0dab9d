import { describe, expect, it } from 'vitest';
import { makeCssContext } from '../../test/make-css-context.ts';
import { readStylesheet } from '../../test/read-stylesheet.ts';
import type { Guide } from '../guide/guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { fontImports } from './font-import.ts';

const addresses = (guide: Guide, settings = {}) =>
  readStylesheet(fontImports(makeCssContext({ guide, settings: parseSettings(settings) }))).imports;

function withFonts(header: string, body: string): Guide {
  const { fonts, typography } = SAMPLE_GUIDE;
  return {
    ...SAMPLE_GUIDE,
    fonts: { ...fonts, header: { ...fonts.header, name: header }, body: { ...fonts.body, name: body } },
    typography: {
      headings: { ...typography.headings, fontFamily: header },
      body: { ...typography.body, fontFamily: body },
    },
  };
}

describe('fontImports', () => {
  it('requests both families with every weight of the guide at once', () => {
    expect(addresses(SAMPLE_GUIDE)).toEqual([
      'https://fonts.googleapis.com/css2?family=Playfair+Display:wght@600;700&family=Work+Sans:wght@300;400;500&display=swap',
    ]);
  });

  it('requests the button weight, in the font of the buttons', () => {
    expect(addresses(SAMPLE_GUIDE, { buttons: { fontWeight: 700 } })[0]).toContain(
      'Work+Sans:wght@300;400;500;700',
    );
    expect(addresses(SAMPLE_GUIDE, { buttons: { fontWeight: 400, fontFamily: 'header' } })[0]).toContain(
      'Playfair+Display:wght@400;600;700',
    );
  });

  it('requests a family once when headings and text share it', () => {
    expect(addresses(withFonts('Inter', 'Inter'))).toEqual([
      'https://fonts.googleapis.com/css2?family=Inter:wght@300;400;500;600;700&display=swap',
    ]);
  });

  it('requests a family outside the catalog separately, because the service may reject the whole request', () => {
    expect(addresses(withFonts('Unknown Font', 'Work Sans'))).toEqual([
      'https://fonts.googleapis.com/css2?family=Work+Sans:wght@300;400;500&display=swap',
      'https://fonts.googleapis.com/css2?family=Unknown+Font:wght@600;700&display=swap',
    ]);
  });

  it('encodes a name that would end the URL', () => {
    expect(addresses(withFonts(`"); } body { x: url('`, 'Work Sans'))[1]).toBe(
      'https://fonts.googleapis.com/css2?family=%22%29%3B+%7D+body+%7B+x%3A+url%28%27:wght@600;700&display=swap',
    );
  });
});
