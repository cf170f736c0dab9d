import { describe, expect, it } from 'vitest';
import { isSameName, profileSchema } from './display-name.ts';

describe('display name', () => {
  it.each(['', ' ', 'A', ' A '])('is too short as %j', (name) => {
    expect(profileSchema.safeParse({ name }).error?.issues).toMatchObject([
      { path: 'name', message: 'Name must be at least 2 characters' },
    ]);
  });

  it.each(['Al', ' Al ', 'Inês Moinho'])('is valid as %j', (name) => {
    expect(profileSchema.safeParse({ name }).error).toBeUndefined();
  });

  it('is unchanged by surrounding whitespace but not by case', () => {
    expect(isSameName(' Ada ', 'Ada')).toBe(true);
    expect(isSameName('ada', 'Ada')).toBe(false);
  });
});
