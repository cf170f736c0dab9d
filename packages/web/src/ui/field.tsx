import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export interface FieldProps extends FieldWords, InputHTMLAttributes<HTMLInputElement> {
  /** Stands inside the field at its end. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labeled line of text with its fault or its note under it. */
export function Field(props: FieldProps) {
  const { label, fault, note, action, keepsRoom = false, trailing, className = '', ...rest } = props;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, fault, note, action, keepsRoom }}>
      <div className="relative">
        <input
          id={id}
          className={`text-field text-field-large ${trailing === undefined ? '' : 'pr-[48px]'} ${className}`}
          {...describedBy(id, { fault, note })}
          {...rest}
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}
