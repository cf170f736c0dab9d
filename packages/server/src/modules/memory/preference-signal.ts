import type { Guide } from '@stylekit/engine';
import { type CopilotBrief, CUSTOM_DEFAULTS, isRequestReason, readBrief } from '@stylekit/engine/brief';
import { hexToOklch, hueDistance } from '@stylekit/engine/color';
import type { MemoryKind } from '../../database/tables/memory-entry.entity.ts';

/** A preference that a style guide or its brief implies, and how strongly. */
export interface PreferenceSignal {
  readonly kind: MemoryKind;
  readonly value: string;
  readonly strength: number;
}

/**
 * How much a signal adds to the weight of its entry. One hint alone is not enough for an entry to be used, two are. A
 * primary color or heading font counts more than the others.
 */
export const STRENGTH = { hint: 1, sure: 2, lead: 3 } as const;
/** The weight from which an entry is shown and used. */
export const MIN_ACTIVE_WEIGHT = 2;
/** The maximum weight of an automatic entry, so that a new taste can overtake an old one. */
export const MAX_AUTOMATIC_WEIGHT = 9;
/** The weight of an entry that the owner added; it exceeds that of all automatic entries. */
export const OWNER_WEIGHT = 1_000;

/** The minimum OKLCH chroma of a color whose hue is a signal; grays are part of every rejected guide. */
const MIN_CHROMA = 0.04;
/**
 * Hues closer than this, in degrees, are the same preference: the engine's distance from rejected colors plus a margin.
 */
const SIMILAR_HUE_DEG = 18;
/** Maximum number of words used from one brief. */
const WORDS_PER_BRIEF = 8;
const MAX_WORD_LENGTH = 40;

/** The signals of a Co-Pilot form. */
export function toFormSignals(brief: CopilotBrief): PreferenceSignal[] {
  const industry = brief.industry === 'other' ? brief.customIndustry : brief.industry;
  return [
    toSignal('industry', industry, STRENGTH.sure),
    toSignal('design-style', brief.designStyle, STRENGTH.sure),
    toSignal('target-audience', brief.targetAudience, STRENGTH.sure),
    toSignal('kept-color', brief.primaryColorHex, STRENGTH.lead),
    toSignal('kept-color', brief.secondaryColorHex, STRENGTH.sure),
    toSignal('font', brief.primaryFont, STRENGTH.lead),
  ].filter((signal) => signal !== null);
}

/**
 * Single words of a brief that changed colors or typography, according to the engine; negated words are excluded. One
 * brief is only a hint: a word is used once several briefs contain it.
 */
export async function toWordSignals(description: string): Promise<PreferenceSignal[]> {
  const { reasons } = await readBrief({ mode: 'ai', description });
  const words = reasons
    .filter((reason) => reason.kind !== 'harmony' && isRequestReason(reason))
    .flatMap((reason) => reason.words)
    .map((word) => word.toLowerCase())
    .filter((word) => /^[\p{L}\p{M}\p{N}-]+$/u.test(word) && word.length <= MAX_WORD_LENGTH);
  return [...new Set(words)]
    .slice(0, WORDS_PER_BRIEF)
    .map((value) => ({ kind: 'word', value, strength: STRENGTH.hint }));
}

/** The signals of a kept guide: `sure` if the owner chose to keep it, `hint` if they only did not remove it. */
export function toGuideSignals(guide: Guide, certainty: 'sure' | 'hint'): PreferenceSignal[] {
  const { colors, fonts } = guide;
  const other = certainty === 'sure' ? STRENGTH.sure : STRENGTH.hint;
  const lead = certainty === 'sure' ? STRENGTH.lead : STRENGTH.hint;
  return [
    toSignal('kept-color', colors.primary.hex, lead),
    ...colors.secondary.map(({ hex }) => toSignal('kept-color', hex, other)),
    toSignal('font', fonts.header.name, lead),
    toSignal('font', fonts.body.name, other),
  ].filter((signal) => signal !== null);
}

const FORM_DEFAULTS: ReadonlySet<string> = new Set([
  CUSTOM_DEFAULTS.primary.hex,
  ...CUSTOM_DEFAULTS.secondary.map(({ hex }) => hex),
  CUSTOM_DEFAULTS.headerFont,
  CUSTOM_DEFAULTS.bodyFont,
]);

/** The signals of a custom guide, without the defaults of the form that were not changed. */
export function toCustomSignals(guide: Guide): PreferenceSignal[] {
  return toGuideSignals(guide, 'sure').filter(({ value }) => !FORM_DEFAULTS.has(value));
}

/**
 * The signals of a discarded guide: its colors are rejected, except grays and hues that are kept elsewhere: by the
 * owner, in the brief of the same guide, or in another guide.
 */
export function toRejectedSignals({ colors }: Guide, kept: readonly string[]): PreferenceSignal[] {
  const isKept = (hex: string) => kept.some((other) => isSameColorPreference(hex, other));
  return [
    toSignal('rejected-color', colors.primary.hex, STRENGTH.lead),
    ...colors.secondary.map(({ hex }) => toSignal('rejected-color', hex, STRENGTH.sure)),
  ]
    .filter((signal) => signal !== null)
    .filter(({ value }) => hasHue(value) && !isKept(value));
}

/** Colors are compared as strings, so they are stored in one spelling. */
export function toColorKey(hex: string): string {
  return hex.toUpperCase();
}

function toSignal(kind: MemoryKind, value: string | null, strength: number): PreferenceSignal | null {
  if (value === null || value === '') return null;
  return { kind, value: kind.endsWith('-color') ? toColorKey(value) : value, strength };
}

function hasHue(hex: string): boolean {
  return hexToOklch(hex).c >= MIN_CHROMA;
}

function isSameColorPreference(a: string, b: string): boolean {
  if (toColorKey(a) === toColorKey(b)) return true;
  return hasHue(b) && hueDistance(hexToOklch(a).h, hexToOklch(b).h) < SIMILAR_HUE_DEG;
}
