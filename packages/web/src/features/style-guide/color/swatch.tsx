import { formatRatio } from '@stylekit/engine/check';
import { hexToOklch } from '@stylekit/engine/color';
import type { CSSProperties } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { toVerdict, type ViewColor } from './view-colors.ts';

const VERDICT_TEXT = { AAA: 'AAA', AA: 'AA', large: 'large text', none: 'fails' } as const;

/** The contrast with black or white text, whichever is higher: `AA 4.63 : 1 with black`. */
export function ContrastMark({ color }: { readonly color: ViewColor }) {
  return (
    <p className="code">
      {VERDICT_TEXT[toVerdict(color.ratio)]}{' '}
      <span className="whitespace-nowrap">{formatRatio(color.ratio)} : 1</span> with {color.textName}
    </p>
  );
}

/** The codes of a color as copy buttons, one line each. The list is as wide as its container. */
export function ColorCodes({ color }: { readonly color: ViewColor }) {
  const codes = [
    { label: 'HEX', shown: color.hex, value: color.hex },
    { label: 'RGB', shown: numbersOf(color.rgb), value: color.rgb },
    { label: 'CMYK', shown: numbersOf(color.cmyk), value: color.cmyk },
    { label: 'OKLCH', shown: toOklchText(color.hex), value: color.oklch },
  ];
  return (
    <ul className="color-codes">
      {codes.map(({ label, shown, value }) => (
        <li key={label}>
          <CopyButton name={`${color.name} ${label}`} value={value}>
            <span className="color-code-label">{label}</span>
            <span>{shown}</span>
          </CopyButton>
        </li>
      ))}
    </ul>
  );
}

/** The CSS variable of a color as a copy button. */
export function VariableName({
  color,
  side = 'end',
}: {
  readonly color: ViewColor;
  readonly side?: 'start' | 'end';
}) {
  return (
    <CopyButton name={`${color.name} variable`} value={color.variable} side={side}>
      {color.variable}
    </CopyButton>
  );
}

/** The background of a swatch and its readable text color. */
export function swatchStyle(color: ViewColor): CSSProperties {
  return { backgroundColor: color.displayHex, color: color.displayTextHex };
}

/** Three decimals for lightness and chroma and one for hue exceed 8-bit precision. */
function toOklchText(hex: string): string {
  const { l, c, h } = hexToOklch(hex);
  return `${l.toFixed(3)} ${c.toFixed(3)} ${h.toFixed(1)}°`;
}

/** `rgb(196, 83, 47)` → `196 83 47`, because the label already names the format. */
export function numbersOf(code: string): string {
  const [, inner = code] = /^[a-z]+\((.*)\)$/.exec(code) ?? [];
  return inner.replaceAll(',', '').replaceAll('%', '');
}
