import { describe, expect, it } from 'vitest';
import { isSameName, nameError } from './display-name.ts';

describe('display name', () => {
  it.each(['', ' ', 'A', ' A '])('is too short as %j', (name) => {
    expect(nameError(name)).toBe('Name must be at least 2 characters');
  });

  it.each(['Al', ' Al ', 'Inês Moinho'])('is valid as %j', (name) => {
    expect(nameError(name)).toBeUndefined();
  });

  it('is unchanged by surrounding whitespace but not by case', () => {
    expect(isSameName(' Ada ', 'Ada')).toBe(true);
    expect(isSameName('ada', 'Ada')).toBe(false);
  });
});
