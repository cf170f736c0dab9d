import { describe, expect, it } from 'vitest';
import { scoreUnread } from './score-unread.ts';
import { tokenize } from './tokenize.ts';

const scoreOf = (text: string) => scoreUnread(tokenize(text), text);

describe('scoreUnread', () => {
  it.each([
    ['Swedish', 'Ett litet bageri som bakar bröd och säljer kaffe.'],
    ['Finnish', 'Pieni kahvila joka paahtaa omat papunsa, ei sinistä.'],
    ['Turkish', 'Küçük bir kahve dükkânı için sıcak renkler ve ışık.'],
    ['Hungarian', 'Egy kis pékség amely kovászos kenyeret süt.'],
  ])('scores %s at least 2', (_, text) => {
    expect(scoreOf(text)).toBeGreaterThanOrEqual(2);
  });

  it.each(['A small bakery with warm bread.', 'Eine kleine Bäckerei.', '', '123 #FF0000'])(
    'scores %j below 1',
    (text) => {
      expect(scoreOf(text)).toBeLessThan(1);
    },
  );

  it('counts a letter that no supported language has by .7, four times at most', () => {
    // The Turkish dotless i.
    expect(scoreOf('xx ı')).toBeCloseTo(0.7, 9);
    expect(scoreOf('xx ıı')).toBeCloseTo(1.4, 9);
    expect(scoreOf(`xx ${'ı'.repeat(9)}`)).toBeCloseTo(2.8, 9);
  });
});
