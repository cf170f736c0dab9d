import { useSetAtom } from 'jotai';
import { Link } from 'wouter';
import { toBriefFragment } from '../../../data/browser-guide/brief-address.ts';
import { keptBriefAtom } from '../../../data/browser-guide/kept-brief.ts';
import { useKeep } from '../../../data/browser-guide/use-keep.ts';
import { Button } from '../../../ui/button.tsx';
import type { HeroGuide } from './use-hero-guide.ts';

interface GuideActionsProps {
  readonly hero: HeroGuide;
  readonly onReset: () => void;
}

/** The actions for the generated guide. Their space is always reserved. */
export function GuideActions({ hero, onReset }: GuideActionsProps) {
  const keep = useKeep();
  const setKept = useSetAtom(keptBriefAtom());
  const { address, isGenerating } = hero;
  const isShown = hero.made !== null && address !== null;
  return (
    <div className="hero-row" inert={!isShown} data-hidden={!isShown}>
      <Button variant="primary" onClick={() => address !== null && keep(address)}>
        Keep it
      </Button>
      <Button
        disabled={isGenerating}
        onClick={() => address !== null && hero.make({ ...address, version: address.version + 1 })}
      >
        Another
      </Button>
      <Link
        href={`/preview${address === null ? '' : toBriefFragment(address)}`}
        className="text-button hero-link"
      >
        Open the full guide
      </Link>
      <button
        type="button"
        className="text-button"
        onClick={() => {
          setKept(null);
          onReset();
        }}
      >
        Reset the page
      </button>
    </div>
  );
}
