import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkGuide } from '../check/check-guide.ts';
import { DEFAULT_SETTINGS } from '../settings/guide-settings.ts';
import { GUIDE_VERSION } from './guide.ts';
import { initialSettings } from './initial-settings.ts';
import { parseGuide } from './parse-guide.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';
import { NEUTRAL_SURFACES } from './surface.ts';

/** The sample as version 1 exported it. */
const OLD = path.join(import.meta.dirname, '../../test/golden/guide-version-1.json');
const old = () => JSON.parse(readFileSync(OLD, 'utf8'));

describe('a document of version 1', () => {
  it('becomes the same guide in the current version, with its own texts', () => {
    const [stored, guide] = [old(), parseGuide(old())];
    expect(stored.version).toBe(1);
    expect(guide.colors).toEqual(stored.colors);
    expect(guide.fonts).toEqual(stored.fonts);
    const { colors, fonts } = guide;
    expect({ ...SAMPLE_GUIDE, colors, fonts }).toEqual(guide);
  });

  it('of a generated guide keeps its look: neutral surfaces, its heading style and the default settings', () => {
    const guide = parseGuide({ ...old(), generatedBy: 'built-in' });
    expect(guide).toMatchObject({ version: GUIDE_VERSION, surfaces: NEUTRAL_SURFACES });
    expect(guide.typography).toEqual(SAMPLE_GUIDE.typography);
    expect(initialSettings(guide)).toEqual(DEFAULT_SETTINGS);
    expect(checkGuide(guide)).toEqual([]);
  });

  it('keeps the color and shadow of its cards on both surfaces', () => {
    const document = old();
    document.elements.cards = {
      ...document.elements.cards,
      backgroundColor: '#EEEEEE',
      shadowColor: '#0F6B5C',
    };
    const { cards } = parseGuide(document).elements;
    expect(cards.dark).toMatchObject({ backgroundColor: '#EEEEEE', shadowColor: '#0F6B5C' });
    expect(cards).toMatchObject({ backgroundColor: '#EEEEEE', shadowStyle: 'soft', borderWidth: '0' });
  });

  it('with an invalid part is rejected with the path of that part', () => {
    const document = old();
    document.elements.cards.shadowSize = 'huge';
    expect(() => parseGuide(document)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ path: 'elements.cards.shadowSize' })] }),
    );
  });
});
