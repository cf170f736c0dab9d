import type { Guide } from '@stylekit/engine';
import { memo, useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { GuideEditor } from './use-guide-editor.ts';

interface TextFieldsProps
  extends Pick<Guide, 'exampleTitle' | 'exampleText' | 'description'>,
    Pick<GuideEditor, 'apply'> {}

/** The example texts and the description. An empty example is not applied, because a guide always has one. */
export const TextFields = memo(function TextFields({ apply, ...guide }: TextFieldsProps) {
  return (
    <div className="no-print mt-6 grid gap-4">
      <TextField
        key={`title ${guide.exampleTitle}`}
        label="Example title"
        value={guide.exampleTitle}
        maxLength={200}
        onChange={(exampleTitle) => apply({ exampleTitle }, 'example title')}
      />
      <TextField
        key={`text ${guide.exampleText}`}
        label="Example text"
        value={guide.exampleText}
        maxLength={1000}
        isLong
        onChange={(exampleText) => apply({ exampleText }, 'example text')}
      />
      <TextField
        key={`description ${guide.description}`}
        label="Description"
        value={guide.description}
        maxLength={2000}
        isLong
        canBeEmpty
        onChange={(description) => apply({ description }, 'description')}
      />
    </div>
  );
});

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isLong?: boolean;
  readonly canBeEmpty?: boolean;
  readonly onChange: (value: string) => void;
}

function TextField({
  label,
  value,
  maxLength,
  isLong = false,
  canBeEmpty = false,
  onChange,
}: TextFieldProps) {
  const [draft, setDraft] = useState(value);
  const isMissing = !canBeEmpty && draft.trim() === '';
  const fieldProps = {
    label,
    value: draft,
    maxLength,
    dir: 'auto',
    error: isMissing
      ? `Please write ${label === 'Example title' ? 'an example title' : 'an example text'}`
      : undefined,
    onBlur: () => {
      const next = draft.trim();
      if (!isMissing && next !== value) onChange(next);
    },
  };
  return isLong ? (
    <TextArea {...fieldProps} rows={3} onChange={(event) => setDraft(event.currentTarget.value)} />
  ) : (
    <Field {...fieldProps} autoComplete="off" onChange={(event) => setDraft(event.currentTarget.value)} />
  );
}
