import { useRef } from 'react';
import { useSubmitKey } from '../../../lib/use-hotkey.ts';
import { TextArea } from '../../../ui/text-area.tsx';

const MOST_CHARACTERS = 2_000;

interface PurposeFieldProps {
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** What the brand is for, in the person's own words. */
export function PurposeField({ value, fault, onChange }: PurposeFieldProps) {
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
      fault={fault}
      note="What the brand does, for whom, and how it should feel. Press Ctrl or ⌘ + Enter to submit."
      action={
        <span className="note" data-over={length > MOST_CHARACTERS}>
          <span className="sr-only">Characters: </span>
          {length.toLocaleString('en')} / {MOST_CHARACTERS.toLocaleString('en')}
        </span>
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  );
}
