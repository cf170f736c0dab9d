import { describe, expect, it } from 'vitest';
import { readStylesheet, rulesOf } from '../../test/read-stylesheet.ts';
import { guideRamps } from '../guide/guide-ramps.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { printRule } from './print-rule.ts';
import { rampRule } from './ramp-variables.ts';

const css = printRule(rampRule(guideRamps(SAMPLE_GUIDE), (...path) => `token(${path.join('/')})`));
const variables = rulesOf(readStylesheet(css), ':root');

describe('rampRule', () => {
  it('defines eleven steps of eleven colors, and the semantic colors with their text', () => {
    expect(Object.keys(variables)).toHaveLength(11 * 11 + 4 * 2);
    expect(variables).toMatchObject({
      '--primary-ramp-50': 'token(ramp/primary/50)',
      '--accent-4-ramp-950': 'token(ramp/accent-4/950)',
      '--success': 'token(semantic/success)',
      '--success-text': 'token(semantic/success-text)',
      '--info-ramp-500': 'token(ramp/info/500)',
    });
  });

  it('states the contrast of each step, and which one is the color itself', () => {
    expect(css).toContain(
      '--primary-ramp-400: token(ramp/primary/400); /* --primary; white 3.19, black 6.58, light 3.19, dark 5.77 */',
    );
    expect(css.match(/white \d+\.\d\d, black \d+\.\d\d, light \d+\.\d\d, dark \d+\.\d\d \*\//g)).toHaveLength(
      121,
    );
    expect(css.match(/\/\* --[\w-]+; white/g)).toHaveLength(11);
  });
});
