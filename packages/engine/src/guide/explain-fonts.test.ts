import { describe, expect, it } from 'vitest';
import { findFont } from '../typography/font-catalog.ts';
import { explainFonts } from './explain-fonts.ts';
import { toGuideFont } from './guide-fonts.ts';

function font(name: string) {
  const found = findFont(name);
  if (found === null) throw new RangeError(`${name} is not in the catalog.`);
  return toGuideFont('header', found);
}

const unknown = { ...font('Lato'), name: 'Comic Sans MS' };

describe('explainFonts', () => {
  it('names use, design and the reason of a curated pair', () => {
    expect(explainFonts(font('Playfair Display'), font('Work Sans'), 'structure')).toBe(
      'Set headings in Playfair Display, a high-contrast display serif. It looks elegant and luxurious. ' +
        'Set text in Work Sans, a sans based on early grotesques, with loose spacing. It looks neutral and warm. ' +
        'Their structures differ clearly, so headings stand out.',
    );
  });

  it('compares the kinds of families that are not a curated pair', () => {
    expect(explainFonts(font('Playfair Display'), font('Work Sans'))).toContain(
      'A serif above a sans separates headings from text clearly.',
    );
    expect(explainFonts(font('Lora'), font('PT Serif'))).toContain(
      'Both are of the same kind, so they differ mainly in weight and detail.',
    );
  });

  it('explains one family for both', () => {
    expect(explainFonts(font('Inter'), font('Inter'), 'one-family')).toMatch(
      /^Set headings and text in Inter, an? .+\. It looks .+ and .+\. Weight and size separate headings from text\.$/,
    );
  });

  it.each(['Pacifico', 'Bebas Neue', 'Space Mono'])('warns about paragraphs in %s', (name) => {
    expect(explainFonts(font(name), font('Lato'))).toMatch(
      new RegExp(`Do not set paragraphs in ${name}\\.$`),
    );
  });

  it.each(['Oswald', 'Lora', 'Lato'])('does not warn about %s', (name) => {
    expect(explainFonts(font(name), font('Open Sans'))).not.toContain(`Do not set paragraphs in ${name}.`);
  });

  it('only names families outside the catalog', () => {
    expect(explainFonts(unknown, font('Lato'))).toMatch(
      /^Set headings in Comic Sans MS\. Set text in Lato, a /,
    );
    expect(explainFonts(unknown, font('Lato'))).not.toContain('separates');
  });
});
