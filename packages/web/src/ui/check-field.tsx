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
    <div className="grid gap-[6px]">
      <label className="flex min-h-[24px] items-start gap-[10px] text-[14px] leading-[1.5]">
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
        <p id={id} className="m-0 text-[13px] leading-[1.4] text-accent">
          {error}
        </p>
      )}
    </div>
  );
}
