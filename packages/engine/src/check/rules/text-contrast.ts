import { readableText } from '../../color/readable-text.ts';
import { wcagContrast } from '../../color/wcag-contrast.ts';
import { type Paint, paintInks, paintSolids, toOpaqueHex } from '../../guide/control-paint.ts';
import { formatRatio } from '../../guide/prose.ts';
import { SURFACES } from '../../guide/surface.ts';
import type { CheckedGuide, Finding, Rule } from '../finding.ts';

const ID = 'text-contrast';

/** WCAG 2.2, 1.4.3, level AA for text of normal size. */
const REQUIRED = 4.5;

interface PaintedPair extends Paint {
  readonly path: string;
  readonly what: string;
}

export const textContrast: Rule = {
  id: ID,
  summary:
    'Text on every button, outline, link and card, in every state and on both surfaces, has a contrast of at least 4.5 : 1.',
  run: (checked) => paintedPairs(checked).flatMap(judge),
};

/** Every text and ground the exported stylesheet and the guide's own elements can put on top of one another. */
export function paintedPairs(checked: CheckedGuide): PaintedPair[] {
  return [...solidPairs(checked), ...inkPairs(checked), ...elementPairs(checked)];
}

function solidPairs({ guide, settings }: CheckedGuide): PaintedPair[] {
  return paintSolids(guide, settings.buttons).flatMap(({ role, rest, hover }) => [
    { ...rest, path: `buttons.${role}`, what: `the ${role} button` },
    { ...hover, path: `buttons.${role}.hover`, what: `the ${role} button under the pointer` },
  ]);
}

function inkPairs({ guide }: CheckedGuide): PaintedPair[] {
  return SURFACES.flatMap(({ id, background, disabledBackground, disabledText, text }) => [
    { background, text, path: `surfaces.${id}.text`, what: `running text on the ${id} surface` },
    {
      background: disabledBackground,
      text: disabledText,
      path: `surfaces.${id}.disabled`,
      what: `a disabled button on the ${id} surface`,
    },
    ...paintInks(guide, { id, background, disabledBackground, disabledText, text, border: text }).flatMap(
      ({ role, ink, hoverInk }) => [
        {
          background,
          text: ink,
          path: `links.${role}.${id}`,
          what: `the ${role} outline and link on the ${id} surface`,
        },
        {
          background,
          text: hoverInk,
          path: `links.${role}.${id}.hover`,
          what: `the ${role} link under the pointer on the ${id} surface`,
        },
      ],
    ),
  ]);
}

function elementPairs({ guide }: CheckedGuide): PaintedPair[] {
  const { buttons } = guide.elements;
  return (['primary', 'secondary'] as const).map((kind) => ({
    background: buttons[kind].backgroundColor,
    text: buttons[kind].textColor,
    path: `elements.buttons.${kind}.textColor`,
    what: `the ${kind} button element`,
  }));
}

function judge({ background, text, path, what }: PaintedPair): Finding[] {
  const [ground, letters] = [toOpaqueHex(background), toOpaqueHex(text)];
  if (ground === null || letters === null)
    return [unmeasured(path, what, ground === null ? background : text)];
  const ratio = wcagContrast(ground, letters);
  if (ratio >= REQUIRED) return [];
  return [
    {
      rule: ID,
      severity: 'error',
      path,
      message: `Text of ${what} has a contrast of ${formatRatio(ratio)} : 1 (${letters} on ${ground}).`,
      measured: { value: ratio, required: REQUIRED, unit: ':1' },
      cure: `Use ${readableText(ground)} for the text, which gives ${formatRatio(wcagContrast(ground, readableText(ground)))} : 1.`,
    },
  ];
}

function unmeasured(path: string, what: string, value: string): Finding {
  return {
    rule: ID,
    severity: 'info',
    path,
    message: `The contrast of ${what} cannot be measured, because ${value} is known only to the page that uses it.`,
    measured: null,
    cure: 'Give an opaque colour such as #1F4E6B, or check the page itself.',
  };
}
