import { FONTS } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { findFonts } from './find-fonts.ts';

const namesOf = (query: string) =>
  findFonts(FONTS, query).flatMap(({ fonts }) => fonts.map(({ name }) => name));

describe('finding fonts', () => {
  it('gives all of them, grouped by category, while nothing is asked for', () => {
    const groups = findFonts(FONTS, '  ');
    expect(groups.map(({ label }) => label)).toEqual(['Sans', 'Serif', 'Display', 'Handwriting', 'Mono']);
    expect(namesOf('')).toHaveLength(30);
  });

  it('finds by the beginning of any word of the name, in any case', () => {
    expect(namesOf('LOR')).toEqual(['Lora']);
    expect(namesOf('display play')).toEqual(['Playfair Display']);
    expect(namesOf('ora')).toEqual([]);
  });

  it('finds by category without taking a sans for a serif', () => {
    expect(namesOf('serif')).toContain('Lora');
    expect(namesOf('serif')).not.toContain('Lato');
    expect(namesOf('mono')).toContain('Fira Code');
  });

  it('finds by character', () => {
    expect(namesOf('typewriter')).toEqual(['IBM Plex Mono']);
    expect(namesOf('typewriter pen')).toEqual([]);
  });

  it('reads letters with and without their marks as the same', () => {
    expect(namesOf('Lóra')).toEqual(['Lora']);
  });
});
