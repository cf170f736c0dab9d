import { useRef, useState } from 'react';
import type { BriefAddress } from '../../../data/browser-guide/brief-address.ts';
import { announce } from '../../../ui/announcer.tsx';
import type { MadeGuide } from './make-guide.ts';

const LOAD_FAILED = 'The guide could not be generated. Check your connection and try again.';

export interface HeroGuide {
  /** The guide that the page shows, or null for the sample. */
  readonly made: MadeGuide | null;
  /** The brief and version of the shown guide. */
  readonly address: BriefAddress | null;
  readonly isGenerating: boolean;
  /** The error message of the brief, or null. */
  readonly error: string | null;
  readonly make: (address: BriefAddress) => void;
  readonly reset: () => void;
  readonly dismissError: () => void;
}

type State = Pick<HeroGuide, 'made' | 'address' | 'isGenerating' | 'error'>;

const START: State = { made: null, address: null, isGenerating: false, error: null };

/** Generates guides in the browser. A guide that finishes after a newer one was requested is ignored. */
export function useHeroGuide(): HeroGuide {
  const [state, setState] = useState(START);
  const latest = useRef(0);
  const update = (part: Partial<State>) => setState((old) => ({ ...old, ...part }));
  const run = async (address: BriefAddress) => {
    latest.current += 1;
    const turn = latest.current;
    update({ isGenerating: true, error: null });
    const result = await loadAndMake(address);
    if (turn !== latest.current) return;
    if (typeof result === 'string') return update({ isGenerating: false, error: result });
    setState({ made: result, address, isGenerating: false, error: null });
    announce(`The guide “${result.guide.name}” is ready. The page now uses its colors and fonts.`);
  };
  return {
    ...state,
    make: (address) => void run(address),
    reset: () => {
      latest.current += 1;
      setState(START);
      announce('The page is back in the colors of StyleKit.');
    },
    dismissError: () => update({ error: null }),
  };
}

async function loadAndMake(address: BriefAddress): Promise<MadeGuide | string> {
  try {
    const { makeGuide } = await import('./make-guide.ts');
    return await makeGuide(address);
  } catch {
    return LOAD_FAILED;
  }
}

/** Loads the engine before it is needed. Errors are ignored and appear on use. */
export function prefetchEngine(): void {
  void import('./make-guide.ts').catch(() => undefined);
}
