import type { RefObject } from 'react';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { Field } from '../../ui/field.tsx';
import { InlineEdit } from '../../ui/inline-edit.tsx';

/** Renames a guide. Returns an error message, or null on success. */
export type Rename = (name: string) => Promise<string | null>;

const MAX_NAME_LENGTH = 120;

interface GuideNameProps {
  readonly name: string;
  readonly level: 1 | 2;
  readonly titleRef: RefObject<HTMLHeadingElement | null> | undefined;
  readonly onRename: Rename | undefined;
}

/** The name of the guide with an edit button. */
export function GuideName({ name, level, titleRef, onRename }: GuideNameProps) {
  const Title = `h${level}` as const;
  const rename = async (typed: string) => {
    const next = typed.trim();
    return next === name || onRename === undefined ? null : onRename(next);
  };
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2">
      <InlineEdit
        value={name}
        check={nameError}
        onSave={rename}
        className="guide-name-form no-print"
        field={(props) => <NameField {...props} />}
      >
        {({ button, form }) => (
          <>
            <Title
              ref={titleRef}
              tabIndex={-1}
              dir="auto"
              className={
                form === null
                  ? 'm-0 min-w-0 font-display text-title leading-none tracking-tight [overflow-wrap:anywhere] sm:text-display'
                  : 'sr-only'
              }
            >
              {name}
            </Title>
            {form}
            {form === null && onRename !== undefined && (
              <button
                type="button"
                className="icon-button no-print"
                aria-label="Rename style guide"
                title="Rename style guide"
                data-rename
                {...button}
              >
                <span className="i-lucide-pencil" aria-hidden="true" />
              </button>
            )}
          </>
        )}
      </InlineEdit>
    </div>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function NameField({ onChange, ...rest }: NameFieldProps) {
  const field = useInitialFocus<HTMLInputElement>();
  return (
    <Field
      ref={field}
      label="Style guide name"
      dir="auto"
      autoComplete="off"
      maxLength={MAX_NAME_LENGTH}
      {...rest}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function nameError(name: string): string | undefined {
  return name.trim() === '' ? 'Please provide a name for your style guide' : undefined;
}
