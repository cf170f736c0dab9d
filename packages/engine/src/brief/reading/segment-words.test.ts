import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';

/** The words of a text, and the language it is read in. */
async function wordsIn(text: string): Promise<readonly string[]> {
  const { tokens, languages, text: read } = await analyzeText(text);
  return [
    languages.main,
    ...tokens.filter(({ kind }) => kind === 'word').map(({ start, end }) => read.slice(start, end)),
  ];
}

describe('segmentWords', () => {
  it.each([
    ['青いパン屋', ['ja', '青い', 'パン屋']],
    ['海辺のカフェ、深緑。', ['ja', '海辺', 'の', 'カフェ', '深緑']],
    ['バランスの本', ['ja', 'バランス', 'の', '本']],
    ['ピンクゴールドの指輪', ['ja', 'ピンクゴールド', 'の', '指輪']],
    ['#0F766Eの歯科医院', ['ja', 'の', '歯科医院']],
    ['深蓝色的律师事务所', ['zh', '深蓝色', '的', '律师事务所']],
    ['深藍色的律師事務所', ['zh', '深藍色', '的', '律師事務所']],
    ['蓝白相间的酒店', ['zh', '蓝', '白', '相间', '的', '酒店']],
    ['青年和黑客', ['zh', '青年', '和', '黑客']],
    ['A tea shop called 茶の木 in Leeds.', ['en', 'A', 'tea', 'shop', 'called', '茶の木', 'in', 'Leeds']],
  ])('%s', async (text, words) => {
    expect(await wordsIn(text)).toEqual(words);
  });

  it('reads decomposed kana as composed ones', async () => {
    expect(await wordsIn('バラの花屋'.normalize('NFD'))).toEqual(['ja', 'バラ', 'の', '花屋']);
  });

  it('keeps positions in long runs', async () => {
    const { tokens } = await analyzeText(
      '緑の森の小さなパン屋で毎朝焼きたての天然酵母パンを売っています'.repeat(3),
    );
    for (const [index, { start, end }] of tokens.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(start).toBeGreaterThanOrEqual(tokens[index - 1]?.end ?? 0);
    }
    expect(tokens.length).toBeGreaterThan(30);
  });
});
