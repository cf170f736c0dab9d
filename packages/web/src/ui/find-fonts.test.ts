import { FONTS } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { findFonts } from './find-fonts.ts';

const namesOf = (query: string) =>
  findFonts(FONTS, query).flatMap(({ fonts }) => fonts.map(({ name }) => name));

describe('findFonts', () => {
  it('returns all fonts grouped by category for an empty query', () => {
    const groups = findFonts(FONTS, '  ');
    expect(groups.map(({ label }) => label)).toEqual(['Sans', 'Serif', 'Display', 'Handwriting', 'Mono']);
    expect(namesOf('')).toHaveLength(30);
  });

  it('matches the start of any word in the name, in any case', () => {
    expect(namesOf('LOR')).toEqual(['Lora']);
    expect(namesOf('display play')).toEqual(['Playfair Display']);
    expect(namesOf('ora')).toEqual([]);
  });

  it('matches the category without mixing up serif and sans', () => {
    expect(namesOf('serif')).toContain('Lora');
    expect(namesOf('serif')).not.toContain('Lato');
    expect(namesOf('mono')).toContain('Fira Code');
  });

  it('matches the character', () => {
    expect(namesOf('typewriter')).toEqual(['IBM Plex Mono']);
    expect(namesOf('typewriter pen')).toEqual([]);
  });

  it('ignores diacritics', () => {
    expect(namesOf('Lóra')).toEqual(['Lora']);
  });
});
