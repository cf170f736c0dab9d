import { readableText } from '@stylekit/engine';
import { useId } from 'react';
import { ColorSwatch } from '../../../ui/color-swatch.tsx';
import { COLOR_FAULT } from '../../../ui/color-text.ts';
import { useHexText } from '../../../ui/use-hex-text.ts';
import type { ColorRow, CustomColor } from './custom-fields.ts';
import { readableWord, toRatioMark } from './custom-ratio.ts';

interface CustomColorRowProps {
  readonly row: ColorRow;
  readonly color: CustomColor;
  readonly hexFault: string | undefined;
  readonly nameFault: string | undefined;
  readonly onChange: (part: Partial<CustomColor>) => void;
}

/** One color of the palette: what it looks like, its name and its code to change in place, and what reads on it. */
export function CustomColorRow({ row, color, nameFault, onChange, ...rest }: CustomColorRowProps) {
  const id = useId();
  const change = (hex: string) => onChange({ hex });
  const { hex, isRefused, fieldProps } = useHexText(color.hex, change);
  const hexFault = rest.hexFault ?? (isRefused ? COLOR_FAULT : undefined);
  const what = row.title.charAt(0).toLowerCase() + row.title.slice(1);
  return (
    <div className="custom-color">
      <ColorSwatch label={row.title} value={color.hex} onChange={change} />
      <input
        className="custom-name"
        name={`${row.field}.name`}
        aria-label={`Name of ${what}`}
        placeholder="Name"
        dir="auto"
        autoComplete="off"
        value={color.name}
        aria-invalid={nameFault !== undefined}
        aria-describedby={nameFault === undefined ? undefined : `${id}-name`}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <input
        className="custom-hex"
        name={`${row.field}.hex`}
        aria-label={row.title}
        placeholder="#RRGGBB"
        aria-invalid={hexFault !== undefined}
        aria-describedby={hexFault === undefined ? `${id}-ratio` : `${id}-hex`}
        {...fieldProps}
      />
      <span className="note custom-role">{row.role}</span>
      <span className="note custom-ratio" id={`${id}-ratio`}>
        {hex === null ? (
          '–'
        ) : (
          <>
            <span className="sr-only">Contrast with {readableWord(hex)} text: </span>
            {toRatioMark(hex, readableText(hex))}
          </>
        )}
      </span>
      {nameFault !== undefined && (
        <p id={`${id}-name`} className="custom-error">
          {nameFault}
        </p>
      )}
      {hexFault !== undefined && (
        <p id={`${id}-hex`} className="custom-error">
          {hexFault}
        </p>
      )}
    </div>
  );
}
