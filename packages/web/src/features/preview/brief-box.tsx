import { aiBriefSchema } from '@stylekit/engine/brief';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { useSubmitKey } from '../../lib/use-hotkey.ts';
import { Button } from '../../ui/button.tsx';
import { prefetchGenerator } from './use-guide.ts';

interface BriefBoxProps {
  /** The brief of the shown guide. */
  readonly brief: string;
  readonly isGenerating: boolean;
  /** The error of the last brief, or null. */
  readonly error: string | null;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onGenerate: (brief: string) => void;
}

/** The form for a brand description. Typed text is kept on errors. */
export function BriefBox({ brief, isGenerating, error, field, onGenerate }: BriefBoxProps) {
  const id = useId();
  const [draft, setDraft] = useState(brief);
  const [inputError, setServerError] = useState<string | null>(null);
  const shownError = inputError ?? error;

  const generate = (text: string) => {
    const checked = aiBriefSchema.safeParse({ description: text });
    setServerError(checked.success ? null : (checked.error.issues[0]?.message ?? null));
    if (checked.success) onGenerate(checked.data.description);
    else field.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    generate(draft);
  };
  const onKeyDown = useSubmitKey('Generate the style guide (in the brand description field)', () =>
    generate(draft),
  );

  return (
    <form onSubmit={onSubmit} noValidate>
      <div className="brief-box" data-invalid={shownError !== null}>
        <label htmlFor={id} className="note block">
          Describe your brand
        </label>
        <textarea
          ref={field}
          id={id}
          name="brief"
          rows={3}
          value={draft}
          className="brief-field"
          placeholder="What it makes, for whom, and how it should feel."
          aria-invalid={shownError !== null}
          aria-describedby={shownError === null ? `${id}-note` : `${id}-error`}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            setServerError(null);
          }}
          onFocus={prefetchGenerator}
          onKeyDown={onKeyDown}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p id={`${id}-note`} className="note m-0">
            No account · runs in your browser
          </p>
          <Button
            texts={['Generate style guide', 'Generating…']}
            type="submit"
            variant="primary"
            disabled={isGenerating}
          >
            {isGenerating ? 'Generating…' : 'Generate style guide'}
          </Button>
        </div>
      </div>
      <p id={`${id}-error`} role="alert" className="m-0 min-h-[24px] pt-1 text-[13.5px] text-accent">
        {shownError}
      </p>
    </form>
  );
}
