import { findFont } from '../typography/font-catalog.ts';
import { resolveWeight } from '../typography/font-weight.ts';
import type { Finding } from './finding.ts';

/** The font weights that tokens name by words. */
const WORDS: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

/**
 * The finding of a typography token whose weight its family does not have; null when it has it, or when the family is
 * not in our catalog. `family` and `weight` are values of tokens: a name or a list of names, a number or a word.
 */
export function findMissingWeight(path: string, family: unknown, weight: unknown): Finding | null {
  const name: unknown = Array.isArray(family) ? family[0] : family;
  const font = typeof name === 'string' ? findFont(name) : null;
  const wanted = typeof weight === 'string' ? WORDS[weight] : weight;
  if (font === null || typeof wanted !== 'number' || font.weights.includes(wanted)) return null;
  const nearest = resolveWeight(font.weights, wanted);
  return {
    rule: 'missing-weight',
    severity: 'error',
    path,
    message: `${font.name} has no weight ${wanted}; its weights are ${font.weights.join(', ')}.`,
    measured: { value: wanted, required: nearest, unit: 'weight' },
    fix: `Use ${nearest}, which browsers show instead.`,
  };
}
