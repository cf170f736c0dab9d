import { describe, expect, it } from 'vitest';
import { toInitials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Inês Moinho', 'IN'],
    [' élodie', 'ÉL'],
    ['x', 'X'],
    ['🎨🖌 Studio', '🎨🖌'],
  ])('of %s are %s', (name, initials) => expect(toInitials(name)).toBe(initials));
});
