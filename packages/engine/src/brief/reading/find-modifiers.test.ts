import { describe, expect, it } from 'vitest';
import type { ModifierId } from '../lexicon/modifiers.ts';
import { analyzeText } from './analyze-text.ts';
import { senseOf, wordsOf } from './analyzed-text.ts';
import { findModifiers } from './find-modifiers.ts';
import type { PhraseMatch } from './match-phrases.ts';

/** The modifiers of each color of a text, and the words of modifiers and color. */
async function modifiersIn(text: string): Promise<[words: string, modifiers: readonly ModifierId[]][]> {
  const analyzed = await analyzeText(text);
  const consumed = new Set<PhraseMatch>();
  return analyzed.matches
    .filter(({ senses }) => senseOf(senses, 'color') !== undefined)
    .map((match) => {
      const { modifierIds, start, end } = findModifiers(analyzed, match, consumed);
      return [wordsOf(analyzed, start, end), modifierIds];
    });
}

describe('findModifiers', () => {
  it.each<[string, string, readonly ModifierId[]]>([
    ['A choir in orange.', 'orange', []],
    ['A choir in dark orange.', 'dark orange', ['dark']],
    ['A choir in very dark orange.', 'dark orange', ['dark', 'dark']],
    ['A choir in muted, pale orange.', 'muted, pale orange', ['pale', 'muted']],
    ['A choir in muted and pale orange.', 'muted and pale orange', ['pale', 'muted']],
    // Three at most.
    ['A choir in dusty, warm, muted, pale orange.', 'warm, muted, pale orange', ['pale', 'muted', 'warm']],
    // "Dark" belongs to the choir.
    ['A dark choir in orange.', 'orange', []],
    ['Ein Chor in dunklem Orange.', 'dunklem Orange', ['dark']],
    ['Ein Chor in sehr dunklem Orange.', 'dunklem Orange', ['dark', 'dark']],
    ['Une chorale en vert très foncé.', 'vert très foncé', ['dark', 'dark']],
    ['Un coro en verde muy oscuro.', 'verde muy oscuro', ['dark', 'dark']],
    ['Un coro in verde molto scuro.', 'verde molto scuro', ['dark', 'dark']],
    ['Een koor in heel donker groen.', 'donker groen', ['dark', 'dark']],
  ])('%s', async (text, words, modifiers) => {
    expect(await modifiersIn(text)).toEqual([[words, modifiers]]);
  });

  it('uses each modifier for one color', async () => {
    expect(await modifiersIn('Dark orange and orange.')).toEqual([
      ['Dark orange', ['dark']],
      ['orange', []],
    ]);
  });

  it('includes the words of an excluded modifier, without its effect', async () => {
    const analyzed = await analyzeText('A choir in dark orange.');
    const match = analyzed.matches.find(({ senses }) => senseOf(senses, 'color') !== undefined);
    if (match === undefined) expect.fail('The color was not found.');
    const polarity = analyzed.tokens.map(() => -1);
    const { modifierIds, start } = findModifiers({ ...analyzed, polarity }, match, new Set());
    expect([modifierIds, wordsOf(analyzed, start, match.end)]).toEqual([[], 'dark orange']);
  });
});
