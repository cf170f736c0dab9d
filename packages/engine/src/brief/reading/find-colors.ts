import type { Oklch } from '../../color/color-space.ts';
import { hexToOklch } from '../../color/convert-color.ts';
import { toHex } from '../../color/format-color.ts';
import { safeParseColor } from '../../color/parse-color.ts';
import { NAMED_NEUTRAL_CHROMA } from '../../palette/palette-hues.ts';
import type { Sense } from '../lexicon/build-lexicon.ts';
import { COLOR_CONCEPTS, type ColorConcept } from '../lexicon/color-concepts.ts';
import { MODIFIERS } from '../lexicon/modifiers.ts';
import { findThing, type ThingKind } from '../lexicon/thing-concepts.ts';
import { type ColorRole, findColorRole } from './find-color-role.ts';
import { findModifiers } from './find-modifiers.ts';
import type { PhraseMatch } from './match-phrases.ts';
import { senseOf, type TakenText, wordsOf } from './sentence.ts';

/** A color a text speaks of. */
export interface ColorFinding {
  readonly color: Oklch;
  /** A color value written out, kept byte for byte; null for words. */
  readonly hex: string | null;
  /** How it was named: by value, by a color word, or by a thing that has the color. */
  readonly source: 'value' | 'word' | 'thing';
  /** How narrow a color word is; null for the rest. */
  readonly breadth: ColorConcept[4] | null;
  readonly thing: ThingKind | null;
  /** The color's plain name or what the thing brings to mind. */
  readonly name: string;
  readonly role: ColorRole;
  /** 1 wanted, −1 forbidden, −0.5 turned down. */
  readonly polarity: number;
  /** True when words such as "dark" bent it. */
  readonly bent: boolean;
  /** Tokens it was read from. */
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  /** True when the word also names the brand's trade ("bakery"). */
  readonly isTrade: boolean;
}

const LEAST_CHROMA = 0.042;

/** Finds every color a text speaks of, in reading order. Modifiers used up by a color are added to `consumed`. */
export function findColors(taken: TakenText, consumed: Set<PhraseMatch>): ColorFinding[] {
  const findings: ColorFinding[] = [];
  for (const [index, token] of taken.tokens.entries()) {
    if (token.kind !== 'color') continue;
    const finding = fromValue(taken, index);
    if (finding !== null) findings.push(finding);
  }
  for (const match of taken.matches) {
    const finding = fromMatch(taken, match, consumed);
    if (finding !== null) findings.push(finding);
  }
  return findings.sort((a, b) => a.start - b.start);
}

function fromValue(taken: TakenText, index: number): ColorFinding | null {
  const hex = toWishHex(taken.tokens[index]?.fold ?? '');
  if (hex === null) return null;
  return toValueFinding(hex, {
    role: findColorRole(taken, index, index + 1),
    polarity: taken.polarity[index] ?? 1,
    start: index,
    end: index + 1,
    words: [wordsOf(taken, index, index + 1)],
  });
}

/** A color given by its code, kept byte for byte. */
export function toValueFinding(
  hex: string,
  place: Pick<ColorFinding, 'role' | 'polarity' | 'start' | 'end' | 'words'>,
): ColorFinding {
  return {
    color: hexToOklch(hex),
    hex,
    source: 'value',
    breadth: null,
    thing: null,
    name: hex,
    bent: false,
    isTrade: false,
    ...place,
  };
}

const SIX_DIGITS = /^#[0-9a-f]{6}$/i;

/** A six-digit value stays as it was written; every other form becomes one. */
function toWishHex(text: string): string | null {
  if (SIX_DIGITS.test(text)) return text;
  const result = safeParseColor(text);
  return result.ok ? toHex(result.color.rgb) : null;
}

interface Named {
  readonly color: Oklch;
  readonly source: 'word' | 'thing';
  readonly breadth: ColorConcept[4] | null;
  readonly thing: ThingKind | null;
  readonly name: string;
}

function fromMatch(taken: TakenText, match: PhraseMatch, consumed: Set<PhraseMatch>): ColorFinding | null {
  const named = nameOf(match.senses);
  if (named === null) return null;
  const modifiers = findModifiers(taken, match, consumed);
  const prefixed = applyPrefix(named, match.prefix);
  const bends = [...modifiers.bends];
  const color = keepHue(
    bends.reduce((bent, id) => MODIFIERS[id](bent), prefixed.color),
    prefixed.color,
  );
  return {
    ...prefixed,
    color,
    hex: null,
    role: findColorRole(taken, modifiers.start, modifiers.end),
    polarity: taken.polarity[match.start] ?? 1,
    bent: bends.length > 0 || prefixed !== named,
    start: match.start,
    end: match.end,
    words: [wordsOf(taken, modifiers.start, modifiers.end)],
    isTrade: senseOf(match.senses, 'trade') !== undefined,
  };
}

/** However soft and pale, a color that has a hue keeps it: "soft sage" is no gray. */
function keepHue(bent: Oklch, original: Oklch): Oklch {
  return original.c < NAMED_NEUTRAL_CHROMA ? bent : { ...bent, c: Math.max(bent.c, LEAST_CHROMA) };
}

function nameOf(senses: readonly Sense[]): Named | null {
  const colorSense = senseOf(senses, 'color');
  if (colorSense !== undefined) {
    const [h, c, l, name, breadth] = COLOR_CONCEPTS[colorSense.id];
    return { color: { l, c, h }, source: 'word', breadth, thing: null, name };
  }
  const thingSense = senseOf(senses, 'thing');
  if (thingSense === undefined) return null;
  const { kind, concept } = findThing(thingSense.id);
  const [h, c, l, image] = concept;
  return { color: { l, c, h }, source: 'thing', breadth: null, thing: kind, name: image };
}

/** The first part of a compound bends the color ("dunkelblau") or lends it its own ("weinrot"). */
function applyPrefix(named: Named, prefix: readonly Sense[]): Named {
  const modifier = senseOf(prefix, 'modifier');
  if (modifier !== undefined) return { ...named, color: MODIFIERS[modifier.id](named.color) };
  const lender = nameOf(prefix);
  return lender === null ? named : { ...named, ...lendColor(lender, named) };
}

/** A thing or shade before a color word narrows it when they agree on the hue: "forest green", "weinrot". */
export function lendColor(
  lender: { readonly color: Oklch },
  word: { readonly color: Oklch; readonly breadth: ColorConcept[4] | null },
): { readonly color: Oklch } {
  const gap = Math.abs(((lender.color.h - word.color.h + 540) % 360) - 180);
  if (word.breadth === 'neutral')
    return { color: { l: word.color.l, c: Math.min(lender.color.c * 0.4, 0.03), h: lender.color.h } };
  if (lender.color.c < 0.03) return { color: { ...word.color, c: Math.max(0.05, word.color.c * 0.6) } };
  return gap <= 60 ? { color: lender.color } : { color: word.color };
}
