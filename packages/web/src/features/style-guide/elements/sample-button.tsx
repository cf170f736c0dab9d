import type { CSSProperties } from 'react';

interface SampleButtonProps {
  /** `primary`, `secondary-1` … `accent-4` */
  readonly colorRole: string;
  readonly fill: 'solid' | 'outline';
  readonly label: string;
  /** A state to show without the pointer being there. */
  readonly state?: 'hover' | 'focus' | 'disabled';
}

/** A button of the guide: it does nothing, and looks and feels as the exported one does. */
export function SampleButton({ colorRole, fill, label, state }: SampleButtonProps) {
  return (
    <button
      type="button"
      className="sk-button"
      style={roleStyle(colorRole)}
      data-fill={fill}
      data-state={state}
      disabled={state === 'disabled'}
    >
      {label}
    </button>
  );
}

/** Points the samples at the custom properties of one role. */
export function roleStyle(role: string): CSSProperties {
  const properties = {
    '--button': `var(--sk-${role})`,
    '--button-text': `var(--sk-${role}-text)`,
    '--button-hover': `var(--sk-${role}-hover)`,
    '--button-hover-text': `var(--sk-${role}-hover-text)`,
    '--button-edge': `var(--sk-${role}-edge)`,
    '--button-edge-hover': `var(--sk-${role}-edge-hover)`,
    '--button-ink': `var(--sk-${role}-ink)`,
    '--button-ink-hover': `var(--sk-${role}-ink-hover)`,
  };
  return properties as CSSProperties;
}
