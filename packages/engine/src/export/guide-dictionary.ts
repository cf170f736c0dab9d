import StyleDictionary from 'style-dictionary';
import type { Config, Format, Hooks, Transform } from 'style-dictionary/types';
import { EXTENSION, type Token, type TokenGroup } from '../token/dtcg.ts';
import { colorTransform } from './transforms/color-transform.ts';
import { fontFamilyTransform } from './transforms/font-family-transform.ts';
import { dimensionTransform, durationTransform } from './transforms/measure-transforms.ts';
import { shadowTransform } from './transforms/shadow-transform.ts';

/** Prints the transformed tokens; `values` maps the dotted path of each token to its text. */
export type PrintTokens = (values: ReadonlyMap<string, string>) => string;

const FORMAT = 'stylekit';
const TRANSFORMS: readonly Transform[] = [
  colorTransform,
  dimensionTransform,
  durationTransform,
  fontFamilyTransform,
  shadowTransform,
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

/**
 * Style Dictionary without its 90 built-in formats and transforms, and with hooks and options that are plain properties: it
 * merges and copies them whenever it reads them, 2.5 of the 66 ms of processor time of an export.
 */
class BareDictionary extends StyleDictionary {
  static override hooks = NO_HOOKS;

  constructor(config: Config, hooks: Required<Hooks>) {
    // Initialized explicitly: an error in the initialization by the constructor cannot be caught.
    super(config, { init: false, verbosity: 'silent' });
    Object.defineProperties(this, {
      hooks: { value: hooks, writable: true },
      options: { value: {}, writable: true },
    });
  }
}

/**
 * Resolves and transforms tokens with Style Dictionary, and prints the result with a custom format.
 *
 * Throws a RangeError for an unresolved reference, and a TypeError for a token that CSS cannot express.
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
    hooks,
  );
  // Not passed in the options, because Style Dictionary copies those whenever it reads them.
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

/** A transform that throws leaves the token unchanged; such a value must not be printed. */
function toText(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new TypeError(`The token ${name} has no CSS value.`);
}

/**
 * Reduces tokens to type, value and chosen CSS, each named by its path.
 *
 * Style Dictionary copies everything several times and resolves references in every text, so other fields are
 * removed: a color named "{color.primary}" must remain a name. Values are frozen, because bundles share those instead of
 * copying them.
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
  return {
    name,
    $type,
    $value: Object.freeze($value),
    ...(css === undefined ? {} : { $extensions: { [EXTENSION]: { css } } }),
  };
}

function isToken(child: Token | TokenGroup): child is Token {
  return '$value' in child;
}
