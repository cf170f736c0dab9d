import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { packLanguage, unpackLanguage } from './packed-language.ts';

describe('packLanguage', () => {
  it.each(LANGUAGES.map(({ code, load }) => [code, load] as const))(
    'loses nothing of %s',
    async (_, load) => {
      const data = await load();
      expect(unpackLanguage(packLanguage(data))).toEqual(data);
      expect(unpackLanguage(data)).toBe(data);
    },
  );
});
