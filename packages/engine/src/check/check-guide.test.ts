import { describe, expect, it } from 'vitest';
import type { Guide } from '../guide/guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { checkGuide, RULES } from './check-guide.ts';
import { paintedPairs } from './rules/text-contrast.ts';

type Draft = { -readonly [Key in keyof Guide]: Guide[Key] };

function changed(change: (guide: Draft) => void): Guide {
  const guide = structuredClone(SAMPLE_GUIDE) as Draft;
  change(guide);
  return guide;
}

describe('checkGuide', () => {
  it('finds nothing in a sound guide', () => {
    expect(checkGuide(SAMPLE_GUIDE)).toEqual([]);
  });

  it.each([
    [
      'text-contrast',
      'error',
      'elements.buttons.primary.textColor',
      (g: Draft) => (g.elements.buttons.primary.textColor = '#F0A0A0'),
    ],
    [
      'out-of-gamut',
      'error',
      'elements.cards.shadowColor',
      (g: Draft) => (g.elements.cards.shadowColor = 'rgb(300, 0, 0)'),
    ],
    ['code-mismatch', 'error', 'colors.primary.rgb', (g: Draft) => (g.colors.primary.rgb = 'rgb(1, 2, 3)')],
    [
      'missing-weight',
      'error',
      'fonts.body.weights.0',
      (g: Draft) => (g.fonts.body = { ...g.fonts.body, name: 'Lato', weights: ['500', '400'] }),
    ],
    [
      'missing-weight',
      'error',
      'typography.headings.weight',
      (g: Draft) => (g.typography.headings.weight = '900'),
    ],
    ['unknown-font', 'warning', 'fonts.header.name', (g: Draft) => (g.fonts.header.name = 'Comic Sans MS')],
    [
      'broken-reference',
      'error',
      'elements.inputs.focusColor',
      (g: Draft) => (g.elements.inputs.focusColor = 'var(--secondary-9)'),
    ],
    [
      'broken-reference',
      'error',
      'typography.body.fontFamily',
      (g: Draft) => (g.typography.body.fontFamily = 'Roboto'),
    ],
    ['similar-colors', 'warning', 'colors.accent.1.hex', (g: Draft) => (g.colors.accent[1].hex = '#35A0C8')],
    [
      'similar-for-deficiency',
      'warning',
      'colors.accent.3.hex',
      (g: Draft) => (g.colors.accent[3].hex = '#B5966E'),
    ],
    ['stray-hue', 'warning', 'colors.accent.0.hex', (g: Draft) => (g.colors.accent[0].hex = '#B79A2E')],
    [
      'duplicate-name',
      'warning',
      'colors.accent.1.name',
      (g: Draft) => (g.colors.accent[1].name = ' signal coral'),
    ],
  ])('%s: a %s at %s', (rule, severity, path, change) => {
    const findings = checkGuide(changed(change));
    const finding = findings.find((candidate) => candidate.rule === rule && candidate.path === path);
    expect(finding).toMatchObject({ severity });
    expect(finding?.message).toMatch(/\.$/);
    expect(finding?.cure).toMatch(/\.$/);
  });

  it('measures what it reports', () => {
    const [finding] = checkGuide(changed((guide) => (guide.elements.buttons.primary.textColor = '#FFFFFF')));
    expect(finding?.measured).toEqual({ value: expect.closeTo(3.19, 2), required: 4.5, unit: ':1' });
    expect(finding?.message).toContain('3.19 : 1');
    expect(finding?.cure).toContain('Use #000000');
  });

  it('judges hover colours chosen by hand, and says when they cannot be judged', () => {
    const judge = (background: string, text: string) =>
      checkGuide(SAMPLE_GUIDE, parseSettings({ buttons: { primaryHover: { background, text } } }));
    expect(judge('#FFFFFF', '#EEEEEE')).toMatchObject([{ severity: 'error', path: 'buttons.primary.hover' }]);
    expect(judge('#FFFFFF', '')).toEqual([]);
    expect(judge('color-mix(in srgb, var(--primary) 50%, white)', '')).toMatchObject([{ severity: 'info' }]);
  });

  it('calls two colours the eye cannot tell apart an error', () => {
    const findings = checkGuide(changed((guide) => (guide.colors.accent[1].hex = guide.colors.primary.hex)));
    expect(findings.find(({ rule }) => rule === 'similar-colors')?.severity).toBe('error');
  });

  it('lists the most severe first', () => {
    const findings = checkGuide(
      changed((guide) => {
        guide.colors.accent[1].name = 'Signal Coral';
        guide.typography.headings.weight = '900';
      }),
    );
    expect(findings.map(({ severity }) => severity)).toEqual(['error', 'warning']);
  });

  it('covers every state of every control on both surfaces', () => {
    const pairs = paintedPairs({ guide: SAMPLE_GUIDE, settings: parseSettings({}) });
    const paths = pairs.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    // Seven filled buttons at rest and hovered; on two surfaces seven inks at rest and hovered, running text and
    // disabled controls; two elements.
    expect(paths).toHaveLength(7 * 2 + 2 * (7 * 2 + 2) + 2);
  });

  it('names each rule once and describes it', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    for (const { id, summary } of RULES) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(summary).toMatch(/\.$/);
    }
  });
});
