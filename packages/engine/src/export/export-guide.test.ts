import { describe, expect, it } from 'vitest';
import { randomGuide, randomSettings } from '../../test/random-guide.ts';
import type { Guide } from '../guide/guide.ts';
import { guideRamps } from '../guide/guide-ramps.ts';
import { parseGuideDocument } from '../guide/parse-guide.ts';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { DEFAULT_SETTINGS, type GuideSettings, parseSettings } from '../settings/guide-settings.ts';
import { toTokenDocument } from '../token/guide-tokens.ts';
import { findTokenIssues } from '../token/parse-dtcg.ts';
import { exportGuide } from './export-guide.ts';
import { EXPORT_FORMATS } from './file-names.ts';

describe('exportGuide', () => {
  it.each([
    ['css', 'style-variables.css', 'text/css'],
    ['json', 'style-variables.json', 'application/json'],
    ['dtcg', 'style.tokens.json', 'application/design-tokens+json'],
  ] as const)('returns name and media type of a %s file', async (format, fileName, mediaType) => {
    expect(await exportGuide(SAMPLE_GUIDE, DEFAULT_SETTINGS, format)).toMatchObject({ fileName, mediaType });
  });

  it('exports CSS with the default settings by default', async () => {
    expect(await exportGuide(SAMPLE_GUIDE)).toEqual(await exportGuide(SAMPLE_GUIDE, DEFAULT_SETTINGS, 'css'));
  });

  it('writes guide and settings as JSON that parses to the same guide and settings', async () => {
    for (const seed of Array.from({ length: 20 }, (_, index) => `json ${index}`)) {
      const [guide, settings] = [randomGuide(seed), randomSettings(seed)];
      const { text } = await exportGuide(guide, settings, 'json');
      expect(text).toMatch(/[^\n]\n$/);
      const read = parseGuideDocument(JSON.parse(text));
      expect(read).toEqual({ guide, settings });
      expect((await exportGuide(read.guide, read.settings ?? undefined, 'json')).text).toBe(text);
    }
  });

  it('writes the same bytes in whatever order the sizes were set', async () => {
    const withSizes = (sizesRem: object) => parseSettings({ typography: { sizesRem } });
    const [first, second] = [withSizes({ h2: 3, h1: 4 }), withSizes({ h1: 4, h2: 3 })];
    for (const format of EXPORT_FORMATS) {
      expect(await exportGuide(SAMPLE_GUIDE, first, format)).toEqual(
        await exportGuide(SAMPLE_GUIDE, second, format),
      );
    }
  });

  it('writes valid design tokens', async () => {
    const document: unknown = JSON.parse((await exportGuide(SAMPLE_GUIDE, DEFAULT_SETTINGS, 'dtcg')).text);
    expect(document).toEqual(toTokenDocument(SAMPLE_GUIDE));
    expect(findTokenIssues(document)).toEqual([]);
  });

  it.each(EXPORT_FORMATS)('adds ramps to %s only on request, after the rest', async (format) => {
    const [guide, settings] = [randomGuide('ramps'), randomSettings('ramps')];
    const { text: plain } = await exportGuide(guide, settings, format);
    expect((await exportGuide(guide, settings, format, {})).text).toBe(plain);
    expect((await exportGuide(guide, settings, format, { ramps: false })).text).toBe(plain);
    const { text } = await exportGuide(guide, settings, format, { ramps: true });
    // JSON ends with a closing brace, which a comma follows when there is more.
    const start = plain.replace(/\n\}\n$/, '');
    expect(text.startsWith(start)).toBe(true);
    expect(text.slice(start.length)).toMatch(format === 'css' ? /--accent-4-ramp-950: #/ : /"accent-4": \{/);
    expect(text).not.toMatch(/ramp-\d+: (?!#)|NaN|undefined/);
  });

  it('writes ramps as JSON that is read again as the guide and its settings', async () => {
    const [guide, settings] = [randomGuide('ramps'), randomSettings('ramps')];
    const { text } = await exportGuide(guide, settings, 'json', { ramps: true });
    const document = JSON.parse(text);
    expect(document.ramps).toEqual(guideRamps(guide));
    expect(parseGuideDocument(document)).toEqual({ guide, settings });
  });

  it.each(EXPORT_FORMATS)(
    'exports the same bytes of %s again, and does not change guide and settings',
    async (format) => {
      const [guide, settings] = [structuredClone(SAMPLE_GUIDE), structuredClone(DEFAULT_SETTINGS)];
      const first = await exportGuide(guide, settings, format);
      expect(await exportGuide(guide, settings, format)).toEqual(first);
      expect([guide, settings]).toEqual([SAMPLE_GUIDE, DEFAULT_SETTINGS]);
    },
  );

  it.each(EXPORT_FORMATS)('rejects %s export of a guide that breaks its schema', async (format) => {
    const { typography } = SAMPLE_GUIDE;
    const body = { ...typography.body, letterSpacing: '0; } body { display: none' };
    const guide: Guide = { ...SAMPLE_GUIDE, typography: { ...typography, body } };
    await expect(exportGuide(guide, DEFAULT_SETTINGS, format)).rejects.toMatchObject({
      code: 'SK_GUIDE_INVALID',
      issues: [{ path: 'typography.body.letterSpacing' }],
    });
  });

  it('treats an invalid hover color as empty', async () => {
    const primaryHover = { background: 'red; } body { display: none', text: 'expression(1)' };
    const settings: GuideSettings = {
      ...DEFAULT_SETTINGS,
      buttons: { ...DEFAULT_SETTINGS.buttons, primaryHover },
    };
    expect(await exportGuide(SAMPLE_GUIDE, settings)).toEqual(await exportGuide(SAMPLE_GUIDE));
  });
});
