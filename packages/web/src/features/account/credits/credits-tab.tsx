import { useCatalog } from '../../../data/catalog.api.ts';
import { AccountSection } from '../account-section.tsx';
import { WithCatalog } from '../with-catalog.tsx';
import { CreditHistory } from './credit-history.tsx';
import { PackChooser } from './pack-chooser.tsx';

/** The tab with credit packs and credit history. */
export function CreditsTab() {
  const { data, error } = useCatalog();
  const arePacksKnown = data !== undefined || error !== undefined;
  return (
    <>
      <AccountSection
        title="Credit packs"
        note="Each AI or Co-Pilot guide costs one credit. Credits never expire."
      >
        <WithCatalog
          failure="Failed to load credit packs"
          skeleton={<span className="account-skeleton h-63 max-sm:h-139.75" />}
        >
          {({ packs }) => <PackChooser packs={packs} />}
        </WithCatalog>
      </AccountSection>
      {/* Rendered after the packs, so that it does not shift when they load. */}
      {arePacksKnown && (
        <AccountSection title="Credit history" note="All changes to your credits, newest first.">
          <CreditHistory />
        </AccountSection>
      )}
    </>
  );
}
