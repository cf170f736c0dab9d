import { describe, expect, it } from 'vitest';
import { changeGuide, type GuideDraft } from '../../test/change-guide.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { toCardColors } from '../guide/card-colors.ts';
import { type CardFill, deriveSurfaces } from '../guide/derive-surfaces.ts';
import type { CardEdge } from '../guide/shapes.ts';
import { recolorElements } from './recolor-elements.ts';

const PINE = { primary: '#2F6B4F', darkNeutral: '#14231C', lightNeutral: '#F7F4EC' };
const INK = { primary: '#7A2E8C', darkNeutral: '#221427', lightNeutral: '#F6F2F8' };

function paint({ colors }: GuideDraft, { primary, darkNeutral, lightNeutral }: typeof PINE): void {
  colors.primary.hex = primary;
  colors.secondary[0].hex = darkNeutral;
  colors.accent[1].hex = lightNeutral;
}

interface Shape {
  readonly fill: CardFill;
  readonly edge: CardEdge;
  readonly isHard: boolean;
}

/** A guide whose surfaces and cards were derived from its colors. */
function derived({ fill, edge, isHard }: Shape, colors: typeof PINE) {
  return changeGuide((guide) => {
    paint(guide, colors);
    guide.surfaces = deriveSurfaces(colors, fill);
    const { light, dark } = toCardColors(guide.surfaces, { edge, isHard }, colors.primary);
    Object.assign(guide.elements.cards, light, {
      dark,
      borderWidth: edge === 'none' ? '0' : '2px',
      shadowStyle: isHard ? 'hard' : 'soft',
    });
  });
}

describe('recolorElements', () => {
  const fills = ['lighter', 'tinted'] as const;
  const edges = ['line', 'strong', 'none'] as const;
  const shapes = fills.flatMap((fill) =>
    edges.flatMap((edge) => [true, false].map((isHard): Shape => ({ fill, edge, isHard }))),
  );

  it.each(shapes)('keeps the shape $fill, $edge, hard: $isHard', (shape) => {
    const target = derived(shape, INK);
    const { surfaces, elements } = recolorElements(derived(shape, PINE), target.colors);
    expect(surfaces).toEqual(target.surfaces);
    expect(elements.cards).toEqual(target.elements.cards);
    expect(elements.inputs.borderColor).toBe(target.surfaces.light.border);
  });

  it('keeps surfaces, cards and input borders that were not derived', () => {
    const original = changeGuide((guide) => {
      guide.elements.inputs.borderColor = '#ABCDEF';
    });
    const { surfaces, elements } = recolorElements(
      original,
      changeGuide((guide) => paint(guide, INK)).colors,
    );
    expect(surfaces).toBe(original.surfaces);
    expect(elements.cards).toBe(original.elements.cards);
    expect(elements.inputs.borderColor).toBe('#ABCDEF');
  });

  it.each([
    ['#7A2E8C', '#FFFFFF'],
    ['#FFE066', '#000000'],
  ])('writes on a primary button in %s in %s', (primary, textColor) => {
    const { buttons } = recolorElements(
      changeGuide(() => {}),
      changeGuide((guide) => paint(guide, { ...INK, primary })).colors,
    ).elements;
    expect(buttons.primary).toMatchObject({ backgroundColor: primary, borderColor: primary, textColor });
    expect(buttons.primary.borderRadius).toBe('0.5rem');
  });

  it('outlines the secondary button and focused inputs in readable shades', () => {
    const pale = changeGuide((guide) => paint(guide, { ...INK, primary: '#FFE066', darkNeutral: '#FFD1DC' }));
    const { buttons, inputs } = recolorElements(
      changeGuide(() => {}),
      pale.colors,
    ).elements;
    expect(buttons.secondary.backgroundColor).toBe('#FFFFFF');
    expect(buttons.secondary.borderColor).toBe(buttons.secondary.textColor);
    expect(wcagContrast(buttons.secondary.textColor, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(inputs.focusColor, '#FFFFFF')).toBeGreaterThanOrEqual(3);
  });
});
