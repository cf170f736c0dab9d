import { describe, expect, it } from 'vitest';
import {
  capitalize,
  formatDifference,
  formatRatio,
  joinSentences,
  joinWords,
  quoteWords,
  withArticle,
} from './prose.ts';

describe('prose', () => {
  it.each([
    [[], '', ''],
    [['a'], 'a', '“a”'],
    [['a', 'b'], 'a and b', '“a” and “b”'],
    [['a', 'b', 'c'], 'a, b and c', '“a”, “b” and “c”'],
  ])('joins and quotes %j', (words, joined, quoted) => {
    expect(joinWords(words)).toBe(joined);
    expect(quoteWords(words)).toBe(quoted);
  });

  it('leaves out empty sentences', () => {
    expect(joinSentences(['', 'One.', '', 'Two.'])).toBe('One. Two.');
  });

  it.each([
    ['serif', 'a serif'],
    ['open sans', 'an open sans'],
    ['Italic', 'an Italic'],
    ['urban', 'an urban'],
    ['unique', 'a unique'],
    ['useful', 'a useful'],
    ['European', 'a European'],
    ['honest', 'an honest'],
    ['honey', 'a honey'],
    ['', 'a '],
  ])('puts an article before %j', (words, expected) => {
    expect(withArticle(words)).toBe(expected);
  });

  it('capitalizes the first letter only', () => {
    expect(capitalize('dusty ROSE')).toBe('Dusty ROSE');
    expect(capitalize('')).toBe('');
  });

  it.each([
    [4.499_9, '4.49'],
    [4.5, '4.50'],
    [21, '21.00'],
    // 4.35 is 4.3499… in binary, and still 4.35.
    [4.35, '4.35'],
  ])('never states more contrast than %d', (ratio, text) => {
    expect(formatRatio(ratio)).toBe(text);
  });

  it.each([
    [7.99, '7.9'],
    [8, '8.0'],
    [0.04, '0.0'],
  ])('never states more difference than %d', (difference, text) => {
    expect(formatDifference(difference)).toBe(text);
  });
});
