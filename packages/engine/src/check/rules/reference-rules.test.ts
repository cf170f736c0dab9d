import { describe, expect, it } from 'vitest';
import { changeGuide, type GuideDraft } from '../../../test/change-guide.ts';
import { SAMPLE_GUIDE } from '../../guide/sample-guide.ts';
import { parseSettings } from '../../settings/guide-settings.ts';
import type { Rule } from '../finding.ts';
import { brokenReference } from './broken-reference.ts';
import { fontUrl } from './font-url.ts';
import { missingWeight } from './missing-weight.ts';
import { unknownFont } from './unknown-font.ts';

const settings = parseSettings({});
const check = (rule: Rule, change: (guide: GuideDraft) => void) =>
  rule.run({ guide: changeGuide(change), settings });

const VARIABLES = '--primary, --secondary-1, --secondary-2, --accent-1, --accent-2, --accent-3, --accent-4';

describe('broken-reference', () => {
  it('names the variable that the guide does not define', () => {
    const findings = check(brokenReference, ({ elements }) => {
      elements.cards.borderColor = 'var( --secondary-9 )';
    });
    expect(findings).toEqual([
      {
        rule: 'broken-reference',
        severity: 'error',
        path: 'elements.cards.borderColor',
        message: 'var( --secondary-9 ) refers to --secondary-9, which the guide does not define.',
        measured: null,
        fix: `Use one of ${VARIABLES}, an opacity step such as --primary-50, or add a fallback color.`,
      },
    ]);
  });

  it.each([
    ['var(--accent-4)', 0],
    ['var(--accent-4-10)', 0],
    ['var(--accent-4-90)', 0],
    ['var(--accent-4-15)', 1],
    ['var(--accent-5)', 1],
    ['var(--gone, #FFFFFF)', 0],
    ['color-mix(in srgb, var(--gone), var(--missing))', 2],
    ['color-mix(in srgb, var(--primary), var(--missing))', 1],
    ['#FFFFFF', 0],
  ])('in %s finds %i', (value, count) => {
    const findings = check(brokenReference, ({ elements }) => {
      elements.cards.borderColor = value;
    });
    expect(findings).toHaveLength(count);
  });

  it('says when a hover color depends on itself', () => {
    const primaryHover = { background: 'var(--primary-hover, #FF0000)', text: '' };
    const [finding] = brokenReference.run({
      guide: SAMPLE_GUIDE,
      settings: parseSettings({ buttons: { primaryHover } }),
    });
    expect(finding).toMatchObject({
      path: 'settings.buttons.primaryHover.background',
      message: 'var(--primary-hover, #FF0000) refers to --primary-hover, which depends on this color itself.',
      fix: `Use one of ${VARIABLES}, an opacity step such as --primary-50, or a color.`,
    });
  });

  it('finds type styles in a font that the guide does not have', () => {
    const findings = check(brokenReference, ({ typography }) => {
      typography.headings.fontFamily = 'Lora';
      typography.body.fontFamily = 'Playfair Display';
    });
    expect(findings).toEqual([
      {
        rule: 'broken-reference',
        severity: 'error',
        path: 'typography.headings.fontFamily',
        message: 'Headings use Lora, which is not a font of the guide.',
        measured: null,
        fix: 'Use Playfair Display or Work Sans.',
      },
    ]);
  });
});

describe('missing-weight', () => {
  const useLato = (weights: string[]) => (guide: GuideDraft) => {
    guide.fonts.body = { ...guide.fonts.body, name: 'Lato', weights };
  };

  it('names the weights of the family and the one that browsers show', () => {
    expect(check(missingWeight, useLato(['500', '700']))).toEqual([
      {
        rule: 'missing-weight',
        severity: 'error',
        path: 'fonts.body.weights.0',
        message: 'Lato has no weight 500; its weights are 100, 300, 400, 700, 900.',
        // CSS Fonts 4: from 500, 400 is tried before lighter and heavier weights.
        measured: { value: 500, required: 400, unit: 'weight' },
        fix: 'Use 400, which browsers show instead.',
        exactFix: { value: '400' },
      },
    ]);
  });

  it.each([
    [['600', '400'], 700],
    [['200', '400'], 100],
    [['800', '400'], 900],
  ])('of %j browsers show %i', (weights, nearest) => {
    expect(check(missingWeight, useLato(weights))[0]?.measured?.required).toBe(nearest);
  });

  it('has no exact fix when the list would name a weight twice', () => {
    const [finding] = check(missingWeight, useLato(['500', '400']));
    expect(finding).not.toHaveProperty('exactFix');
  });

  it('finds a weight that is used but not loaded', () => {
    const findings = check(missingWeight, ({ typography }) => {
      typography.headings.weight = '900';
    });
    expect(findings).toEqual([
      {
        rule: 'missing-weight',
        severity: 'error',
        path: 'typography.headings.weight',
        message: 'Playfair Display is used in weight 900, which the guide does not load.',
        measured: null,
        fix: 'Add 900 to the weights of Playfair Display, or use one of 600, 700.',
      },
    ]);
  });

  it('does not judge fonts outside the catalog, nor families that broken-reference reports', () => {
    const findings = check(missingWeight, (guide) => {
      guide.fonts.header = { ...guide.fonts.header, name: 'Comic Sans MS', weights: ['700', '900'] };
      guide.typography.headings.fontFamily = 'Comic Sans MS';
      guide.typography.body = { ...guide.typography.body, fontFamily: 'Roboto', weight: '900' };
    });
    expect(findings).toEqual([]);
  });
});

describe('font-url', () => {
  it.each([
    ['', 'There is no URL of Work Sans in the weights 300, 400, 500.'],
    [
      'https://fonts.googleapis.com/css2?family=Lora',
      'https://fonts.googleapis.com/css2?family=Lora is not the URL of Work Sans in the weights 300, 400, 500.',
    ],
  ])('states the right URL instead of %j', (url, message) => {
    const right = 'https://fonts.googleapis.com/css2?family=Work+Sans:wght@300;400;500&display=swap';
    const findings = check(fontUrl, ({ fonts }) => {
      fonts.body.url = url;
    });
    expect(findings).toEqual([
      {
        rule: 'font-url',
        severity: 'error',
        path: 'fonts.body.url',
        message,
        measured: null,
        fix: `Use ${right}.`,
        exactFix: { value: right },
      },
    ]);
  });
});

describe('unknown-font', () => {
  it('warns about a font outside the catalog, and about another spelling', () => {
    const findings = check(unknownFont, ({ fonts }) => {
      fonts.header.name = 'Comic Sans MS';
      fonts.body.name = 'work sans';
    });
    expect(findings.map(({ path }) => path)).toEqual(['fonts.header.name', 'fonts.body.name']);
    expect(findings[0]).toEqual({
      rule: 'unknown-font',
      severity: 'warning',
      path: 'fonts.header.name',
      message: 'Comic Sans MS is not one of StyleKit’s 30 fonts, so its weights cannot be checked.',
      measured: null,
      fix: 'Choose one of the 30 fonts, or load this font in your page.',
    });
  });
});
