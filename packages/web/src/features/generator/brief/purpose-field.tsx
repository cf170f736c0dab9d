import { useRef } from 'react';
import { useSubmitKey } from '../../../lib/use-hotkey.ts';
import { TextArea } from '../../../ui/text-area.tsx';

const MAX_CHARACTERS = 2_000;

interface PurposeFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The brand purpose with a character counter. */
export function PurposeField({ value, error, onChange }: PurposeFieldProps) {
  const { length } = value.trim();
  const field = useRef<HTMLTextAreaElement>(null);
  const onKeyDown = useSubmitKey('Create the style guide (in the brand purpose field)', () =>
    field.current?.form?.requestSubmit(),
  );
  return (
    <TextArea
      ref={field}
      label="Brand purpose"
      name="description"
      dir="auto"
      rows={7}
      required
      placeholder="A bakery in Lisbon that mills its own flour and opens at six. Warm, honest, a little proud."
      value={value}
      error={error}
      note="What the brand does, for whom, and how it should feel. Press Ctrl or ⌘ + Enter to submit."
      action={
        <span className="note" data-over={length > MAX_CHARACTERS}>
          <span className="sr-only">Characters: </span>
          {length.toLocaleString('en')} / {MAX_CHARACTERS.toLocaleString('en')}
        </span>
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
