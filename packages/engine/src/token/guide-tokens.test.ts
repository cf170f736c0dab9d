import { describe, expect, it } from 'vitest';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../settings/guide-settings.ts';
import { EXTENSION } from './dtcg.ts';
import { toTokenDocument, toTokenGroups } from './guide-tokens.ts';
import { findTokenIssues, parseTokens } from './parse-dtcg.ts';

describe('toTokenGroups', () => {
  it('contains every group, always in this order', () => {
    expect(Object.keys(toTokenGroups(SAMPLE_GUIDE))).toEqual([
      'color',
      'opacity',
      'button',
      'surface',
      'font',
      'font-weight',
      'size',
      'size-1280',
      'size-1024',
      'size-768',
      'size-480',
      'type',
      'control',
      'card',
      'input',
    ]);
  });

  it('uses the default settings by default', () => {
    expect(toTokenGroups(SAMPLE_GUIDE)).toEqual(toTokenGroups(SAMPLE_GUIDE, DEFAULT_SETTINGS));
  });
});

describe('toTokenDocument', () => {
  it('has a description and the data that tokens cannot express', () => {
    expect(toTokenDocument(SAMPLE_GUIDE)).toMatchObject({
      $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
      $description: 'Halyard & Finch',
      $extensions: {
        [EXTENSION]: {
          guideVersion: 2,
          generatedBy: 'sample',
          harmony: 'split-complementary',
          buttonHover: { primary: 'darken', secondary: 'fill' },
          buttonTextTransform: 'none',
        },
      },
    });
  });

  it('has no harmony if the guide has none', () => {
    const { harmony: _, ...colors } = SAMPLE_GUIDE.colors;
    expect(toTokenDocument({ ...SAMPLE_GUIDE, colors }).$extensions[EXTENSION]['harmony']).toBeNull();
  });

  it('has no issues, and every token resolves to a value', () => {
    const settings = parseSettings({
      buttons: { primaryHover: { background: 'var(--accent-2-30)', text: '' } },
    });
    const document = toTokenDocument(SAMPLE_GUIDE, settings);
    expect(findTokenIssues(document)).toEqual([]);
    const tokens = parseTokens(document);
    expect(tokens).toHaveLength(7 + 63 + 28 + 2 * (8 + 28) + 2 + 2 + 45 + 9 + 9 + 8 + 5);
    const hover = tokens.find(({ path }) => path.join('.') === 'button.primary.hover-background');
    expect(hover?.value).toMatchObject({ hex: '#FBE6E3', alpha: 0.3 });
  });
});
