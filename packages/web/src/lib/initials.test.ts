import { describe, expect, it } from 'vitest';
import { toInitials, toWordInitials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Inês Moinho', 'IN'],
    [' élodie', 'ÉL'],
    ['x', 'X'],
    ['🎨🖌 Studio', '🎨🖌'],
  ])('of %s are "%s"', (name, initials) => expect(toInitials(name)).toBe(initials));

  it.each([
    ['Inês Moinho', 'IM'],
    ['  ada   king of lovelace ', 'AK'],
    ['élodie', 'É'],
    ['🎨 🖌 Studio', '🎨🖌'],
    ['', ''],
  ])('of the words in %j are %j', (name, initials) => expect(toWordInitials(name)).toBe(initials));
});
