import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface PayButtonProps {
  /** Id of the sentence that says why nothing happens. */
  readonly reasonId: string;
  readonly variant?: 'primary' | 'plain';
  readonly children: ReactNode;
}

/** What would lead to the payment page. It can be reached and read, and does nothing while no payment is connected. */
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

/** Why nothing can be paid, beside the buttons that say so. */
export function NoPayment({ id }: { readonly id: string }) {
  return (
    <p id={id} className="m-0 max-w-[72ch] text-[13.5px] leading-[1.5] text-muted">
      Card payment is not available yet.
    </p>
  );
}
