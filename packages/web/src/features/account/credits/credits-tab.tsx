import { AccountSection } from '../account-section.tsx';
import { WithCatalog } from '../with-catalog.tsx';
import { CreditHistory } from './credit-history.tsx';
import { PackChooser } from './pack-chooser.tsx';

/** More credits, and where those there were have gone. */
export function CreditsTab() {
  return (
    <>
      <AccountSection title="Credit packs" note="Each AI or Co-Pilot guide costs one. They never expire.">
        <WithCatalog
          failure="Failed to fetch the packs"
          bones={<span className="account-bone h-[252px] max-sm:h-[559px]" />}
        >
          {({ packs }) => <PackChooser packs={packs} />}
        </WithCatalog>
      </AccountSection>
      <AccountSection title="Credit history" note="Every change of your credits, the newest first.">
        <CreditHistory />
      </AccountSection>
    </>
  );
}
