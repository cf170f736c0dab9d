import { describe, expect, it } from 'vitest';
import { randomGuide, randomSettings } from '../../test/random-guide.ts';
import { readStylesheet, type Sheet } from '../../test/read-stylesheet.ts';
import { caseCount } from '../../test/sample-size.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { exportGuide } from '../export/export-guide.ts';
import type { Guide } from '../guide/guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { NEUTRAL_SURFACES } from '../guide/surface.ts';
import {
  describeButtons,
  describeColors,
  describeControls,
  describeElements,
  describeType,
} from './describe-guide.ts';
import { printRule } from './print-rule.ts';
import type { StyleRule } from './style-rule.ts';

const read = (rules: readonly StyleRule[]) => readStylesheet(rules.map(printRule).join('\n'));

/**
 * Every declaration of a sheet with its media query and selectors, sorted, so that grouping of rules does not matter.
 */
function declarationsOf({ rules }: Sheet): string[] {
  return rules
    .flatMap(({ media, selectors, declarations }) =>
      [...declarations].map(([name, value]) => `${media} ${selectors.join(', ')} { ${name}: ${value} }`),
    )
    .sort();
}

describe('the parts of a stylesheet', () => {
  const seeds = Array.from({ length: caseCount(1_000) }, (_, index) => String(index));

  it.each(seeds)('add up to the exported one, guide and settings %s', async (seed) => {
    const [guide, settings] = [randomGuide(seed), randomSettings(seed)];
    const described = [
      ...describeColors(guide, settings.buttons),
      ...describeElements(guide),
      ...describeType(guide, settings.typography),
      ...describeButtons(guide, settings.buttons),
      ...describeControls(),
    ];
    const { text } = await exportGuide(guide, settings, 'css');
    expect(declarationsOf(read(described))).toEqual(declarationsOf(readStylesheet(text)));
  });
});

describe('describeElements', () => {
  const withElements = (cards: object, inputs: object = {}): Guide => {
    const { elements } = SAMPLE_GUIDE;
    return {
      ...SAMPLE_GUIDE,
      elements: {
        ...elements,
        cards: { ...elements.cards, ...cards },
        inputs: { ...elements.inputs, ...inputs },
      },
    };
  };
  const variablesOf = (guide: Guide) =>
    read(describeElements(guide)).rules.map(({ selectors, declarations }) => ({
      selectors: selectors.join(', '),
      ...Object.fromEntries(declarations),
    }));

  it('defines background, readable text, corners and shadow of the card', () => {
    const guide = withElements({ backgroundColor: '#12303D', borderRadius: '1rem', shadowSize: 'large' });
    const [shapes, light] = variablesOf(guide);
    expect(shapes).toMatchObject({ '--card-radius': '1rem', '--card-border-width': '0' });
    expect(light).toMatchObject({
      '--card-background': '#12303D',
      '--card-text': '#FFFFFF',
      '--card-shadow': '0 12px 32px 0 rgb(0 0 0 / 0.1)',
    });
  });

  it('keeps the CSS of a shadow color that tokens cannot express', () => {
    const guide = withElements({ shadowColor: 'var(--accent-4-30)', shadowSize: 'small' });
    expect(variablesOf(guide)[1]).toMatchObject({ '--card-shadow': '0 1px 3px 0 var(--accent-4-30)' });
  });

  it('gives cards the text of each surface where it is readable, else black or white', () => {
    const guide = withElements({ backgroundColor: 'rgba(0, 0, 0, 0.05)' });
    const [, light, dark] = variablesOf(guide);
    expect(light).toMatchObject({ '--card-text': NEUTRAL_SURFACES.light.text });
    expect(dark).toMatchObject({ '--card-background': '#FFFFFF', '--card-text': '#000000' });
  });

  it('uses the text color of the page for a card in a color that only the page defines', () => {
    const guide = withElements({ backgroundColor: 'var(--elsewhere)' });
    expect(variablesOf(guide)[1]).toMatchObject({ '--card-text': 'inherit' });
  });

  it('gives text fields the colors of the guide on the light surface, and readable ones on the dark one', () => {
    const [, light, dark] = variablesOf(withElements({}, { borderColor: '#777777', focusColor: '#0F6B5C' }));
    expect(light).toMatchObject({ '--input-border': '#777777', '--input-focus': '#0F6B5C' });
    expect(dark).toMatchObject({ '--input-border': NEUTRAL_SURFACES.dark.border });
    const focus = Object.entries(dark ?? {}).find(([name]) => name === '--input-focus')?.[1] ?? '';
    expect(wcagContrast(focus, NEUTRAL_SURFACES.dark.background)).toBeGreaterThanOrEqual(3);
  });
});
