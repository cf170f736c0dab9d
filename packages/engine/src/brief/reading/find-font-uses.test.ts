import { describe, expect, it } from 'vitest';
import { parseBrief } from '../brief.ts';
import { readBrief } from '../read-brief.ts';

const usesOf = async (description: string) => (await readBrief(parseBrief('ai', { description }))).type.uses;

describe('the font uses of a brief', () => {
  it.each([
    'A pottery studio, hand-made in a small village.',
    'A shop for children who like dinosaurs.',
    'A maker of wooden toys.',
  ])('allow a handwritten header for “%s”', async (description) => {
    expect(await usesOf(description)).toContain('handwriting');
  });

  it.each([
    'A bank for children and their first account.',
    'A law firm with hand-made advice.',
    'A dental clinic for children.',
    'A trucking company with handmade care.',
    'A wine bar.',
  ])('allow none for “%s”', async (description) => {
    expect(await usesOf(description)).not.toContain('handwriting');
  });

  it('allow monospaced text only for audiences that read code', async () => {
    expect(await usesOf('An open source tool for developers.')).toContain('code');
    expect(await usesOf('A dentist in a calm street.')).toEqual([]);
  });
});
