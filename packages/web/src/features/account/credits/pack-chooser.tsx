import type { CatalogView } from '@stylekit/server/contract';
import { useId, useState } from 'react';
import { PayButton } from '../pay-button.tsx';
import { PaymentTerms } from '../payment-terms.tsx';
import { formatPrice } from '../price.ts';

/** Credit packs as selectable cards. */
export function PackChooser({ packs }: Pick<CatalogView, 'packs'>) {
  const [wanted, setWanted] = useState<number | null>(null);
  const name = useId();
  const termsId = useId();
  const chosen =
    packs.find(({ credits }) => credits === wanted) ?? packs.find(({ isDefault }) => isDefault) ?? packs[0];
  if (chosen === undefined) return <p className="m-0 text-muted">No credit packs are available.</p>;
  return (
    <div className="grid gap-6">
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="label mb-2 p-0">AI credits</legend>
        <div className="pack-grid">
          {packs.map((pack) => (
            <label key={pack.credits} className="pack">
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={pack === chosen}
                onChange={() => setWanted(pack.credits)}
              />
              <span className="flex items-start justify-between gap-3">
                <span className="account-figure">{pack.credits}</span>
                {pack.label !== null && <span className="account-badge">{pack.label}</span>}
              </span>
              <span className="text-ui text-muted">AI credits</span>
              <span className="mt-3 text-intro font-medium">
                {formatPrice(pack.amountCents, pack.currency)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid justify-items-start gap-3">
        <PayButton variant="primary" offer={chosen} termsId={termsId}>
          Buy {chosen.credits} credits for {formatPrice(chosen.amountCents, chosen.currency)}
        </PayButton>
        <PaymentTerms id={termsId} offer={chosen} />
      </div>
    </div>
  );
}
