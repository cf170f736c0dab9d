import type { CatalogView } from '@stylekit/server/contract';
import { useId } from 'react';
import { PayButton } from '../pay-button.tsx';
import { PaymentTerms } from '../payment-terms.tsx';
import { formatPrice } from '../price.ts';

/** A button for each credit pack. */
export function TopUp({ packs }: Pick<CatalogView, 'packs'>) {
  const termsId = useId();
  const [first] = packs;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {packs.map((pack) => (
          <PayButton key={pack.credits} offer={pack} termsId={termsId}>
            {pack.credits} credits for {formatPrice(pack.amountCents, pack.currency)}
          </PayButton>
        ))}
      </div>
      {first !== undefined && <PaymentTerms id={termsId} offer={first} />}
    </div>
  );
}
