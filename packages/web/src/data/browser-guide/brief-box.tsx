import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import { FieldError } from '../../lib/field-error.ts';
import { fieldSchema } from '../../lib/form/field-schema.ts';
import type { FormState } from '../../lib/form/form-state.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useSubmitKey } from '../../lib/use-hotkey.ts';
import { Button } from '../../ui/button.tsx';
import './brief-box.css';

interface BriefFields {
  readonly brief: string;
}

/** The engine validates the brief. It is loaded on demand. */
const briefSchema = fieldSchema<BriefFields>({});

interface BriefBoxProps {
  readonly state: FormState<BriefFields>;
  readonly placeholder: string;
  readonly isGenerating: boolean;
  /** The error of the last brief, or null. */
  readonly error: string | null;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onGenerate: (brief: string) => Promise<void> | void;
  /** Called before the generator is needed. */
  readonly onPrefetch: () => void;
  /** Content below the form. */
  readonly children?: ReactNode;
}

/** The form for a brand description, whose guide is generated in the browser. Typed text is kept on errors. */
export function BriefBox(props: BriefBoxProps) {
  const { state, placeholder, isGenerating, error, field, onPrefetch, children } = props;
  const id = useId();
  const form = useForm({
    state,
    schema: briefSchema,
    failure: useMemo(() => (error === null ? null : new FieldError({ brief: error })), [error]),
    onSubmit: ({ brief }) => props.onGenerate(brief),
  });
  const onKeyDown = useSubmitKey('Generate the style guide (in the brand description field)', form.submit);
  const { error: shownError, ...input } = form.input('brief');
  return (
    <form {...form.props}>
      <div className="brief-box" data-invalid={shownError !== undefined}>
        <label htmlFor={id} className="note block">
          Describe your brand
        </label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          dir="auto"
          className="brief-field"
          placeholder={placeholder}
          aria-invalid={shownError !== undefined}
          aria-describedby={`${id}-note${shownError === undefined ? '' : ` ${id}-error`}`}
          onFocus={onPrefetch}
          onKeyDown={onKeyDown}
          {...input}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p id={`${id}-note`} className="note m-0">
            No account · made in your browser
          </p>
          <Button
            texts={['Generate style guide', 'Generating…']}
            type="submit"
            variant="primary"
            disabled={isGenerating}
            onPointerEnter={onPrefetch}
          >
            {isGenerating ? 'Generating…' : 'Generate style guide'}
          </Button>
        </div>
      </div>
      <p id={`${id}-error`} role="alert" className="m-0 min-h-6 pt-1 text-ui text-accent">
        {shownError}
      </p>
      {children}
    </form>
  );
}
