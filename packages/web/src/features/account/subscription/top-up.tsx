import type { CatalogView } from '@stylekit/server/contract';
import { useId } from 'react';
import { NoPayment, PayButton } from '../pay-button.tsx';
import { formatPrice } from '../price.ts';

/** A button for each credit pack. */
export function TopUp({ packs }: Pick<CatalogView, 'packs'>) {
  const reasonId = useId();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {packs.map(({ credits, amountCents, currency }) => (
          <PayButton key={credits} reasonId={reasonId}>
            {credits} credits for {formatPrice(amountCents, currency)}
          </PayButton>
        ))}
      </div>
      <NoPayment id={reasonId} />
    </div>
  );
}
