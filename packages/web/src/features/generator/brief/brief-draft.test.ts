import { describe, expect, it } from 'vitest';
import { readAiDraft, readCopilotDraft } from './brief-draft.ts';

describe('a stored draft', () => {
  it('is read back with the fields that were touched, and no others', () => {
    const stored = { description: 'A bakery', industry: '', color: 'red', targetAudience: 7 };
    expect(readCopilotDraft(stored)).toEqual({ description: 'A bakery', industry: '' });
    expect(readAiDraft(stored)).toEqual({ description: 'A bakery' });
  });

  it.each([null, 'text', 7, [], {}, { description: 4 }])('that is %j counts as none', (stored) => {
    expect(readCopilotDraft(stored)).toBeNull();
    expect(readAiDraft(stored)).toBeNull();
  });
});
