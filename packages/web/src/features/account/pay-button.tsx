import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface PayButtonProps {
  /** The id of the text that explains why the button is disabled. */
  readonly reasonId: string;
  readonly variant?: 'primary' | 'plain';
  readonly children: ReactNode;
}

/** A payment button. It stays focusable so that screen readers can read the reason, but has no effect yet. */
export function PayButton({ reasonId, variant = 'plain', children }: PayButtonProps) {
  return (
    <Button
      variant={variant}
      className="account-pay min-h-[38px]"
      aria-disabled="true"
      aria-describedby={reasonId}
    >
      {children}
    </Button>
  );
}

/** Explains why the payment buttons are disabled. */
export function NoPayment({ id }: { readonly id: string }) {
  return (
    <p id={id} className="m-0 max-w-[72ch] text-[13.5px] leading-[1.5] text-muted">
      Card payment is not available yet.
    </p>
  );
}
