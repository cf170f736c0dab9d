interface SampleButtonProps {
  /** `primary`, `secondary-1` … `accent-4` */
  readonly colorRole: string;
  readonly variant: 'filled' | 'outline';
  readonly label: string;
  /** A state to show without the pointer being there. */
  readonly state?: 'hover' | 'focus' | 'disabled';
}

/** A button of the guide by its class in the exported stylesheet; it does nothing. */
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
