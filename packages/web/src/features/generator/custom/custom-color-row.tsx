import { readableText } from '@stylekit/engine';
import { useId } from 'react';
import { ColorSwatch } from '../../../ui/color-swatch.tsx';
import { COLOR_ERROR } from '../../../ui/color-text.ts';
import { useHexText } from '../../../ui/use-hex-text.ts';
import type { ColorRow, CustomColor } from './custom-fields.ts';
import { textColorName, toRatioMark } from './custom-ratio.ts';

interface CustomColorRowProps {
  readonly row: ColorRow;
  readonly color: CustomColor;
  readonly hexError: string | undefined;
  readonly nameError: string | undefined;
  readonly onChange: (part: Partial<CustomColor>) => void;
}

/** An editable color of the palette with swatch, name, code and contrast. */
export function CustomColorRow({ row, color, nameError, onChange, ...rest }: CustomColorRowProps) {
  const id = useId();
  const change = (hex: string) => onChange({ hex });
  const { hex, isInvalid, fieldProps } = useHexText(color.hex, change);
  const hexError = rest.hexError ?? (isInvalid ? COLOR_ERROR : undefined);
  const title = row.title.charAt(0).toLowerCase() + row.title.slice(1);
  return (
    <div className="custom-color">
      <ColorSwatch label={row.title} value={color.hex} onChange={change} />
      <input
        className="custom-name"
        name={`${row.field}.name`}
        aria-label={`Name of ${title}`}
        placeholder="Name"
        dir="auto"
        autoComplete="off"
        value={color.name}
        aria-invalid={nameError !== undefined}
        aria-describedby={nameError === undefined ? undefined : `${id}-name`}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <input
        className="custom-hex"
        name={`${row.field}.hex`}
        aria-label={row.title}
        placeholder="#RRGGBB"
        aria-invalid={hexError !== undefined}
        aria-describedby={hexError === undefined ? `${id}-ratio` : `${id}-hex`}
        {...fieldProps}
      />
      <span className="note custom-role">{row.role}</span>
      <span className="note custom-ratio" id={`${id}-ratio`}>
        {hex === null ? (
          '–'
        ) : (
          <>
            <span className="sr-only">Contrast with {textColorName(hex)} text: </span>
            {toRatioMark(hex, readableText(hex))}
          </>
        )}
      </span>
      {nameError !== undefined && (
        <p id={`${id}-name`} className="custom-error">
          {nameError}
        </p>
      )}
      {hexError !== undefined && (
        <p id={`${id}-hex`} className="custom-error">
          {hexError}
        </p>
      )}
    </div>
  );
}
