import { describe, expect, it } from 'vitest';
import { CUSTOM_DEFAULTS, parseBrief } from '../brief/brief.ts';
import { buildCustomGuide, type CustomGuideExtras } from './custom-guide.ts';
import { guideColors, guideSchema } from './guide.ts';
import { NEUTRAL_SURFACES } from './surface.ts';

const build = (changes: object = {}, extras?: CustomGuideExtras) =>
  buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Halyard', ...changes }), extras);

const color = (hex: string) => ({ hex, name: `Color ${hex}` });

describe('buildCustomGuide', () => {
  it('is a valid guide with the given colors and names, byte for byte', () => {
    const guide = build({ primary: { hex: '#aBcDeF', name: 'My Blue' } });
    expect(guideSchema.parse(guide)).toEqual(guide);
    expect(guide.colors.primary).toEqual({
      name: 'My Blue',
      variable: '--primary',
      hex: '#aBcDeF',
      rgb: 'rgb(171, 205, 239)',
      // 1 − 171/239, 1 − 205/239, 0 and 1 − 239/255.
      cmyk: 'cmyk(28%, 14%, 0%, 6%)',
    });
    expect(guide.generatedBy).toBe('custom');
  });

  it('describes the colors, and says that they were chosen', () => {
    const { content } = build({ primary: { hex: '#ABCDEF', name: 'My Blue' } }).colors.explanation;
    expect(content).toMatch(/^Use My Blue for the logo and the main buttons, and /);
    expect(content).toMatch(/ Every color was chosen by the user and is kept exactly\.$/);
  });

  it.each<[string, string[], string | undefined]>([
    [
      'one hue',
      ['#330000', '#660000', '#990000', '#CC0000', '#F2F2F2', '#808080', '#101010'],
      'monochromatic',
    ],
    ['grays only', ['#111111', '#333333', '#555555', '#777777', '#999999', '#BBBBBB', '#DDDDDD'], undefined],
    // Red is 29°, green 142° and blue 264°: not a third of the circle apart.
    [
      'three primaries',
      ['#FF0000', '#00FF00', '#0000FF', '#808080', '#F2F2F2', '#303030', '#101010'],
      undefined,
    ],
  ])('of %s states the harmony that they form', (_, hexes, type) => {
    const [primary, second, third, ...accent] = hexes.map(color);
    expect(build({ primary, secondary: [second, third], accent }).colors.harmony?.type).toBe(type);
  });

  it.each<[string, object, CustomGuideExtras | undefined, string, string]>([
    ['the description', { description: 'A studio.' }, undefined, 'Halyard', 'A studio.'],
    [
      'the name and fonts without one',
      { description: '', headerFont: 'Lora', bodyFont: 'Inter' },
      undefined,
      'Halyard',
      'Halyard, set in Lora and Inter.',
    ],
    [
      'its own texts',
      { description: 'A studio.' },
      { exampleTitle: 'Hello', exampleText: 'World.' },
      'Hello',
      'World.',
    ],
  ])('shows %s as an example', (_, changes, extras, title, text) => {
    const { exampleTitle, exampleText } = build(changes, extras);
    expect([exampleTitle, exampleText]).toEqual([title, text]);
  });

  it.each<[string, CustomGuideExtras | undefined, string[], string]>([
    ['four weights', undefined, ['400', '500', '600', '700'], '700'],
    ['the weights asked for', { headerWeights: [300, 900] }, ['300', '900'], '900'],
  ])('loads %s, and sets headings in the heaviest', (_, extras, weights, heading) => {
    const { fonts, typography } = build({ headerFont: 'Inter' }, extras);
    expect(fonts.header.weights).toEqual(weights);
    expect(typography.headings).toEqual({
      fontFamily: 'Inter',
      weight: heading,
      lineHeight: 1.2,
      letterSpacing: '-0.025em',
    });
  });

  it('has neutral surfaces, and buttons in the primary and first secondary color', () => {
    const { surfaces, elements } = build({
      primary: color('#1F5A3D'),
      secondary: [color('#12303D'), color('#808080')],
    });
    expect(surfaces).toEqual(NEUTRAL_SURFACES);
    expect(elements.buttons.primary).toMatchObject({ backgroundColor: '#1F5A3D', textColor: '#FFFFFF' });
    expect(elements.buttons.secondary).toMatchObject({ textColor: '#12303D', borderColor: '#12303D' });
  });

  it('measures what it states', () => {
    const { colors, fonts } = build();
    expect(colors.explanation.measured?.at(-1)?.label).toBe('The same with a color-vision deficiency');
    expect(fonts.explanation.measured?.map(({ unit }) => unit)).toContain('em');
    expect(guideColors(build())).toHaveLength(7);
  });

  it('of the sample does not claim a choice', () => {
    expect(build({}, { generatedBy: 'sample' }).colors.explanation.content).not.toContain(
      'chosen by the user',
    );
  });
});
