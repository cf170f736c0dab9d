interface SampleButtonProps {
  /** `primary`, `secondary-1` … `accent-4` */
  readonly colorRole: string;
  readonly variant: 'filled' | 'outline';
  readonly label: string;
  /** A state to show without user interaction. */
  readonly state?: 'hover' | 'focus' | 'disabled';
}

/** A sample button with a class of the exported stylesheet. It has no action. */
export function SampleButton({ colorRole, variant, label, state }: SampleButtonProps) {
  return (
    <button
      type="button"
      className={variant === 'filled' ? `btn-${colorRole}` : `btn-outline-${colorRole}`}
      data-state={state}
      disabled={state === 'disabled'}
    >
      {label}
    </button>
  );
}
