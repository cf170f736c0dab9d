import { describe, expect, it } from 'vitest';
import type { Reason } from '../brief/reason-schema.ts';
import { writeReasons } from './write-reasons.ts';

const lively: Reason = {
  kind: 'mood',
  words: ['playful'],
  part: 'chroma',
  isRaised: true,
  isRefused: false,
};

describe('writeReasons', () => {
  it.each<[Reason, string]>([
    [
      { kind: 'color-named', words: ['teal'], color: 'teal', isLead: true },
      '“teal” names teal as the primary color.',
    ],
    [
      { kind: 'color-named', words: ['teal', 'mint'], color: 'mint', isLead: false },
      '“teal” and “mint” name mint as another color.',
    ],
    [
      { kind: 'color-implied', words: ['bakery', 'flour'], color: 'crust', isLead: true },
      '“bakery” and “flour” suggest crust for the primary color.',
    ],
    [
      { kind: 'color-proposed', words: ['sea'], color: 'navy', isLead: false },
      '“sea” suggests navy for another color.',
    ],
    [{ kind: 'color-given', words: ['#C4532F'], isLead: true }, '“#C4532F” is kept as the primary color.'],
    [
      { kind: 'color-remembered', words: ['#C4532F', '#123456'], isLead: false },
      '“#C4532F” and “#123456” were kept before and reused as another color.',
    ],
    [
      { kind: 'hue-suggested', words: ['law firm'], color: 'navy' },
      '“law firm” suggests navy for the primary color.',
    ],
    [
      { kind: 'hue-drawn', words: ['a choir'], color: 'plum', isOpen: false },
      '“a choir” names no color, so plum was derived from the whole text.',
    ],
    [
      { kind: 'hue-drawn', words: ['no blue', 'no red'], color: 'plum', isOpen: true },
      '“no blue” and “no red” leave the hue open, so plum was derived from the whole text.',
    ],
    [
      { kind: 'hue-drawn-unread', words: ['кафе'], color: 'plum' },
      '“кафе” is in a language that is not read, so plum was derived from the whole text.',
    ],
    [{ kind: 'hue-excluded', words: ['pink', 'purple'] }, '“pink” and “purple” are ruled out.'],
    [{ kind: 'neutral-excluded', words: ['black'] }, '“black” is left out.'],
    [{ kind: 'hue-excluded-before', words: ['pink'] }, '“pink” was rejected before and avoided again.'],
    [lively, '“playful” asks for livelier colors.'],
    [
      { ...lively, words: ['loud', 'garish'], isRaised: false, isRefused: true },
      '“loud” and “garish” are rejected in favor of quieter colors.',
    ],
    [{ ...lively, words: ['airy'], part: 'lightness' }, '“airy” asks for lighter tones.'],
    [{ ...lively, words: ['moody'], part: 'lightness', isRaised: false }, '“moody” asks for darker tones.'],
    [
      { kind: 'harmony', words: ['triad'], harmony: 'triadic', isProposed: false },
      '“triad” asks for triadic harmony.',
    ],
    [
      { kind: 'harmony', words: ['sea'], harmony: 'analogous', isProposed: true },
      '“sea” suggests analogous harmony.',
    ],
    [{ kind: 'font', words: ['Lora'], role: 'header' }, '“Lora” is used as the heading font.'],
    [{ kind: 'font', words: ['Lora'], role: 'body' }, '“Lora” is used as the text font.'],
    [
      { kind: 'letters', words: ['classic'], traits: ['classic', 'calm'], isRefused: false },
      '“classic” asks for classic and calm typefaces.',
    ],
    [
      { kind: 'letters', words: ['corporate'], traits: ['corporate'], isRefused: true },
      '“corporate” is not wanted, so the fonts avoid corporate typefaces.',
    ],
    [{ kind: 'fonts-remembered', words: ['Lora'] }, '“Lora” was kept before and used again.'],
    [{ kind: 'industry-remembered', words: ['Food'] }, '“Food” is the known industry of this project.'],
    [
      { kind: 'style-remembered', words: ['Minimalist'] },
      '“Minimalist” is the preferred style of this project.',
    ],
    [
      { kind: 'words-remembered', words: ['warm', 'local', 'honest'] },
      '“warm”, “local” and “honest” are remembered from earlier briefs and notes.',
    ],
  ])('%j', (reason, sentence) => {
    expect(writeReasons([reason])).toEqual([sentence]);
  });

  it('joins requests of the same words', () => {
    const light: Reason = { ...lively, part: 'lightness' };
    const letters: Reason = { kind: 'letters', words: ['playful'], traits: ['playful'], isRefused: false };
    expect(writeReasons([lively, light, letters])).toEqual([
      '“playful” asks for livelier colors and lighter tones and playful typefaces.',
    ]);
  });

  it('does not join other words, refusals, or reasons that are no request', () => {
    const calm: Reason = { ...lively, words: ['calm'], isRaised: false };
    const refused: Reason = { ...lively, isRefused: true };
    const named: Reason = { kind: 'color-named', words: ['playful'], color: 'pink', isLead: true };
    expect(writeReasons([lively, calm])).toHaveLength(2);
    expect(writeReasons([lively, refused])).toHaveLength(2);
    expect(writeReasons([lively, named])).toHaveLength(2);
    expect(writeReasons([])).toEqual([]);
  });
});
