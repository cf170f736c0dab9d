import { describe, expect, it } from 'vitest';
import { BRIEF_TABLE } from '../../test/brief-table.ts';
import { parseBrief } from './brief.ts';
import { readBrief } from './read-brief.ts';
import { isRefusedReason, isRequestReason, reasonEffect } from './reason.ts';
import { type Reason, reasonSchema } from './reason-schema.ts';

const directions = await Promise.all(
  BRIEF_TABLE.map(({ mode, description, form }) => readBrief(parseBrief(mode, { description, ...form }))),
);
const reasons = directions.flatMap((direction) => direction.reasons);
const mood = { kind: 'mood' as const, words: ['loud'], part: 'chroma' as const, isRaised: true };

describe('a reason', () => {
  it('conforms to the schema for every brief of the table', () => {
    expect(reasons.length).toBeGreaterThan(BRIEF_TABLE.length);
    expect(reasons.filter((reason) => !reasonSchema.safeParse(reason).success)).toEqual([]);
  });

  it('contains data and no sentence, so that rewording a text changes no behavior', () => {
    const texts = reasons.flatMap(({ words: _, ...data }) =>
      Object.entries(data).flatMap(([key, value]) => (key === 'color' ? [] : [value].flat())),
    );
    expect(texts.filter((text) => typeof text === 'string' && /\s/.test(text))).toEqual([]);
  });

  it('of a refused word is a refusal, not a request', () => {
    const refused: Reason = { ...mood, isRefused: true };
    const requested: Reason = { ...mood, isRefused: false };
    expect([isRefusedReason(refused), isRequestReason(refused)]).toEqual([true, false]);
    expect([isRefusedReason(requested), isRequestReason(requested)]).toEqual([false, true]);
    expect(isRefusedReason({ kind: 'hue-excluded', words: ['pink'] })).toBe(true);
    expect(isRefusedReason({ kind: 'hue-excluded-before', words: ['pink'] })).toBe(false);
  });

  it('of a harmony is a request unless a model proposed it', () => {
    const harmony = { kind: 'harmony' as const, words: ['triad'], harmony: 'triadic' as const };
    expect(isRequestReason({ ...harmony, isProposed: false })).toBe(true);
    expect(isRequestReason({ ...harmony, isProposed: true })).toBe(false);
  });

  it('has an effect', () => {
    expect(reasonEffect({ ...mood, part: 'lightness', isRefused: false })).toBe('lightness');
    expect(reasonEffect({ kind: 'color-remembered', words: ['#8A2BE2'], isLead: true })).toBe('memory');
  });
});
