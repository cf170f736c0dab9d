import { type Font, type FontTrait, findFont } from '../typography/font-catalogue.ts';
import type { GuideFont } from './guide.ts';
import { capitalise, joinWords } from './prose.ts';

/** Why these fonts: what each family is, what it was asked for, and the weights the guide loads. */
export function explainFonts(
  header: { readonly font: GuideFont; readonly traits: readonly FontTrait[] },
  body: { readonly font: GuideFont; readonly traits: readonly FontTrait[] },
): string {
  if (header.font.name === body.font.name) {
    return `${describe(header.font, header.traits, 'sets headings and text alike')} ${weights(header.font)}`;
  }
  return [
    describe(header.font, header.traits, 'sets the headings'),
    describe(body.font, body.traits, 'sets the text'),
    weights(header.font),
    weights(body.font),
  ].join(' ');
}

function describe({ name }: GuideFont, traits: readonly FontTrait[], does: string): string {
  const family: Font | null = findFont(name);
  const what =
    family === null ? '' : `, ${/^[aeiou]/.test(family.character) ? 'an' : 'a'} ${family.character},`;
  const asked =
    traits.length === 0 ? '' : ` because the brand asks for something ${joinWords(traits.slice(0, 3))}`;
  return `${capitalise(name)}${what} ${does}${asked}.`;
}

function weights({ name, weights: loaded }: GuideFont): string {
  return `${name} is loaded in ${loaded.length === 1 ? 'weight' : 'weights'} ${joinWords(loaded)}.`;
}
