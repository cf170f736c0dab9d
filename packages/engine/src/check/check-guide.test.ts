import { describe, expect, it } from 'vitest';
import { changeGuide as changed, type GuideDraft as Draft } from '../../test/change-guide.ts';
import { CUSTOM_DEFAULTS, parseBrief } from '../brief/brief.ts';
import { buildCustomGuide } from '../guide/custom-guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { checkGuide, RULES } from './check-guide.ts';
import { renderedPairs } from './rendered-pairs.ts';

describe('checkGuide', () => {
  it('finds nothing in a valid guide', () => {
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
      'stale-measurement',
      'warning',
      'colors.explanation.measured.0',
      (g: Draft) => (g.colors.accent[1].hex = g.colors.primary.hex = '#C8402A'),
    ],
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
    expect(finding?.fix).toMatch(/\.$/);
  });

  it('reports the measured contrast', () => {
    const [finding] = checkGuide(changed((guide) => (guide.elements.buttons.primary.textColor = '#FFFFFF')));
    expect(finding?.measured).toEqual({ value: expect.closeTo(3.19, 2), required: 4.5, unit: ':1' });
    expect(finding?.message).toContain('3.19 : 1');
    expect(finding?.fix).toContain('Use #000000');
  });

  it('measures custom hover colors, and reports those that cannot be measured', () => {
    const checkPair = (background: string, text: string) =>
      checkGuide(SAMPLE_GUIDE, parseSettings({ buttons: { primaryHover: { background, text } } }));
    expect(checkPair('#FFFFFF', '#EEEEEE')).toMatchObject([
      { severity: 'error', path: 'buttons.primary.hover' },
    ]);
    expect(checkPair('#FFFFFF', '')).toEqual([]);
    expect(checkPair('color-mix(in srgb, var(--primary) 50%, white)', '')).toEqual([]);
    for (const unknown of [
      'var(--elsewhere, #FFFFFF)',
      'color-mix(in oklab, #FFFFFF 50%, #FFFFFF)',
      'color-mix(in srgb, currentcolor, #FFFFFF)',
    ]) {
      expect(checkPair(unknown, '#FFFFFF')).toMatchObject([{ rule: 'text-contrast', severity: 'info' }]);
    }
  });

  it.each([
    ['var(--accent-2)', 'var(--accent-2)', 1],
    ['VAR(--accent-2, #000000)', 'var(--accent-2)', 1],
    ['color-mix(in srgb, #fff 50%, #fff)', '#fff', 1],
    ['rgba(255,255,255,0.95)', '#fff', 1],
    ['rgba(0, 0, 0, 0.5)', '#000000', 1.06],
    ['#FFFFFF', 'rgba(0, 0, 0, 0.1)', 1.25],
    ['var(--accent-4-10)', 'var(--accent-4)', 1.3],
  ])('finds unreadable text on %s with %s', (background, text, ratio) => {
    const settings = parseSettings({ buttons: { primaryHover: { background, text } } });
    expect(checkGuide(SAMPLE_GUIDE, settings)).toMatchObject([
      {
        rule: 'text-contrast',
        severity: 'error',
        path: 'buttons.primary.hover',
        measured: { value: expect.closeTo(ratio, 1) },
      },
    ]);
  });

  it('reports a background on which no text is readable over both surfaces', () => {
    const primaryHover = { background: 'rgba(0, 0, 0, 0.5)', text: '#000000' };
    const [finding] = checkGuide(SAMPLE_GUIDE, parseSettings({ buttons: { primaryHover } }));
    expect(finding?.fix).toContain('opaque background');
  });

  it.each([
    ['var(--nope)', ['error']],
    ['VAR(--nope)', ['error']],
    ['var(--Accent-2)', ['error']],
    ['var(--nope, #FF0000)', []],
    ['var(--nope, var(--nor-this))', ['error']],
    ['var(--primary-hover)', ['error']],
    ['var(--primary-hover, #FF0000)', ['error']],
    ['var(--secondary-1-hover, #FF0000)', []],
  ])('broken-reference in the hover background %s: %j', (background, severities) => {
    const settings = parseSettings({ buttons: { primaryHover: { background, text: '' } } });
    const found = checkGuide(SAMPLE_GUIDE, settings).filter(({ rule }) => rule === 'broken-reference');
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  });

  it('finds a loop over two hover colors', () => {
    const buttons = {
      primaryHover: { background: 'var(--accent-3-hover, #FF0000)', text: '' },
      accentHover: { background: 'var(--primary-hover, #FF0000)', text: '' },
    };
    const found = checkGuide(SAMPLE_GUIDE, parseSettings({ buttons })).filter(
      ({ rule }) => rule === 'broken-reference',
    );
    expect(found.map(({ path }) => path)).toEqual([
      'settings.buttons.primaryHover.background',
      'settings.buttons.accentHover.background',
    ]);
  });

  it.each([
    [
      'elements.cards.backgroundColor',
      'text-contrast',
      4.5,
      (g: Draft) => (g.elements.cards.backgroundColor = '#000000'),
    ],
    [
      'elements.inputs.focusColor',
      'control-contrast',
      3,
      (g: Draft) => (g.elements.inputs.focusColor = '#FFFFFF'),
    ],
    [
      'elements.inputs.borderColor',
      'control-contrast',
      3,
      (g: Draft) => (g.elements.inputs.borderColor = 'rgba(0, 0, 0, 0.1)'),
    ],
    [
      'elements.inputs.borderColor',
      'control-contrast',
      3,
      (g: Draft) => (g.elements.cards.backgroundColor = '#D0D0D0'),
    ],
  ])('measures %s with %s at %s : 1', (path, rule, required, change) => {
    const finding = checkGuide(changed(change)).find((candidate) => candidate.path === path);
    expect(finding).toMatchObject({ rule, severity: 'error', measured: { required, unit: ':1' } });
    const [, hex = ''] = /Use (#[0-9A-F]{6})/.exec(finding?.fix ?? '') ?? [];
    const fixed = changed((guide) => {
      change(guide);
      if (path.endsWith('backgroundColor')) guide.elements.cards.backgroundColor = hex;
      else if (path.endsWith('focusColor')) guide.elements.inputs.focusColor = hex;
      else guide.elements.inputs.borderColor = hex;
    });
    expect(checkGuide(fixed).filter((candidate) => candidate.path === path)).toEqual([]);
  });

  it.each([
    ['surfaces.dark.border', 'control-contrast', (g: Draft) => (g.surfaces.dark.border = '#303030')],
    ['surfaces.light.raised', 'text-contrast', (g: Draft) => (g.surfaces.light.raised = '#505050')],
    [
      'surfaces.dark.selectionText',
      'text-contrast',
      (g: Draft) => (g.surfaces.dark.selectionText = '#505050'),
    ],
  ])('finds too little contrast at %s', (path, rule, change) => {
    const found = checkGuide(changed(change)).find((finding) => finding.path === path);
    expect(found).toMatchObject({ rule, severity: 'error' });
  });

  it('reports input borders that cannot be measured', () => {
    const found = checkGuide(changed((g) => (g.elements.inputs.focusColor = 'var(--elsewhere, #000000)')));
    expect(found).toMatchObject([{ rule: 'control-contrast', severity: 'info' }]);
  });

  it.each(['https://fonts.googleapis.com/css2?family=Lora&display=swap', 'https://evil.example/x.css', ''])(
    'reports %j as a wrong font URL, with the right one',
    (url) => {
      const [finding] = checkGuide(changed((guide) => (guide.fonts.body.url = url)));
      expect(finding).toMatchObject({ rule: 'font-url', severity: 'error', path: 'fonts.body.url' });
      expect(finding?.fix).toBe(`Use ${SAMPLE_GUIDE.fonts.body.url}.`);
    },
  );

  it('never reports an error for colors that only a deficiency makes similar', () => {
    const guide = buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Defaults' }));
    const findings = checkGuide(guide);
    const alike = findings.filter(
      ({ rule, measured }) => rule === 'similar-for-deficiency' && (measured?.value ?? 9) < 1,
    );
    expect(alike.length).toBeGreaterThan(0);
    expect(alike.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('reports an error for two indistinguishable colors', () => {
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
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['missing-weight', 'error'],
      ['duplicate-name', 'warning'],
    ]);
  });

  it('covers every state of every control on both surfaces', () => {
    const pairs = renderedPairs({ guide: SAMPLE_GUIDE, settings: parseSettings({}) });
    const paths = pairs.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    // Seven filled buttons at rest and hovered; on two surfaces seven foregrounds at rest and hovered, on the page and
    // raised, body text on both, a selection and disabled controls; two buttons and two cards among the elements.
    expect(paths).toHaveLength(7 * 2 + 2 * (7 * 4 + 4) + 4);
  });

  it('has unique rules, each with a summary', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    for (const { id, summary } of RULES) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(summary).toMatch(/\.$/);
    }
  });
});
