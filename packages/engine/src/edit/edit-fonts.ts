import { explainFonts } from '../guide/explain-fonts.ts';
import type { Guide, GuideFont } from '../guide/guide.ts';
import { DEFAULT_WEIGHTS, toGuideFont, toTypography } from '../guide/guide-fonts.ts';
import { measureFonts } from '../guide/measure-guide.ts';
import { type CatalogFont, findFont } from '../typography/font-catalog.ts';
import { resolveWeight } from '../typography/font-weight.ts';
import { type HeadingStyle, headingStyles } from '../typography/heading-styles.ts';
import type { GuideEdits } from './guide-edits.ts';

/** The weights that a changed font loads, besides those in use. */
const WEIGHTS = { header: [700], body: [400, 700] };

/** The guide with other fonts, and with type styles and explanations that fit them; itself if none changes. */
export function editFonts(guide: Guide, { headerFont, bodyFont }: GuideEdits): Guide {
  const newHeader = findChanged(guide.fonts.header, headerFont);
  const newBody = findChanged(guide.fonts.body, bodyFont);
  if (newHeader === null && newBody === null) return guide;
  const label = toLabel(guide, newHeader, newBody);
  const heading = newHeader === null ? null : chooseHeading(guide, newHeader);
  const weightsOf = (role: 'header' | 'body') => [
    ...(isByUser(guide) ? DEFAULT_WEIGHTS : WEIGHTS[role]),
    ...(role === 'header' && heading !== null ? [heading.weight] : []),
    ...(label.font === role ? [Number(label.fontWeight)] : []),
  ];
  const header =
    newHeader === null ? guide.fonts.header : toGuideFont('header', newHeader, weightsOf('header'));
  const body = newBody === null ? guide.fonts.body : toGuideFont('body', newBody, weightsOf('body'));
  const plain = toTypography(header, body, heading ?? undefined);
  const typography = { ...plain, ...(newHeader === null ? { headings: guide.typography.headings } : {}) };
  return {
    ...guide,
    fonts: {
      header,
      body,
      explanation: {
        title: 'About these fonts',
        content: explainFonts(header, body),
        measured: measureFonts(header, body, typography),
      },
    },
    typography,
    elements: { ...guide.elements, buttons: { ...guide.elements.buttons, label } },
  };
}

function findChanged({ name }: GuideFont, edited: string | undefined): CatalogFont | null {
  return edited === undefined || edited === name ? null : findFont(edited);
}

/** The even setting of the face for generated guides; custom guides have the same setting for all faces. */
function chooseHeading(guide: Guide, font: CatalogFont): HeadingStyle | null {
  const [even] = headingStyles(font, 'even');
  if (isByUser(guide) || even === undefined) return null;
  return { ...even, weight: resolveWeight(font.weights, even.weight) };
}

/** Whether a user chose all colors and fonts of a guide. */
function isByUser({ generatedBy }: Guide): boolean {
  return generatedBy === 'custom' || generatedBy === 'sample';
}

/** The label of buttons in a weight that its font has. */
function toLabel(guide: Guide, header: CatalogFont | null, body: CatalogFont | null) {
  const { label } = guide.elements.buttons;
  const font = label.font === 'header' ? header : body;
  if (font === null) return label;
  return { ...label, fontWeight: `${resolveWeight(font.weights, Number(label.fontWeight))}` };
}
