import { describe, expect, it } from 'vitest';
import { colorError, quoteInput } from './color-error.ts';

describe('quoteInput', () => {
  it('truncates after 40 characters and joins lines', () => {
    expect(quoteInput('x'.repeat(40))).toBe(`“${'x'.repeat(40)}”`);
    expect(quoteInput('x'.repeat(41))).toBe(`“${'x'.repeat(40)}…”`);
    expect(quoteInput('a\r\nb\tc')).toBe('“a  b c”');
  });
});

describe('colorError', () => {
  it('has code, message and hint', () => {
    expect(colorError('Wrong.', 'Fix it.')).toMatchObject({
      code: 'SK_COLOR_INVALID',
      message: 'Wrong.',
      hint: 'Fix it.',
      issues: [],
    });
  });
});
