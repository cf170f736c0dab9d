import type { ReactNode } from 'react';

/** The props of all labeled fields. */
export interface FieldTexts {
  readonly label: string;
  /** The error message, shown below the field. */
  readonly error?: string | undefined;
  /** A help text, shown if there is no error. */
  readonly note?: string | undefined;
  /** Content opposite the label. */
  readonly action?: ReactNode;
  /** Reserves one line for an error, so that the layout does not shift. */
  readonly reservesErrorSpace?: boolean;
}

interface FieldFrameProps extends FieldTexts {
  /** The id of the control. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A control with its label and its error or note. Use `describedBy` to connect them. */
export function FieldFrame({
  id,
  label,
  error,
  note,
  action,
  reservesErrorSpace = false,
  children,
}: FieldFrameProps) {
  const description = error ?? note;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="label">
          {label}
        </label>
        {action}
      </div>
      {children}
      {(description !== undefined || reservesErrorSpace) && (
        <p
          id={`${id}-remark`}
          className={`m-0 min-h-[1.4em] text-hint leading-normal ${error === undefined ? 'text-subtle' : 'text-accent'}`}
        >
          {description}
        </p>
      )}
    </div>
  );
}

/** The ARIA attributes that connect a control with its error or note. */
export function describedBy(id: string, { error, note }: Pick<FieldTexts, 'error' | 'note'>) {
  const hasDescription = error !== undefined || note !== undefined;
  return {
    'aria-invalid': error !== undefined,
    'aria-describedby': hasDescription ? `${id}-remark` : undefined,
  };
}
