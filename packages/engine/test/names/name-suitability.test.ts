import { describe, expect, it } from 'vitest';
import { isSuitableName } from './name-suitability.ts';
import { UNSUITABLE_NAMES, UNSUITABLE_STEMS, UNSUITABLE_WORDS } from './unsuitable-names.ts';

describe('isSuitableName', () => {
  it.each([
    ...['Azure', 'Crème Brûlée', 'Baker’s Bread', 'Forget-Me-Not', 'Après-Ski', 'Café au Lait', 'Hōjicha'],
    ...['Hello Spring', 'Sea Glass Teal', 'Hot Pink', 'White Smoke', 'Cosmic Explorer', 'Grenadine Pink'],
  ])('accepts %s', (name) => {
    expect(isSuitableName(name)).toBe(true);
  });

  it.each([
    ...[
      'Bloodthirsty Lips',
      'Murderous Magenta',
      'Nuclear Blast',
      'Vampire Fangs',
      'Death by Chocolate',
      'War Paint Red',
    ],
    ...[
      'Badass Grass',
      'Nipple',
      'Naughty Hottie',
      'Lusty Lips',
      'Nude Lips',
      'Purple Climax',
      'Promiscuous Pink',
    ],
    ...[
      'Opium',
      'Methadone',
      'Nicotine Gold',
      'Ayahuasca Vine',
      'Drunk-Tank Pink',
      'Blue Overdose',
      'Trippy Velvet',
    ],
    ...['Communist', 'Islamic Green', 'Hindu Lotus', 'Che Guevara Red', 'Soviet Gold', 'Indian Red'],
    ...['Darth Vader', 'Flickr Pink', 'Pac-Man', 'Joker’s Smile', 'Lion King', 'Wu-Tang Gold', 'Windows'],
    ...[
      '24 Carrot',
      'Potion № 9',
      'Dr. White',
      'Dark & Stormy',
      'Hey Blue!',
      'H₂O',
      'RedЯum',
      '№5',
      'LA  Vibes',
      '',
    ],
    ...['Hello Darkness My Old Friend', 'A name of twenty-five let'],
  ])('rejects %j', (name) => {
    expect(isSuitableName(name)).toBe(false);
  });

  it('allows 24 characters', () => {
    expect(isSuitableName('Minty Garden of Some Sea')).toBe(true);
    expect(isSuitableName('Minty Garden of Some Seas')).toBe(false);
  });
});

describe('the unsuitable names', () => {
  it('have stems of at least four letters, because shorter ones are never found', () => {
    expect(UNSUITABLE_STEMS.filter((stem) => !/^[a-z]{4,}$/.test(stem))).toEqual([]);
  });

  it('are in lower case and trimmed', () => {
    for (const text of [...UNSUITABLE_WORDS, ...UNSUITABLE_NAMES]) {
      expect(text).toBe(text.toLowerCase().trim());
      expect(text).not.toBe('');
    }
  });

  it('are not redundant: no word starts with a stem', () => {
    const covered = [...UNSUITABLE_WORDS].filter((word) =>
      UNSUITABLE_STEMS.some((stem) => word.startsWith(stem)),
    );
    expect(covered).toEqual([]);
    expect(new Set(UNSUITABLE_STEMS).size).toBe(UNSUITABLE_STEMS.length);
  });
});
