import { aiBriefSchema, copilotBriefSchema } from '@stylekit/engine/brief';
import { describe, expect, it } from 'vitest';
import { toAiBody, toCopilotBody, toFields } from './to-body.ts';

const PROJECT = '01890000-0000-7000-8000-000000000001';
const DESCRIPTION = 'A bakery in Lisbon that mills its own flour';

describe('creation request body', () => {
  it('contains only the purpose and the mode in AI mode', () => {
    const brief = aiBriefSchema.parse({ description: `  ${DESCRIPTION} ` });
    expect(toAiBody(PROJECT, brief)).toEqual({
      projectId: PROJECT,
      generationMode: 'ai',
      description: DESCRIPTION,
    });
  });

  it('contains every field in Co-Pilot mode, null where empty', () => {
    const brief = copilotBriefSchema.parse({ description: DESCRIPTION, industry: '', targetAudience: '  ' });
    expect(toCopilotBody(PROJECT, brief)).toEqual({
      projectId: PROJECT,
      generationMode: 'copilot',
      description: DESCRIPTION,
      industry: null,
      designStyle: null,
      targetAudience: null,
      primaryColorHex: null,
      secondaryColorHex: null,
      primaryFont: null,
      colorHarmony: 'auto',
    });
  });

  it('takes the name from the design style in Co-Pilot mode and keeps the input', () => {
    const given = {
      description: DESCRIPTION,
      industry: 'other',
      customIndustry: 'Milling',
      designStyle: 'playful',
      targetAudience: 'neighbours',
      primaryColorHex: '#c4532f',
      secondaryColorHex: '#1F4E6B',
      primaryFont: 'Lora',
      colorHarmony: 'triadic',
    };
    const body = toCopilotBody(PROJECT, copilotBriefSchema.parse(given));
    expect(body).toEqual({
      ...given,
      projectId: PROJECT,
      generationMode: 'copilot',
    });
  });
});

describe('form of a failed style guide', () => {
  it('restores the original request', () => {
    const tile = {
      description: DESCRIPTION,
      industry: 'food',
      customIndustry: null,
      designStyle: null,
      targetAudience: 'neighbours',
      primaryColorHex: '#C4532F',
      secondaryColorHex: null,
      primaryFont: 'Lora',
      colorHarmony: 'auto',
    };
    expect(toFields(tile)).toEqual({ ...tile, customIndustry: '', designStyle: '', secondaryColorHex: '' });
  });
});
