import { type ReactNode, useId } from 'react';
import { ColorSwatch } from './color-swatch.tsx';
import { COLOR_FAULT } from './color-text.ts';
import { useHexText } from './use-hex-text.ts';

interface ColorFieldProps {
  readonly label: string;
  readonly name?: string;
  /** As it was typed; empty means none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the color; a text that is none is told by the field itself. */
  readonly fault?: string | undefined;
  readonly note?: string | undefined;
  /** A button takes the color away. */
  readonly isOptional?: boolean;
  /** Stands right of the code: its contrast. */
  readonly remark?: ReactNode;
}

/** A labeled color: a swatch that opens a picker, and its code to type or to paste in any form. */
export function ColorField(props: ColorFieldProps) {
  const { label, name, value, onChange, note, remark } = props;
  const id = useId();
  const { isRefused, fieldProps } = useHexText(value, onChange);
  const fault = props.fault ?? (isRefused ? COLOR_FAULT : undefined);
  const words = fault ?? note;
  return (
    <div className="grid min-w-0 gap-[6px]">
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
            aria-invalid={fault !== undefined}
            aria-describedby={words === undefined ? undefined : `${id}-words`}
            {...fieldProps}
          />
          {props.isOptional === true && value !== '' && (
            <button
              type="button"
              className="icon-button color-clear"
              aria-label={`Clear ${label.toLowerCase()}`}
              onClick={() => {
                // The button goes with the color, so the focus goes to the field.
                document.getElementById(id)?.focus();
                onChange('');
              }}
            >
              <span className="i-lucide-x" aria-hidden="true" />
            </button>
          )}
        </div>
        {remark !== undefined && <div className="code text-muted whitespace-nowrap">{remark}</div>}
      </div>
      {words !== undefined && (
        <p
          id={`${id}-words`}
          className={`m-0 text-[13px] leading-[1.4] ${fault === undefined ? 'text-subtle' : 'text-accent'}`}
        >
          {words}
        </p>
      )}
    </div>
  );
}
