import { describe, expect, it } from 'vitest';
import { changeGuide, type GuideDraft } from '../../../test/change-guide.ts';
import { safeParseColor } from '../../color/parse-color.ts';
import { SAMPLE_GUIDE } from '../../guide/sample-guide.ts';
import { parseSettings } from '../../settings/guide-settings.ts';
import type { Rule } from '../finding.ts';
import { codeMismatch } from './code-mismatch.ts';
import { duplicateName } from './duplicate-name.ts';
import { outOfGamut } from './out-of-gamut.ts';
import { similarColors, similarForDeficiency } from './similar-colors.ts';
import { staleMeasurement } from './stale-measurement.ts';
import { strayHue } from './stray-hue.ts';

const settings = parseSettings({});
const check = (rule: Rule, change: (guide: GuideDraft) => void) =>
  rule.run({ guide: changeGuide(change), settings });

describe('code-mismatch', () => {
  it('states both codes and the right one', () => {
    const findings = check(codeMismatch, ({ colors }) => {
      colors.secondary[1].rgb = 'rgb(1, 2, 3)';
      colors.accent[3].cmyk = '';
    });
    expect(findings).toEqual([
      {
        rule: 'code-mismatch',
        severity: 'error',
        path: 'colors.secondary.1.rgb',
        message: 'Tide Teal has rgb(1, 2, 3), but its hex code #63B5A2 is rgb(99, 181, 162).',
        measured: null,
        fix: 'Use rgb(99, 181, 162).',
        exactFix: { value: 'rgb(99, 181, 162)' },
      },
      {
        rule: 'code-mismatch',
        severity: 'error',
        path: 'colors.accent.3.cmyk',
        // 0x12, 0x30 and 0x3D are 18, 48 and 61: key 1 − 61/255, cyan 1 − 18/61, magenta 1 − 48/61.
        message: 'Deep Quay has no code, but its hex code #12303D is cmyk(70%, 21%, 0%, 76%).',
        measured: null,
        fix: 'Use cmyk(70%, 21%, 0%, 76%).',
        exactFix: { value: 'cmyk(70%, 21%, 0%, 76%)' },
      },
    ]);
  });

  it('ignores spaces and case', () => {
    const findings = check(codeMismatch, ({ colors }) => {
      colors.primary.rgb = 'RGB(240,97,95)';
      colors.primary.hex = '#f0615f';
    });
    expect(findings).toEqual([]);
  });
});

describe('out-of-gamut', () => {
  it('has the message and the hint of the color parser', () => {
    const findings = check(outOfGamut, ({ elements }) => {
      elements.cards.shadowColor = 'rgb(300, 0, 0)';
      elements.cards.dark.borderColor = 'reddish';
    });
    expect(findings.map(({ path, severity }) => [path, severity])).toEqual([
      ['elements.cards.shadowColor', 'error'],
      ['elements.cards.dark.borderColor', 'error'],
    ]);
    const parsed = safeParseColor('rgb(300, 0, 0)');
    expect(parsed).toMatchObject({ ok: false, message: findings[0]?.message, hint: findings[0]?.fix });
  });

  it.each(['var(--nope)', 'VAR(--nope)', 'color-mix(in oklch, red, blue)', 'color(display-p3 0 1 0)'])(
    'accepts %s',
    (value) => {
      const findings = check(outOfGamut, ({ elements }) => {
        elements.cards.borderColor = value;
      });
      expect(findings).toEqual([]);
    },
  );

  it('checks custom hover colors of the settings', () => {
    const secondaryHover = { background: '#FFFFFF', text: 'rgb(0 0 256)' };
    const custom = parseSettings({ buttons: { secondaryHover } });
    expect(outOfGamut.run({ guide: SAMPLE_GUIDE, settings: custom }).map(({ path }) => path)).toEqual([
      'settings.buttons.secondaryHover.text',
    ]);
  });
});

describe('similar-colors', () => {
  it('calls equal colors an error', () => {
    const [finding, ...others] = check(similarColors, ({ colors }) => {
      colors.accent[1].hex = colors.primary.hex;
    });
    expect(others).toEqual([]);
    expect(finding).toEqual({
      rule: 'similar-colors',
      severity: 'error',
      path: 'colors.accent.1.hex',
      message: 'Signal Coral and Shell differ by only ΔE 0.0.',
      measured: { value: 0, required: 8, unit: 'ΔE' },
      fix: 'Change the lightness or chroma of Shell until they differ by 8.',
    });
  });

  it('calls similar colors a warning', () => {
    const [finding] = check(similarColors, ({ colors }) => {
      colors.accent[1].hex = '#E05A58';
    });
    expect(finding).toMatchObject({ severity: 'warning', path: 'colors.accent.1.hex' });
  });
});

