import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type AiBrief,
  type CopilotBrief,
  CUSTOM_DEFAULTS,
  type CustomBrief,
  parseBrief,
} from '../brief/brief.ts';
import type { AiBriefInput, CopilotBriefInput, CustomBriefInput } from '../brief/brief-input.ts';
import { generateGuide } from './generate-guide.ts';
import type { Guide } from './guide.ts';
import { parseGuide } from './parse-guide.ts';

const BRIEFS = [
  ['ai', { description: 'A tea house in the old town' }],
  ['copilot', { description: 'A tea house in the old town', designStyle: 'elegant' }],
  ['custom', { ...CUSTOM_DEFAULTS, name: 'By hand' }],
] as const;

describe('generateGuide', () => {
  it.each(BRIEFS)('generates a valid guide in %s mode with the given name', async (mode, input) => {
    const name = 'n'.repeat(120);
    const guide = await generateGuide(mode, input, { name: `  ${name} ` });
    expect(parseGuide(JSON.parse(JSON.stringify(guide)))).toEqual(guide);
    expect(guide.name).toBe(name);
  });

  it.each(BRIEFS)('rejects an empty or too long name in %s mode', async (mode, input) => {
    await expect(generateGuide(mode, input, { name: ' ' })).rejects.toMatchObject({
      code: 'SK_BRIEF_INVALID',
      issues: [{ path: 'name', message: 'Please provide a name for your style guide' }],
    });
    await expect(generateGuide(mode, input, { name: 'n'.repeat(121) })).rejects.toMatchObject({
      issues: [{ path: 'name', message: 'Please keep the name to 120 characters' }],
    });
  });

  it('uses the default name of each mode', async () => {
    const names = await Promise.all(
      BRIEFS.map(async ([mode, input]) => (await generateGuide(mode, input)).name),
    );
    expect(names).toEqual(['AI Generated Style', 'Elegant Style', 'By hand']);
  });

  it('states that it is the built-in generator', async () => {
    const guide = await generateGuide('ai', { description: 'A tea house in the old town' });
    expect(guide.generatedBy).toBe('built-in');
    expect(guide.colors.explanation.content).toContain('built-in generator');
  });
});

describe('the brief of a caller', () => {
  it('is typed by its mode, with the fields of the schemas', () => {
    expectTypeOf<keyof AiBriefInput>().toEqualTypeOf<keyof AiBrief>();
    expectTypeOf<keyof CopilotBriefInput>().toEqualTypeOf<keyof CopilotBrief>();
    expectTypeOf<keyof CustomBriefInput>().toEqualTypeOf<keyof CustomBrief>();
    const copilot = (input: CopilotBriefInput) => generateGuide('copilot', input);
    expectTypeOf(copilot).returns.resolves.toEqualTypeOf<Guide>();
  });

  it('may already be parsed', async () => {
    const input = { description: 'A tea house in the old town', designStyle: 'elegant' } as const;
    const checked: CopilotBriefInput = parseBrief('copilot', input);
    expect(await generateGuide('copilot', checked)).toEqual(await generateGuide('copilot', input));
  });
});
