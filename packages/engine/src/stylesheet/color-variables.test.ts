import { describe, expect, it } from 'vitest';
import { makeCssContext } from '../../test/make-css-context.ts';
import { readStylesheet, rulesOf } from '../../test/read-stylesheet.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { OPACITY_STEPS } from '../palette/opacity-steps.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { colorVariables } from './color-variables.ts';
import { printRule } from './print-rule.ts';

const sheet = readStylesheet(printRule({ selectors: [':root'], groups: colorVariables(makeCssContext()) }));
const variables = rulesOf(sheet, ':root');

describe('colorVariables', () => {
  it.each(PALETTE_ROLES)('defines %s, its text and hover colors and its opacity steps', (role) => {
    expect(variables).toMatchObject({
      [`--${role}`]: `token(color/${role})`,
      [`--${role}-text`]: `token(button/${role}/text)`,
      [`--${role}-hover`]: `token(button/${role}/hover-background)`,
      [`--${role}-hover-text`]: `token(button/${role}/hover-text)`,
      ...Object.fromEntries(
        OPACITY_STEPS.map((step) => [`--${role}-${step}`, `token(opacity/${role}/${step})`]),
      ),
    });
  });

  it('defines nothing else', () => {
    expect(Object.keys(variables)).toHaveLength(PALETTE_ROLES.length * (4 + OPACITY_STEPS.length));
  });

  it('has a comment with the name of each color and the contrast of its text', () => {
    const comments = sheet.comments.map((comment) => comment.trim());
    expect(comments).toContain('Signal Coral, black text 6.58:1');
    expect(comments).toContain('Deep Quay, white text 13.85:1');
  });

  it('has a comment with the hover rule', () => {
    expect(sheet.comments.join()).toContain('85 % of the color mixed with 15 % black');
  });

  it('omits a name without printable characters', () => {
    const { colors } = SAMPLE_GUIDE;
    const guide = { ...SAMPLE_GUIDE, colors: { ...colors, primary: { ...colors.primary, name: '*/' } } };
    const printed = readStylesheet(
      printRule({ selectors: [':root'], groups: colorVariables(makeCssContext({ guide })) }),
    );
    expect(printed.comments.map((comment) => comment.trim())).toContain('black text 6.58:1');
  });
});
