import { describe, expect, it } from 'vitest';
import { readAiDraft, readCopilotDraft } from './brief-draft.ts';

describe('stored draft', () => {
  it('restores only the touched fields', () => {
    const stored = { description: 'A bakery', industry: '', color: 'red', targetAudience: 7 };
    expect(readCopilotDraft(stored)).toEqual({ description: 'A bakery', industry: '' });
    expect(readAiDraft(stored)).toEqual({ description: 'A bakery' });
  });

  it.each([null, 'text', 7, [], {}, { description: 4 }])('is ignored when it is %j', (stored) => {
    expect(readCopilotDraft(stored)).toBeNull();
    expect(readAiDraft(stored)).toBeNull();
  });
});
