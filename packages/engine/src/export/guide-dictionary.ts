import StyleDictionary from 'style-dictionary';
import type { Format, Hooks, Transform } from 'style-dictionary/types';
import { EXTENSION, type Token, type TokenGroup } from '../token/dtcg.ts';
import { colorTransform } from './transforms/color-transform.ts';
import { fontFamilyTransform } from './transforms/font-family-transform.ts';
import { dimensionTransform, durationTransform } from './transforms/measure-transforms.ts';

/** One file of tokens after our transforms; `values` holds the text of every token by its dotted path. */
export type PrintTokens = (values: ReadonlyMap<string, string>) => string;

const FORMAT = 'stylekit';
const TRANSFORMS: readonly Transform[] = [
  colorTransform,
  dimensionTransform,
  durationTransform,
  fontFamilyTransform,
];

const NO_HOOKS: Required<Hooks> = {
  actions: {},
  fileHeaders: {},
  filters: {},
  formats: {},
  parsers: {},
  preprocessors: {},
  transformGroups: {},
  transforms: {},
};

/** Style Dictionary without its 90 formats and transforms of its own: it merges the list anew at every step. */
class BareDictionary extends StyleDictionary {
  static override hooks = NO_HOOKS;
}

/**
 * Has Style Dictionary resolve and transform tokens, and prints the result with our own format.
 *
 * Throws a RangeError when a token refers to nothing, and a TypeError when one has no value that CSS can say.
 */
export async function printTokens(tokens: TokenGroup, print: PrintTokens): Promise<string> {
  const hooks: Required<Hooks> = {
    ...NO_HOOKS,
    transforms: Object.fromEntries(TRANSFORMS.map((transform) => [transform.name, transform])),
    formats: { [FORMAT]: toFormat(print) },
  };
  const dictionary = new BareDictionary(
    {
      usesDtcg: true,
      log: { verbosity: 'silent', warnings: 'disabled' },
      platforms: {
        tokens: {
          transforms: TRANSFORMS.map(({ name }) => name),
          files: [{ destination: FORMAT, format: FORMAT }],
        },
      },
    },
    // Started by hand below: what fails in the constructor's own start can be caught by nobody.
    { init: false, verbosity: 'silent' },
  );
  dictionary.hooks = hooks;
  // Given apart from the options, which are copied as a whole whenever they are read.
  dictionary.tokens = toPlainTokens(tokens, []) as typeof dictionary.tokens;
  await dictionary.init();
  const [file] = await dictionary.formatPlatform('tokens');
  if (typeof file?.output !== 'string') throw new TypeError('Style Dictionary returned no text.');
  return file.output;
}

function toFormat(print: PrintTokens): Format['format'] {
  return ({ dictionary }) =>
    print(new Map(dictionary.allTokens.map((token) => [token.name, toText(token.name, token.$value)])));
}

/** A transform that throws leaves the token's value as it was; that must not be printed. */
function toText(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new TypeError(`The token ${name} has no CSS value.`);
}

/**
 * Type, value and the chosen CSS, under a name that is the token's path.
 *
 * Nothing else goes in, because Style Dictionary copies everything several times and looks for references in every
 * text: a color named "{color.primary}" must stay a name.
 */
function toPlainTokens(group: TokenGroup, path: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(group).map(([key, child]) => {
      const at = [...path, key];
      return [key, isToken(child) ? toPlainToken(child, at.join('.')) : toPlainTokens(child, at)];
    }),
  );
}

function toPlainToken({ $type, $value, $extensions }: Token, name: string): object {
  const css = $extensions?.[EXTENSION]['css'];
  return { name, $type, $value, ...(css === undefined ? {} : { $extensions: { [EXTENSION]: { css } } }) };
}

function isToken(child: Token | TokenGroup): child is Token {
  return '$value' in child;
}
