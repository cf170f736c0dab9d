import { describe, expect, it } from 'vitest';
import { declare, mediaRule, rule } from './css-context.ts';

describe('declare', () => {
  it('writes one declaration', () => {
    expect(declare('--primary', '#F0615F')).toBe('  --primary: #F0615F;');
  });

  it('puts a comment behind it', () => {
    expect(declare('--primary', '#F0615F', 'Coral')).toBe('  --primary: #F0615F; /* Coral */');
  });
});

describe('rule', () => {
  it('writes every selector on its own line', () => {
    expect(rule(['a', '.b'], [declare('color', 'red')])).toBe('a,\n.b {\n  color: red;\n}');
  });
});

describe('mediaRule', () => {
  it('indents what it holds', () => {
    expect(mediaRule('print', rule(['a'], [declare('color', 'red')]))).toBe(
      '@media print {\n  a {\n    color: red;\n  }\n}',
    );
  });
});
