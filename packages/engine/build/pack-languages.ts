import type { Plugin } from 'vite';
import type { LanguageData } from '../src/brief/lexicon/language-data.ts';
import { packLanguage } from '../src/brief/lexicon/packed-language.ts';

const DATA = /\/brief\/lexicon\/data\/[a-z]+\.json$/;

/** A Vite plugin that packs the data of the languages in a bundle, which the engine unpacks when it is loaded. */
export function packLanguages(): Plugin {
  return {
    name: 'stylekit:pack-languages',
    enforce: 'pre',
    transform(code, id) {
      if (!DATA.test(id.replaceAll('\\', '/'))) return null;
      return { code: JSON.stringify(packLanguage(JSON.parse(code) as LanguageData)), map: null };
    },
  };
}
