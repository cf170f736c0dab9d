import { aiBriefSchema, copilotBriefSchema } from '@stylekit/engine/brief';
import { describe, expect, it } from 'vitest';
import { toAiBody, toCopilotBody, toFields } from './to-body.ts';

const PROJECT = '01890000-0000-7000-8000-000000000001';
const DESCRIPTION = 'A bakery in Lisbon that mills its own flour';

describe('the body of a creation', () => {
  it('of AI mode says the purpose and the mode, and nothing else', () => {
    const brief = aiBriefSchema.parse({ description: `  ${DESCRIPTION} ` });
    expect(toAiBody(PROJECT, brief)).toEqual({
      projectId: PROJECT,
      generationMode: 'ai',
      description: DESCRIPTION,
    });
  });

  it('of Co-Pilot mode has every field, null where nothing was given', () => {
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

  it('of Co-Pilot mode is named after the design style and keeps what was given', () => {
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

describe('the form of a style guide that came to nothing', () => {
  it('holds again what it was asked for with', () => {
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
