import { type ReactNode, useId } from 'react';

interface CheckFieldProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly error?: string | undefined;
  /** The label. It can contain links. */
  readonly children: ReactNode;
}

/** A checkbox with a label. */
export function CheckField({ isChecked, onChange, error, children }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-6 items-start gap-2.5 text-ui leading-relaxed">
        <input
          type="checkbox"
          className="check-box"
          checked={isChecked}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p id={id} className="m-0 text-hint leading-normal text-accent">
          {error}
        </p>
      )}
    </div>
  );
}
