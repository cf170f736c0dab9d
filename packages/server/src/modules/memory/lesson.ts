import type { Guide } from '@stylekit/engine';
import { type CopilotBrief, CUSTOM_DEFAULTS, isRequestReason, readBrief } from '@stylekit/engine/brief';
import { hexToOklch, hueDistance } from '@stylekit/engine/color';
import type { MemoryKind } from '../../database/tables/memory-entry.entity.ts';

/** One thing a style guide or its brief says about its owner's taste, and how much that counts. */
export interface Lesson {
  readonly kind: MemoryKind;
  readonly value: string;
  readonly strength: number;
}

/**
 * How much a lesson adds to the weight of its entry. A hint alone is not remembered; it takes a second one. What leads
 * (a primary color, a heading font) counts more than what stands beside it.
 */
export const STRENGTH = { hint: 1, sure: 2, lead: 3 } as const;
/** The weight from which an entry is shown and used. */
export const REMEMBERED_WEIGHT = 2;
/** Learning makes no entry heavier than this, so that a new taste can overtake an old one. */
export const LEARNED_WEIGHT = 9;
/** What the owner wrote down outweighs whatever was learned. */
export const WRITTEN_WEIGHT = 1_000;

/** Least OKLCH chroma of a color whose hue says something; grays are thrown away with every guide. */
const LEAST_CHROMA = 0.04;
/** Hues closer than this, in degrees, are the same taste: what the engine avoids around a rejected color, and a little. */
const ALIKE_DEG = 18;
/** Words of one brief that are looked at. */
const WORDS_PER_BRIEF = 8;
const LONGEST_WORD = 40;

/** What a person settled in the Co-Pilot form. */
export function toFormLessons(brief: CopilotBrief): Lesson[] {
  const industry = brief.industry === 'other' ? brief.customIndustry : brief.industry;
  return [
    toLesson('industry', industry, STRENGTH.sure),
    toLesson('design-style', brief.designStyle, STRENGTH.sure),
    toLesson('target-audience', brief.targetAudience, STRENGTH.sure),
    toLesson('kept-color', brief.primaryColorHex, STRENGTH.lead),
    toLesson('kept-color', brief.secondaryColorHex, STRENGTH.sure),
    toLesson('font', brief.primaryFont, STRENGTH.lead),
  ].filter((lesson) => lesson !== null);
}

/**
 * The single words of a brief that moved colors or letters, as the engine reads it; words it turns down are not among
 * them. One brief is a hint: only what the briefs come back to is remembered.
 */
export function toWordLessons(description: string): Lesson[] {
  const { reasons } = readBrief({ mode: 'ai', description });
  const words = reasons
    .filter((reason) => reason.kind !== 'harmony' && isRequestReason(reason))
    .flatMap((reason) => reason.words)
    .map((word) => word.toLowerCase())
    .filter((word) => /^[\p{L}\p{M}\p{N}-]+$/u.test(word) && word.length <= LONGEST_WORD);
  return [...new Set(words)]
    .slice(0, WORDS_PER_BRIEF)
    .map((value) => ({ kind: 'word', value, strength: STRENGTH.hint }));
}

/** Colors and fonts of a guide that was kept: surely, or only because it was left standing. */
export function toGuideLessons(guide: Guide, certainty: 'sure' | 'hint'): Lesson[] {
  const { colors, fonts } = guide;
  const beside = certainty === 'sure' ? STRENGTH.sure : STRENGTH.hint;
  const lead = certainty === 'sure' ? STRENGTH.lead : STRENGTH.hint;
  return [
    toLesson('kept-color', colors.primary.hex, lead),
    ...colors.secondary.map(({ hex }) => toLesson('kept-color', hex, beside)),
    toLesson('font', fonts.header.name, lead),
    toLesson('font', fonts.body.name, beside),
  ].filter((lesson) => lesson !== null);
}

const PROPOSED: ReadonlySet<string> = new Set([
  CUSTOM_DEFAULTS.primary.hex,
  ...CUSTOM_DEFAULTS.secondary.map(({ hex }) => hex),
  CUSTOM_DEFAULTS.headerFont,
  CUSTOM_DEFAULTS.bodyFont,
]);

/** What a person made by hand; what the form proposed and they left alone says nothing about them. */
export function toCustomLessons(guide: Guide): Lesson[] {
  return toGuideLessons(guide, 'sure').filter(({ value }) => !PROPOSED.has(value));
}

/**
 * Colors that went with a guide that was thrown away, as lessons. Grays are none, and neither is a hue that is kept:
 * by the owner's own words, in the brief of this very guide, or in another one.
 */
export function toRejectedLessons({ colors }: Guide, kept: readonly string[]): Lesson[] {
  const isKept = (hex: string) => kept.some((other) => isSameTaste(hex, other));
  return [
    toLesson('rejected-color', colors.primary.hex, STRENGTH.lead),
    ...colors.secondary.map(({ hex }) => toLesson('rejected-color', hex, STRENGTH.sure)),
  ]
    .filter((lesson) => lesson !== null)
    .filter(({ value }) => hasHue(value) && !isKept(value));
}

/** Colors are compared by value, so they are kept in one spelling. */
export function toColorKey(hex: string): string {
  return hex.toUpperCase();
}

function toLesson(kind: MemoryKind, value: string | null, strength: number): Lesson | null {
  if (value === null || value === '') return null;
  return { kind, value: kind.endsWith('-color') ? toColorKey(value) : value, strength };
}

function hasHue(hex: string): boolean {
  return hexToOklch(hex).c >= LEAST_CHROMA;
}

function isSameTaste(a: string, b: string): boolean {
  if (toColorKey(a) === toColorKey(b)) return true;
  return hasHue(b) && hueDistance(hexToOklch(a).h, hexToOklch(b).h) < ALIKE_DEG;
}
