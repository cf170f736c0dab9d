import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

interface TextAreaProps
  extends Omit<FieldTexts, 'reservesErrorSpace'>,
    TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text input with a label and an error or note. */
export function TextArea({ label, error, note, action, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} note={note} action={action}>
      <textarea
        id={id}
        className="text-field text-field-large block resize-y"
        {...describedBy(id, { error, note })}
        {...rest}
      />
    </FieldFrame>
  );
}
