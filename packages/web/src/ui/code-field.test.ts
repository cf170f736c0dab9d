import { describe, expect, it } from 'vitest';
import { toCode } from './code-field.tsx';

describe('toCode', () => {
  it.each([
    ['ab3d9k', 'AB3D9K'],
    [' AB3-D9K ', 'AB3D9K'],
    ['AB3D9K7', 'AB3D9K'],
    ['ab', 'AB'],
    // Non-ASCII letters are removed even if their upper case is ASCII.
    ['ıſa', 'A'],
  ])('turns %j into %j', (text, code) => expect(toCode(text)).toBe(code));
});
