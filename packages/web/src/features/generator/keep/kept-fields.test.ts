import { guideColors } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { generateGuideFor } from '../../../data/browser-guide/generate-guide.ts';
import { toPreviewGuide } from '../custom/custom-fields.ts';
import { toKeptFields } from './kept-fields.ts';

const BRIEF = 'A bakery in Lisbon that mills its own flour.';

describe('kept guide in the Custom form', () => {
  it.each([1, 2, 7])('keeps all colors and fonts of version %i', async (version) => {
    const guide = await generateGuideFor(BRIEF, version);
    const kept = toPreviewGuide(toKeptFields(guide, BRIEF));
    const palette = guideColors(guide).map(({ hex, name }) => [hex, name]);
    expect(guideColors(kept ?? guide).map(({ hex, name }) => [hex, name])).toEqual(palette);
    expect(kept?.name).toBe(guide.name);
    expect(kept?.description).toBe(BRIEF);
    expect([kept?.fonts.header.name, kept?.fonts.body.name]).toEqual([
      guide.fonts.header.name,
      guide.fonts.body.name,
    ]);
  });
});
