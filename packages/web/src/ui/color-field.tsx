import { type ReactNode, useId } from 'react';
import { ColorSwatch } from './color-swatch.tsx';
import { COLOR_ERROR } from './color-text.ts';
import { useHexText } from './use-hex-text.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly name?: string;
  /** The text as typed, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The error message. For text that is not a color, the field shows its own message. */
  readonly error?: string | undefined;
  readonly note?: string | undefined;
  /** Shows a button that clears the color. */
  readonly isOptional?: boolean;
  /** Content to the right of the code, such as the contrast. */
  readonly trailing?: ReactNode;
}

/** A color input with a swatch that opens a picker and a text field that accepts any CSS color. */
export function ColorField(props: ColorFieldProps) {
  const { label, name, value, onChange, note, trailing } = props;
  const id = useId();
  const { isInvalid, fieldProps } = useHexText(value, onChange);
  const error = props.error ?? (isInvalid ? COLOR_ERROR : undefined);
  const description = error ?? note;
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="flex items-center gap-3">
        <div className="color-box">
          <ColorSwatch label={label} value={value} onChange={onChange} />
          <input
            id={id}
            name={name}
            className="text-field text-field-large color-code"
            placeholder="#3B82F6"
            aria-invalid={error !== undefined}
            aria-describedby={description === undefined ? undefined : `${id}-note`}
            {...fieldProps}
          />
          {props.isOptional === true && value !== '' && (
            <button
              type="button"
              className="icon-button color-clear"
              aria-label={`Clear ${label.toLowerCase()}`}
              onClick={() => {
                // The button disappears with the color, so the focus moves to the field.
                document.getElementById(id)?.focus();
                onChange('');
              }}
            >
              <span className="i-lucide-x" aria-hidden="true" />
            </button>
          )}
        </div>
        {trailing !== undefined && <div className="code text-muted whitespace-nowrap">{trailing}</div>}
      </div>
      {description !== undefined && (
        <p
          id={`${id}-note`}
          className={`m-0 text-hint leading-normal ${error === undefined ? 'text-subtle' : 'text-accent'}`}
        >
          {description}
        </p>
      )}
    </div>
  );
}
