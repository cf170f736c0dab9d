import { NO_PREFERENCES, type Preferences } from '@stylekit/engine/brief';
import type { MemoryView } from '@stylekit/server/contract';
import { describe, expect, it } from 'vitest';
import { fillIn, isSteering, prefilledFields, toPrefill, withoutPrefill } from './prefill.ts';

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

describe('the prefill of the Co-Pilot form', () => {
  it('takes the strongest of what is remembered', () => {
    expect(toPrefill(memory(KNOWN))).toEqual({
      industry: 'food',
      designStyle: 'organic',
      targetAudience: 'neighbours',
      primaryColorHex: '#C4532F',
      primaryFont: 'Lora',
    });
  });

  it('is nothing when the memory is off, empty or not known', () => {
    expect(toPrefill(memory(KNOWN, false))).toEqual({});
    expect(toPrefill(memory({}))).toEqual({});
    expect(toPrefill(undefined)).toEqual({});
  });

  it('leaves out an industry that would ask for words the memory does not have', () => {
    expect(toPrefill(memory({ industry: 'other' }))).toEqual({});
  });

  it('stands only where nobody has touched the field', () => {
    const prefill = toPrefill(memory(KNOWN));
    const draft = { industry: '', primaryFont: 'Inter', description: 'A bakery' };
    expect(fillIn(draft, prefill)).toEqual({
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

  it('is taken back without what the person wrote', () => {
    const prefill = toPrefill(memory(KNOWN));
    const cleared = withoutPrefill({ industry: 'tech' }, prefill);
    expect(prefilledFields(cleared, prefill)).toEqual([]);
    expect(fillIn(cleared, prefill)).toMatchObject({ industry: 'tech', designStyle: '', primaryFont: '' });
  });
});

describe('a memory', () => {
  it('steers when it is on and holds something', () => {
    expect(isSteering(memory({}))).toBe(true);
    expect(isSteering(memory({}, false))).toBe(false);
    expect(isSteering({ ...memory({}), entries: [] })).toBe(false);
    expect(isSteering(undefined)).toBe(false);
  });
});
