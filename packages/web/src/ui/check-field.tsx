import { type ReactNode, useId } from 'react';

interface CheckFieldProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly fault?: string | undefined;
  /** The label; links in it work. */
  readonly children: ReactNode;
}

/** A box to tick with its label beside it. */
export function CheckField({ isChecked, onChange, fault, children }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-[6px]">
      <label className="flex min-h-[24px] items-start gap-[10px] text-[14px] leading-[1.5]">
        <input
          type="checkbox"
          className="check-box"
          checked={isChecked}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {fault !== undefined && (
        <p id={id} className="m-0 text-[13px] leading-[1.4] text-accent">
          {fault}
        </p>
      )}
    </div>
  );
}
