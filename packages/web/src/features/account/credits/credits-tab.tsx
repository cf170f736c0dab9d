import { useCatalog } from '../../../data/catalog.api.ts';
import { AccountSection } from '../account-section.tsx';
import { WithCatalog } from '../with-catalog.tsx';
import { CreditHistory } from './credit-history.tsx';
import { PackChooser } from './pack-chooser.tsx';

/** More credits, and where those there were have gone. */
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
          bones={<span className="account-skeleton h-[252px] max-sm:h-[559px]" />}
        >
          {({ packs }) => <PackChooser packs={packs} />}
        </WithCatalog>
      </AccountSection>
      {/* After the packs, so that nothing that comes late moves it. */}
      {arePacksKnown && (
        <AccountSection title="Credit history" note="All changes to your credits, newest first.">
          <CreditHistory />
        </AccountSection>
      )}
    </>
  );
}
