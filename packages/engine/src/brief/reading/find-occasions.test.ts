import { describe, expect, it } from 'vitest';
import { parseBrief } from '../brief.ts';
import { readBrief } from '../read-brief.ts';

const occasionsOf = (description: string) => readBrief(parseBrief('ai', { description })).type.occasions;

describe('the occasions of a brief', () => {
  it.each([
    'A pottery studio, hand-made in a small village.',
    'A shop for children who like dinosaurs.',
    'A maker of wooden toys.',
  ])('allow a handwritten header for “%s”', (description) => {
    expect(occasionsOf(description)).toContain('handwriting');
  });

  it.each([
    'A bank for children and their first account.',
    'A law firm with hand-made advice.',
    'A dental clinic for children.',
    'A trucking company with handmade care.',
    'A wine bar.',
  ])('allow none for “%s”', (description) => {
    expect(occasionsOf(description)).not.toContain('handwriting');
  });

  it('allow text in a monospace only where code is read', () => {
    expect(occasionsOf('An open source tool for developers.')).toContain('code');
    expect(occasionsOf('A dentist in a calm street.')).toEqual([]);
  });
});
