interface LockButtonProps {
  /** What is locked, such as `Primary`. */
  readonly label: string;
  readonly isLocked: boolean;
  readonly onChange: (isLocked: boolean) => void;
}

/** A toggle that protects a color or font from rerolls. */
export function LockButton({ label, isLocked, onChange }: LockButtonProps) {
  return (
    <button
      type="button"
      className="icon-button edit-lock"
      aria-pressed={isLocked}
      aria-label={`Lock ${label}`}
      title={isLocked ? `${label} is locked: rerolls keep it` : `Lock ${label}: rerolls keep it`}
      onClick={() => onChange(!isLocked)}
    >
      <span className={isLocked ? 'i-lucide-lock' : 'i-lucide-lock-open'} aria-hidden="true" />
    </button>
  );
}
