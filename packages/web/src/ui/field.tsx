import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface FieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  /** Content inside the field at its end. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text input with a label and an error or note. */
export function Field(props: FieldProps) {
  const { label, error, note, action, reservesErrorSpace = false, trailing, className = '', ...rest } = props;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, error, note, action, reservesErrorSpace }}>
      <div className="relative">
        <input
          id={id}
          className={`text-field text-field-large ${trailing === undefined ? '' : 'pr-12'} ${className}`}
          {...describedBy(id, { error, note })}
          {...rest}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}
