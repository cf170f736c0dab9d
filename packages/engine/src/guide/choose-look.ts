import { resolveWeight } from '../typography/font-weight.ts';
import type { HeadingFace, HeadingStyle } from '../typography/heading-styles.ts';
import { headingFace } from '../typography/heading-styles.ts';
import type { FontPair } from '../typography/pair-fonts.ts';
import { toCardColors } from './card-colors.ts';
import { chooseHeading } from './choose-heading.ts';
import { chooseShape, type ShapeCriteria } from './choose-shape.ts';
import { deriveSurfaces } from './derive-surfaces.ts';
import type { Guide, GuideFont } from './guide.ts';
import { toElements } from './guide-elements.ts';
import { toGuideFont } from './guide-fonts.ts';
import type { Shape } from './shapes.ts';

/** The fonts with the weights in use, the setting of headings, the surfaces and the elements of a generated guide. */
export interface Look {
  readonly header: GuideFont;
  readonly body: GuideFont;
  readonly heading: HeadingStyle;
  readonly surfaces: Guide['surfaces'];
  readonly elements: Guide['elements'];
}

/** The faces that are legible in the size of a button, with the minimum size in px: narrow letters need more. */
const LABEL_FACES: Readonly<Partial<Record<HeadingFace, number>>> = {
  grotesque: 14,
  geometric: 14,
  rounded: 14,
  mono: 14,
  condensed: 16,
  capitals: 18,
};

/** A second header weight beside that of the headings: bold, or semibold beside a bold one. */
const SECOND_WEIGHT = { bold: 700, semibold: 600 };

/** Chooses the shape and the setting of headings, and derives surfaces and elements from the colors. */
export function chooseLook(
  criteria: ShapeCriteria,
  { primary, secondary, accent }: Pick<Guide['colors'], 'primary' | 'secondary' | 'accent'>,
  pair: Pick<FontPair, 'header' | 'body'>,
): Look {
  const shape = withLegibleLabel(chooseShape(criteria), pair);
  const heading = chooseHeading(pair.header, criteria);
  const colors = { primary: primary.hex, darkNeutral: secondary[0].hex, lightNeutral: accent[1].hex };
  const surfaces = deriveSurfaces(colors, shape.card.fill);
  const cards = toCardColors(
    surfaces,
    { edge: shape.card.edge, isHard: shape.shadow[0] === 'hard' },
    primary.hex,
  );
  const { font, weight } = shape.label;
  const second = heading.weight > SECOND_WEIGHT.semibold ? SECOND_WEIGHT.semibold : SECOND_WEIGHT.bold;
  return {
    header: toGuideFont('header', pair.header, [
      heading.weight,
      second,
      ...(font === 'header' ? [weight] : []),
    ]),
    body: toGuideFont('body', pair.body, [400, 700, font === 'body' ? weight : 500]),
    heading,
    surfaces,
    elements: toElements({ primary: primary.hex, secondary: secondary[0].hex, surfaces, cards, shape }),
  };
}

/** Labels in a font that is legible in their size, and in a weight that it has. */
function withLegibleLabel(shape: Shape, pair: Pick<FontPair, 'header' | 'body'>): Shape {
  const { label } = shape;
  const minimumPx = label.font === 'header' ? LABEL_FACES[headingFace(pair.header)] : undefined;
  const font = minimumPx === undefined ? 'body' : 'header';
  const weight = resolveWeight(pair[font].weights, label.weight);
  return { ...shape, label: { ...label, font, weight, sizePx: Math.max(label.sizePx, minimumPx ?? 0) } };
}
