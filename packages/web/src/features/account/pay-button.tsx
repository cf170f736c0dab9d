import type { CatalogView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { startCheckout } from './account.api.ts';
import { useProviderPage } from './use-provider-page.ts';

/** An offer of the catalog: a plan or a pack. */
export type Offer = CatalogView['plans'][number] | CatalogView['packs'][number];

interface PayButtonProps {
  readonly offer: Offer;
  /** The id of the text with the terms, or with the reason why the button is disabled. */
  readonly termsId: string;
  readonly variant?: 'primary' | 'plain';
  readonly children: ReactNode;
}

const FAILURE = 'Failed to create Stripe Checkout session';

/** Opens the checkout of an offer in a new tab. Without payment it stays focusable, so that the reason can be read. */
export function PayButton({ offer, termsId, variant = 'plain', children }: PayButtonProps) {
  const { isOpening, open } = useProviderPage(FAILURE);
  const { priceId } = offer;
  const mode = 'plan' in offer ? 'subscription' : 'payment';
  const isDisabled = priceId === null || isOpening;
  return (
    <Button
      variant={variant}
      size="medium"
      className={isDisabled ? 'account-pay-disabled' : ''}
      aria-disabled={isDisabled}
      aria-describedby={termsId}
      onClick={() => {
        if (!isDisabled) open(() => startCheckout({ priceId, mode }));
      }}
    >
      {children}
    </Button>
  );
}
