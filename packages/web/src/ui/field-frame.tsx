import type { ReactNode } from 'react';

/** What every labeled field may be given. */
export interface FieldWords {
  readonly label: string;
  /** What is wrong with the value, shown under the field. */
  readonly fault?: string | undefined;
  /** What helps to fill it in, shown while nothing is wrong. */
  readonly note?: string | undefined;
  /** Stands across from the label. */
  readonly action?: ReactNode;
  /** Keeps the room of one line for a fault that may come late, so that it moves nothing. */
  readonly keepsRoom?: boolean;
}

interface FieldFrameProps extends FieldWords {
  /** Of the control itself. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A control between its label and its fault or note; `describedBy` ties the two together. */
export function FieldFrame({ id, label, fault, note, action, keepsRoom = false, children }: FieldFrameProps) {
  const remark = fault ?? note;
  return (
    <div className="grid gap-[6px]">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="label">
          {label}
        </label>
        {action}
      </div>
      {children}
      {(remark !== undefined || keepsRoom) && (
        <p
          id={`${id}-remark`}
          className={`m-0 min-h-[1.4em] text-[13px] leading-[1.4] ${fault === undefined ? 'text-subtle' : 'text-accent'}`}
        >
          {remark}
        </p>
      )}
    </div>
  );
}

/** What a control in the frame says of its fault or note. */
export function describedBy(id: string, { fault, note }: Pick<FieldWords, 'fault' | 'note'>) {
  const hasRemark = fault !== undefined || note !== undefined;
  return {
    'aria-invalid': fault !== undefined,
    'aria-describedby': hasRemark ? `${id}-remark` : undefined,
  };
}
