import type { Oklch } from '../../color/color-space.ts';
import { hexToOklch } from '../../color/convert-color.ts';
import { toHex } from '../../color/format-color.ts';
import { safeParseColor } from '../../color/parse-color.ts';
import { NAMED_NEUTRAL_CHROMA } from '../../palette/palette-hues.ts';
import type { Sense } from '../lexicon/build-lexicon.ts';
import { COLOR_CONCEPTS, type ColorConcept } from '../lexicon/color-concepts.ts';
import { MODIFIERS } from '../lexicon/modifiers.ts';
import { findObject, type ObjectKind } from '../lexicon/object-concepts.ts';
import { type AnalyzedText, senseOf, wordsOf } from './analyzed-text.ts';
import { type ColorRole, findColorRole } from './find-color-role.ts';
import { findModifiers } from './find-modifiers.ts';
import type { PhraseMatch } from './match-phrases.ts';

/** A color in a text. */
export interface ColorFinding {
  readonly color: Oklch;
  /** A color value in the text, kept byte for byte; null for words. */
  readonly hex: string | null;
  /** How it was named: by value, by a color word, or by an object with a typical color. */
  readonly source: 'value' | 'word' | 'object';
  /** The specificity of a color word; null otherwise. */
  readonly specificity: ColorConcept[4] | null;
  readonly object: ObjectKind | null;
  /** The name of the color, or the color image of the object. */
  readonly name: string;
  readonly role: ColorRole;
  /** 1 wanted, −1 excluded, −0.5 unwanted. */
  readonly polarity: number;
  /** True when words such as "dark" modified it. */
  readonly isModified: boolean;
  /** The token range. */
  readonly start: number;
  readonly end: number;
  readonly words: readonly string[];
  /** True when the word also names the business type ("bakery"). */
  readonly isBusinessType: boolean;
}

const MIN_CHROMA = 0.042;

/** Finds every color in a text, in reading order. The modifiers of a color are added to `consumed`. */
export function findColors(analyzed: AnalyzedText, consumed: Set<PhraseMatch>): ColorFinding[] {
  const findings: ColorFinding[] = [];
  for (const [index, token] of analyzed.tokens.entries()) {
    if (token.kind !== 'color') continue;
    const finding = fromValue(analyzed, index);
    if (finding !== null) findings.push(finding);
  }
  for (const match of analyzed.matches) {
    const finding = fromMatch(analyzed, match, consumed);
    if (finding !== null) findings.push(finding);
  }
  return findings.sort((a, b) => a.start - b.start);
}

function fromValue(analyzed: AnalyzedText, index: number): ColorFinding | null {
  const hex = toSixDigits(analyzed.tokens[index]?.fold ?? '');
  if (hex === null) return null;
  return toValueFinding(hex, {
    role: findColorRole(analyzed, index, index + 1),
    polarity: analyzed.polarity[index] ?? 1,
    start: index,
    end: index + 1,
    words: [wordsOf(analyzed, index, index + 1)],
  });
}

/** A finding for a color value, kept byte for byte. */
export function toValueFinding(
  hex: string,
  location: Pick<ColorFinding, 'role' | 'polarity' | 'start' | 'end' | 'words'>,
): ColorFinding {
  return {
    color: hexToOklch(hex),
    hex,
    source: 'value',
    specificity: null,
    object: null,
    name: hex,
    isModified: false,
    isBusinessType: false,
    ...location,
  };
}

const SIX_DIGITS = /^#[0-9a-f]{6}$/i;

/** Returns a six-digit value unchanged and converts other forms. */
function toSixDigits(text: string): string | null {
  if (SIX_DIGITS.test(text)) return text;
  const result = safeParseColor(text);
  return result.ok ? toHex(result.color.rgb) : null;
}

interface Named {
  readonly color: Oklch;
  readonly source: 'word' | 'object';
  readonly specificity: ColorConcept[4] | null;
  readonly object: ObjectKind | null;
  readonly name: string;
}

function fromMatch(
  analyzed: AnalyzedText,
  match: PhraseMatch,
  consumed: Set<PhraseMatch>,
): ColorFinding | null {
  const named = nameOf(match.senses);
  if (named === null) return null;
  const modifiers = findModifiers(analyzed, match, consumed);
  const prefixed = applyPrefix(named, match.prefix);
  const { modifierIds } = modifiers;
  const color = keepMinChroma(
    modifierIds.reduce((modified, id) => MODIFIERS[id](modified), prefixed.color),
    prefixed.color,
  );
  return {
    ...prefixed,
    color,
    hex: null,
    role: findColorRole(analyzed, modifiers.start, modifiers.end),
    polarity: analyzed.polarity[match.start] ?? 1,
    isModified: modifierIds.length > 0 || prefixed !== named,
    start: match.start,
    end: match.end,
    words: [wordsOf(analyzed, modifiers.start, modifiers.end)],
    isBusinessType: senseOf(match.senses, 'businessType') !== undefined,
  };
}

/** A color with a hue keeps a minimum chroma: "soft sage" is not gray. */
function keepMinChroma(modified: Oklch, original: Oklch): Oklch {
  return original.c < NAMED_NEUTRAL_CHROMA ? modified : { ...modified, c: Math.max(modified.c, MIN_CHROMA) };
}

function nameOf(senses: readonly Sense[]): Named | null {
  const colorSense = senseOf(senses, 'color');
  if (colorSense !== undefined) {
    const [h, c, l, name, specificity] = COLOR_CONCEPTS[colorSense.id];
    return { color: { l, c, h }, source: 'word', specificity, object: null, name };
  }
  const objectSense = senseOf(senses, 'object');
  if (objectSense === undefined) return null;
  const { kind, concept } = findObject(objectSense.id);
  const [h, c, l, image] = concept;
  return { color: { l, c, h }, source: 'object', specificity: null, object: kind, name: image };
}

/** The first part of a compound modifies the color ("dunkelblau") or defines its shade ("weinrot"). */
function applyPrefix(named: Named, prefix: readonly Sense[]): Named {
  const modifier = senseOf(prefix, 'modifier');
  if (modifier !== undefined) return { ...named, color: MODIFIERS[modifier.id](named.color) };
  const qualifier = nameOf(prefix);
  return qualifier === null ? named : { ...named, ...borrowColor(qualifier, named) };
}

/**
 * A color word borrows the color of an object or shade before it when their hues are similar: "forest green",
 * "weinrot".
 */
export function borrowColor(
  qualifier: { readonly color: Oklch },
  word: { readonly color: Oklch; readonly specificity: ColorConcept[4] | null },
): { readonly color: Oklch } {
  const gap = Math.abs(((qualifier.color.h - word.color.h + 540) % 360) - 180);
  if (word.specificity === 'neutral')
    return { color: { l: word.color.l, c: Math.min(qualifier.color.c * 0.4, 0.03), h: qualifier.color.h } };
  if (qualifier.color.c < 0.03) return { color: { ...word.color, c: Math.max(0.05, word.color.c * 0.6) } };
  return gap <= 60 ? { color: qualifier.color } : { color: word.color };
}
