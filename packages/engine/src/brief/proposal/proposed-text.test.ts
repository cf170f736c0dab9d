import { describe, expect, it } from 'vitest';
import { cleanSentence, cleanTraits } from './proposed-text.ts';

describe('cleanTraits', () => {
  it.each<[string, string[], string[]]>([
    ['in lower case without spaces around', [' Warm ', 'CALM'], ['warm', 'calm']],
    ['each once', ['warm', 'Warm'], ['warm']],
    ['of two words at most', ['down to earth', 'well-kept', 'easy going'], ['well-kept', 'easy going']],
    ['in any script', ['chaleureuse', 'élégant', '静か'], ['chaleureuse', 'élégant', '静か']],
    ['without digits or signs', ['4ever', 'no.1', '<b>', '', '-'], []],
    ['of 30 characters at most', ['x'.repeat(30), 'x'.repeat(31)], ['x'.repeat(30)]],
    ['eight at most', Array.from('abcdefghij'), Array.from('abcdefgh')],
  ])('keeps adjectives %s', (_, traits, expected) => {
    expect(cleanTraits(traits)).toEqual(expected);
  });
});

describe('cleanSentence', () => {
  it.each<[string, string | null, string | null]>([
    ['is one line', 'Bread\n\tand  rolls', 'Bread and rolls'],
    ['has composed letters', 'Cafe\u0301', 'Café'],
    ['has no direction marks', 'a\u202eb', 'a b'],
    ['has no lone surrogate', 'a\ud83cb', 'a b'],
    ['has no unassigned character', 'a\u0378b', 'a b'],
    ['keeps the joiner of an emoji', '👩\u200d🍳 cooks', '👩\u200d🍳 cooks'],
    ['has no signs of markup or code', '{a} `b` \\c', 'a b c'],
    ['is missing without a letter', '123 !', null],
    ['is missing without a text', null, null],
    ['is missing with a protocol', 'see ftp://x', null],
    ['is missing with an email address', 'mail a@b', null],
    ['is missing with a domain in any case', 'see Boats.COM', null],
    ['keeps a period within a sentence', 'Open.Always', 'Open.Always'],
  ])('%s', (_, text, expected) => {
    expect(cleanSentence(text, 80)).toBe(expected);
  });

  it.each<[string, number, string, string]>([
    ['not at all when it fits', 9, 'aaaa bbbb', 'aaaa bbbb'],
    ['at a word', 9, 'aaaa bbbb c', 'aaaa…'],
    ['without a comma before the dots', 9, 'aaa, bbbb c', 'aaa…'],
    ['within a word when it is the only one', 5, 'aaaaaaaaa', 'aaaa…'],
    ['not within a character of two units', 4, 'aa😀😀', 'aa…'],
  ])('is cut %s', (_, maxLength, text, expected) => {
    expect(cleanSentence(text, maxLength)).toBe(expected);
  });
});
