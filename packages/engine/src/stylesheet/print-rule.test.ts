import { describe, expect, it } from 'vitest';
import { printRule } from './print-rule.ts';
import { declare, mediaRule, rule } from './style-rule.ts';

describe('printRule', () => {
  it('writes every selector and every declaration on a separate line', () => {
    const declarations = [declare('color', 'red'), declare('--primary', '#F0615F')];
    expect(printRule(rule(['a', '.b'], declarations))).toBe(
      'a,\n.b {\n  color: red;\n  --primary: #F0615F;\n}',
    );
  });

  it('puts the comment of a declaration after it', () => {
    const printed = printRule(rule([':root'], [declare('--primary', '#F0615F', 'Coral')]));
    expect(printed).toBe(':root {\n  --primary: #F0615F; /* Coral */\n}');
  });

  it('puts an empty line between groups and the comment of each above it', () => {
    const groups = [
      { comment: 'Colors', declarations: [declare('--a', '1')] },
      { comment: 'Sizes,\nin rem', declarations: [declare('--b', '2')] },
    ];
    expect(printRule({ comment: 'All of\nthem', selectors: [':root'], groups })).toBe(
      [
        '/* All of\n   them */\n:root {',
        '  /* Colors */\n  --a: 1;\n',
        '  /* Sizes,\n     in rem */\n  --b: 2;\n}',
      ].join('\n'),
    );
  });

  it('indents the rules of a media query', () => {
    expect(printRule(mediaRule('print', ['a'], [declare('color', 'red')]))).toBe(
      '@media print {\n  a {\n    color: red;\n  }\n}',
    );
  });
});
