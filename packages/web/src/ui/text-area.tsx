import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

interface TextAreaProps extends Omit<FieldWords, 'keepsRoom'>, TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A labeled text of several lines with its fault or its note under it. */
export function TextArea({ label, fault, note, action, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} fault={fault} note={note} action={action}>
      <textarea
        id={id}
        className="text-field text-field-large block resize-y"
        {...describedBy(id, { fault, note })}
        {...rest}
      />
    </FieldFrame>
  );
}
