import { describe, expect, it } from 'vitest';
import { colorFault, quoteInput } from './color-fault.ts';

describe('quoteInput', () => {
  it('cuts after 40 characters and keeps to one line', () => {
    expect(quoteInput('x'.repeat(40))).toBe(`“${'x'.repeat(40)}”`);
    expect(quoteInput('x'.repeat(41))).toBe(`“${'x'.repeat(40)}…”`);
    expect(quoteInput('a\r\nb\tc')).toBe('“a  b c”');
  });
});

describe('colorFault', () => {
  it('carries code, message and hint', () => {
    expect(colorFault('Wrong.', 'Mend it.')).toMatchObject({
      code: 'SK_COLOR_INVALID',
      message: 'Wrong.',
      hint: 'Mend it.',
      issues: [],
    });
  });
});
