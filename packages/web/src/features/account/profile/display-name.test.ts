import { describe, expect, it } from 'vitest';
import { isSameName, nameError } from './display-name.ts';

describe('a display name', () => {
  it.each(['', ' ', 'A', ' A '])('of %j is too short', (name) => {
    expect(nameError(name)).toBe('Name must be at least 2 characters');
  });

  it.each(['Al', ' Al ', 'Inês Moinho'])('of %j may be saved', (name) => {
    expect(nameError(name)).toBeUndefined();
  });

  it('is the same with blanks around it, and another with other letters', () => {
    expect(isSameName(' Ada ', 'Ada')).toBe(true);
    expect(isSameName('ada', 'Ada')).toBe(false);
  });
});
