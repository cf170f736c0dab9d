import { Link } from 'wouter';
import { type BriefAddress, toBriefFragment } from '../../data/browser-guide/brief-address.ts';
import { EXAMPLE_BRIEFS } from '../../data/browser-guide/example-briefs.ts';

const TILES = [{ label: 'Halyard & Finch', brief: '' }, ...EXAMPLE_BRIEFS];

interface GuideTilesProps {
  readonly address: BriefAddress;
  readonly onOpen: () => void;
}

/** The side panel: the sample guide and guides of example briefs. */
export function GuideTiles({ address, onOpen }: GuideTilesProps) {
  return (
    <nav aria-label="Example guides" className="guide-tiles">
      {TILES.map(({ label, brief }) => (
        <Link
          key={label}
          href={`/preview${toBriefFragment({ brief, version: 1 })}`}
          className="guide-tile"
          aria-current={address.brief === brief ? 'true' : undefined}
          onClick={() => {
            if (address.brief !== brief) onOpen();
          }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
