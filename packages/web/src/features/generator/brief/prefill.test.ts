import { NO_PREFERENCES, type Preferences } from '@stylekit/engine/brief';
import type { MemoryView } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { isMemoryActive, mergePrefill, prefilledFields, toPrefill, withoutPrefill } from './prefill.ts';

const KNOWN: Partial<Preferences> = {
  industry: 'food',
  designStyle: 'organic',
  targetAudience: 'neighbours',
  keptColors: ['#C4532F', '#1F4E6B'],
  fonts: ['Lora', 'Work Sans'],
};
const ENTRY = {
  id: '01890000-0000-7000-8000-000000000001',
  kind: 'industry',
  value: 'food',
  sentence: 'The industry is Food & Beverage.',
  source: 'You wrote this.',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;

function memory(known: Partial<Preferences>, isOn = true): MemoryView {
  return { isOn, entries: [ENTRY], preferences: { ...NO_PREFERENCES, ...known } };
}

describe('Co-Pilot prefill', () => {
  it('takes the strongest memory entries', () => {
    expect(toPrefill(memory(KNOWN))).toEqual({
      industry: 'food',
      designStyle: 'organic',
      targetAudience: 'neighbours',
      primaryColorHex: '#C4532F',
      primaryFont: 'Lora',
    });
  });

  it('is empty when the memory is off, empty or unknown', () => {
    expect(toPrefill(memory(KNOWN, false))).toEqual({});
    expect(toPrefill(memory({}))).toEqual({});
    expect(toPrefill(undefined)).toEqual({});
  });

  it('omits an industry that needs a description the memory does not have', () => {
    expect(toPrefill(memory({ industry: 'other' }))).toEqual({});
  });

  it('applies only to untouched fields', () => {
    const prefill = toPrefill(memory(KNOWN));
    const draft = { industry: '', primaryFont: 'Inter', description: 'A bakery' };
    expect(mergePrefill(draft, prefill)).toEqual({
      description: 'A bakery',
      industry: '',
      customIndustry: '',
      designStyle: 'organic',
      targetAudience: 'neighbours',
      primaryColorHex: '#C4532F',
      secondaryColorHex: '',
      primaryFont: 'Inter',
      colorHarmony: 'auto',
    });
    expect(prefilledFields(draft, prefill)).toEqual(['designStyle', 'targetAudience', 'primaryColorHex']);
  });

  it('is removed without touching user input', () => {
    const prefill = toPrefill(memory(KNOWN));
    const cleared = withoutPrefill({ industry: 'tech' }, prefill);
    expect(prefilledFields(cleared, prefill)).toEqual([]);
    expect(mergePrefill(cleared, prefill)).toMatchObject({
      industry: 'tech',
      designStyle: '',
      primaryFont: '',
    });
  });
});

describe('memory', () => {
  it('applies when it is on and not empty', () => {
    expect(isMemoryActive(memory({}))).toBe(true);
    expect(isMemoryActive(memory({}, false))).toBe(false);
    expect(isMemoryActive({ ...memory({}), entries: [] })).toBe(false);
    expect(isMemoryActive(undefined)).toBe(false);
  });
});
