import { describe, expect, it } from 'vitest';
import { changeGuide, type GuideDraft } from '../../../test/change-guide.ts';
import { SAMPLE_GUIDE } from '../../guide/sample-guide.ts';
import { parseSettings } from '../../settings/guide-settings.ts';
import { controlContrast } from './control-contrast.ts';
import { textContrast } from './text-contrast.ts';

/* Contrasts from the definition in WCAG 2.2: #777777 on white is 4.478, black on white 21, #CCCCCC on white 1.606. */

const settings = parseSettings({});

describe('text-contrast', () => {
  const check = (change: (guide: GuideDraft) => void) =>
    textContrast.run({ guide: changeGuide(change), settings });

  it('states the contrast, both colors and the text color that is readable', () => {
    const findings = check((guide) => {
      guide.elements.buttons.secondary.textColor = '#777777';
    });
    expect(findings).toEqual([
      {
        rule: 'text-contrast',
        severity: 'error',
        path: 'elements.buttons.secondary.textColor',
        message: 'Text of the secondary button element has a contrast of 4.47 : 1 (#777777 on #FFFFFF).',
        measured: { value: expect.closeTo(4.478, 3), required: 4.5, unit: ':1' },
        fix: 'Use #000000 for the text, which gives 21.00 : 1.',
        exactFix: { value: '#000000' },
      },
    ]);
  });

  it('accepts the gray that is one step darker', () => {
    const findings = check((guide) => {
      guide.elements.buttons.secondary.textColor = '#767676';
    });
    expect(findings).toEqual([]);
  });

  it('recommends white on a dark background', () => {
    const [finding] = check((guide) => {
      guide.elements.buttons.primary.backgroundColor = '#000000';
    });
    expect(finding).toMatchObject({
      message: 'Text of the primary button element has a contrast of 1.00 : 1 (#000000 on #000000).',
      exactFix: { value: '#FFFFFF' },
    });
  });

  it('changes the card, because the text of a surface is fixed', () => {
    const [finding, ...others] = check((guide) => {
      guide.elements.cards.backgroundColor = guide.surfaces.light.text;
    });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      path: 'elements.cards.backgroundColor',
      message: 'Text of a card on the light surface has a contrast of 1.00 : 1 (#17171A on #17171A).',
    });
    expect(finding?.fix).toMatch(/^Use #[0-9A-F]{6} for the card, which gives 4\.5\d : 1\.$/);
  });

  it('gives no exact fix for a control whose text color is computed', () => {
    const buttons = { accentHover: { background: '#FFFFFF', text: '#FEFEFE' } };
    const findings = textContrast.run({ guide: SAMPLE_GUIDE, settings: parseSettings({ buttons }) });
    expect(findings.map(({ path }) => path)).toEqual(
      [1, 2, 3, 4].map((number) => `buttons.accent-${number}.hover`),
    );
    expect(findings.every(({ exactFix }) => exactFix === undefined)).toBe(true);
  });

  it('names the value that only the page defines', () => {
    const [finding] = check((guide) => {
      guide.elements.cards.backgroundColor = 'var(--panel, #FFFFFF)';
    });
    expect(finding).toEqual({
      rule: 'text-contrast',
      severity: 'info',
      path: 'elements.cards.backgroundColor',
      message:
        'The contrast of a card on the light surface cannot be measured, because only the page that uses it defines ' +
        'var(--panel, #FFFFFF).',
      measured: null,
      fix: 'Use a color such as #1F4E6B, or check the page itself.',
    });
  });
});

describe('control-contrast', () => {
  const check = (change: (guide: GuideDraft) => void) =>
    controlContrast.run({ guide: changeGuide(change), settings });

  it('states the contrast and the nearest border that is visible', () => {
    const findings = check((guide) => {
      guide.elements.inputs.borderColor = '#CCCCCC';
    });
    expect(findings).toEqual([
      {
        rule: 'control-contrast',
        severity: 'error',
        path: 'elements.inputs.borderColor',
        message: 'The border of an input has a contrast of 1.60 : 1 (#CCCCCC on #FFFFFF).',
        measured: { value: expect.closeTo(1.606, 3), required: 3, unit: ':1' },
        // #959595 has a contrast of 2.99 on white.
        fix: 'Use #949494, which gives 3.03 : 1.',
      },
    ]);
  });

  it('counts the weakest of page, raised surface and card', () => {
    const [finding] = check((guide) => {
      guide.surfaces.light.raised = '#999999';
      guide.elements.inputs.borderColor = '#767676';
    });
    expect(finding?.message).toContain('(#767676 on #999999)');
  });

  it('asks for other backgrounds when no color is visible on all', () => {
    const [finding] = check((guide) => {
      guide.surfaces.light.raised = '#777777';
      guide.elements.cards.backgroundColor = '#000000';
    });
    expect(finding?.fix).toBe(
      'Make cards and the raised surface more similar to the page, then use a color with 3 : 1 to all.',
    );
  });

  it('measures the borders of both surfaces', () => {
    const findings = check((guide) => {
      guide.surfaces.light.border = '#CCCCCC';
      guide.surfaces.dark.border = '#222222';
    });
    expect(findings.map(({ path, message }) => [path, message.split(' has ')[0]])).toEqual([
      ['surfaces.light.border', 'The border of inputs on the light surface'],
      ['surfaces.dark.border', 'The border of inputs on the dark surface'],
    ]);
  });

  it('leaves a card that cannot be measured to text-contrast', () => {
    const findings = check((guide) => {
      guide.elements.cards.backgroundColor = 'var(--panel)';
    });
    expect(findings).toEqual([]);
  });

  it('names a focus color that only the page defines', () => {
    const [finding] = check((guide) => {
      guide.elements.inputs.focusColor = 'var(--ring)';
    });
    expect(finding).toMatchObject({
      severity: 'info',
      message:
        'The focus indicator of an input cannot be measured, because only the page that uses it defines var(--ring).',
      fix: 'Use a color such as #85837C, or check the page itself.',
    });
  });
});
