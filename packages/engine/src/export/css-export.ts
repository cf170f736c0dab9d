import StyleDictionary from 'style-dictionary';
import type { Format, TransformedToken } from 'style-dictionary/types';
import type { Guide } from '../guide/guide.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';
import type { Token, TokenGroup } from '../token/dtcg.ts';
import { toTokenGroups } from '../token/guide-tokens.ts';
import { printCss } from './css/print-css.ts';
import { colorTransform } from './transforms/color-transform.ts';
import { fontFamilyTransform } from './transforms/font-family-transform.ts';
import { dimensionTransform, durationTransform, shadowTransform } from './transforms/measure-transforms.ts';

const FORMAT = 'stylekit/css';
const TRANSFORMS = [
  colorTransform,
  dimensionTransform,
  durationTransform,
  shadowTransform,
  fontFamilyTransform,
];

/** The stylesheet of a guide: its tokens resolved and transformed by Style Dictionary, printed by our own format. */
export async function exportCss(guide: Guide, settings: GuideSettings): Promise<string> {
  const dictionary = new StyleDictionary(
    {
      tokens: withoutDescriptions(toTokenGroups(guide, settings)) as Record<string, never>,
      log: { verbosity: 'silent', warnings: 'disabled' },
      hooks: {
        transforms: Object.fromEntries(TRANSFORMS.map((transform) => [transform.name, transform])),
        formats: { [FORMAT]: cssFormat(guide, settings) },
      },
      platforms: {
        css: {
          transforms: TRANSFORMS.map(({ name }) => name),
          files: [{ destination: 'css', format: FORMAT }],
        },
      },
    },
    { verbosity: 'silent' },
  );
  await dictionary.hasInitialized;
  const [file] = await dictionary.formatPlatform('css');
  if (typeof file?.output !== 'string') throw new TypeError('Style Dictionary returned no stylesheet.');
  return file.output;
}

function cssFormat(guide: Guide, settings: GuideSettings): Format['format'] {
  return ({ dictionary }) => {
    const values = new Map(dictionary.allTokens.map((token) => [token.path.join('.'), cssValue(token)]));
    return printCss({
      guide,
      settings,
      value: (...path) => {
        const value = values.get(path.join('.'));
        if (value === undefined) throw new RangeError(`There is no token ${path.join('.')}.`);
        return value;
      },
    });
  };
}

function cssValue(token: TransformedToken): string {
  return typeof token.$value === 'object' ? '' : String(token.$value);
}

/** Style Dictionary looks for references in every text; a colour named "{color.primary}" must stay a name. */
function withoutDescriptions(group: TokenGroup): TokenGroup {
  return Object.fromEntries(
    Object.entries(group).map(([name, child]) => {
      if (!isToken(child)) return [name, withoutDescriptions(child)];
      const { $description: _, ...token } = child;
      return [name, token];
    }),
  );
}

function isToken(child: Token | TokenGroup): child is Token {
  return '$value' in child;
}