describe('similar-for-deficiency', () => {
  it('names the deficiency, with one finding for each', () => {
    const findings = check(similarForDeficiency, ({ colors }) => {
      colors.accent[1].hex = colors.primary.hex;
    });
    expect(findings.map(({ message }) => message)).toEqual([
      'With protanopia, Signal Coral and Shell differ by only ΔE 0.0.',
      'With deuteranopia, Signal Coral and Shell differ by only ΔE 0.0.',
      'With tritanopia, Signal Coral and Shell differ by only ΔE 0.0.',
    ]);
    expect(findings[0]?.fix).toBe(
      'Increase their lightness difference; it is visible with every type of color vision.',
    );
  });

  it('finds a red and a green for the red-green deficiencies only', () => {
    const findings = check(similarForDeficiency, ({ colors }) => {
      colors.accent[2].hex = '#C25E3C';
      colors.accent[3].hex = '#7F8A35';
    });
    const pair = findings.filter(({ message }) => message.includes('Brick Lane and Deep Quay'));
    expect(pair.map(({ message }) => message.split(',')[0])).not.toContain('With tritanopia');
    expect(pair.length).toBeGreaterThan(0);
  });
});

describe('stray-hue', () => {
  it('states hue, distance and harmony', () => {
    const [finding, ...others] = check(strayHue, ({ colors }) => {
      colors.accent[2].hex = '#00FF00';
    });
    expect(others).toEqual([]);
    // Hues in OKLCH: green 142.5°, coral 24.0°; the nearest angle of the split complement is 24° + 150° = 174°.
    expect(finding).toEqual({
      rule: 'stray-hue',
      severity: 'warning',
      path: 'colors.accent.2.hex',
      message: expect.stringMatching(
        /^Brick Lane \(hue 142°\) is 31\.\d° off the split-complementary harmony that the guide states\.$/,
      ),
      measured: { value: expect.closeTo(31.5, 0), required: 6, unit: '°' },
      fix: 'Change its hue to the nearest angle of the harmony, or remove the harmony from the guide.',
    });
  });

  it('has nothing to check without a harmony', () => {
    const findings = check(strayHue, ({ colors }) => {
      colors.accent[2].hex = '#00FF00';
      delete colors.harmony;
    });
    expect(findings).toEqual([]);
  });
});

describe('duplicate-name', () => {
  it('refers to the first color with the name, ignoring case and spaces around it', () => {
    const findings = check(duplicateName, ({ colors }) => {
      colors.secondary[0].name = ' signal CORAL';
      colors.accent[3].name = 'Signal Coral';
    });
    expect(findings).toEqual([
      {
        rule: 'duplicate-name',
        severity: 'warning',
        path: 'colors.secondary.0.name',
        message: '“ signal CORAL” is already used for colors.primary.name.',
        measured: null,
        fix: 'Give each color a unique name, so that people can refer to it.',
      },
      expect.objectContaining({
        path: 'colors.accent.3.name',
        message: '“Signal Coral” is already used for colors.primary.name.',
      }),
    ]);
  });
});

describe('stale-measurement', () => {
  it('states the first measurement that does not match, and all that do', () => {
    const findings = check(staleMeasurement, ({ fonts }) => {
      const measured = fonts.explanation.measured ?? [];
      if (measured[2] !== undefined) measured[2].values = [1.3];
    });
    expect(findings).toEqual([
      {
        rule: 'stale-measurement',
        severity: 'warning',
        path: 'fonts.explanation.measured.2',
        message: '“Line height of headings” is stated as 1.3, which does not match the guide.',
        measured: null,
        fix: 'State the measurements of the guide: 600, 700; 300, 400, 500; 1.2; -0.025 em; 1.6. Or remove them.',
      },
    ]);
  });

  it('does not mind another label, fewer measurements or none', () => {
    const findings = check(staleMeasurement, ({ colors, fonts }) => {
      const measured = colors.explanation.measured ?? [];
      if (measured[0] !== undefined) measured[0].label = 'Renamed';
      measured.pop();
      delete fonts.explanation.measured;
    });
    expect(findings).toEqual([]);
  });

  it('reports a measurement too many', () => {
    const [finding] = check(staleMeasurement, ({ fonts }) => {
      fonts.explanation.measured?.push({ label: 'Tracking of text', values: [0], unit: 'em' });
    });
    expect(finding).toMatchObject({
      path: 'fonts.explanation.measured.5',
      message: '“Tracking of text” is stated as 0 em, which does not match the guide.',
    });
  });
});
