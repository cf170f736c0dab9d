import { type Guide, SAMPLE_GUIDE, StyleKitError } from '@stylekit/engine';
import { useEffect, useState } from 'react';
import type { BriefAddress } from './brief-address.ts';

export interface GuideState {
  /** The guide to show: while another is being made, the one before; null while the first is being made. */
  readonly guide: Guide | null;
  /** The address whose guide that is. */
  readonly address: BriefAddress;
  readonly isMaking: boolean;
  /** Why the brief could not be used, as a sentence for the field; null when it could. */
  readonly fault: string | null;
}

const SAMPLE: GuideState = {
  guide: SAMPLE_GUIDE,
  address: { brief: '', version: 1 },
  isMaking: false,
  fault: null,
};

/** The guide of an address: the sample for an empty brief, else made here in the browser by the engine. */
export function useGuide({ brief, version }: BriefAddress): GuideState {
  const [state, setState] = useState<GuideState>(
    brief === '' ? SAMPLE : { ...SAMPLE, guide: null, isMaking: true },
  );
  useEffect(() => {
    let isCurrent = true;
    const show = (next: (old: GuideState) => GuideState) => {
      if (isCurrent) setState(next);
    };
    if (brief === '') {
      show(() => SAMPLE);
    } else {
      show((old) => ({ ...old, isMaking: true, fault: null }));
      makeGuide(brief, version).then(
        (guide) => show(() => ({ guide, address: { brief, version }, isMaking: false, fault: null })),
        (error: unknown) => show((old) => toFailed(old, error)),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [brief, version]);
  return state;
}

/** The generator and its lexicon are fetched when a brief is there to be read, not with the page. */
async function makeGuide(brief: string, version: number): Promise<Guide> {
  const { makeGuideOf } = await import('./make-guide.ts');
  return makeGuideOf(brief, version);
}

/** Starts fetching the generator before it is needed; a failure shows when it is. */
export function prepareGenerator(): void {
  void import('./make-guide.ts').catch(() => undefined);
}

/** What was in sight stays; a page that was opened with a brief nothing can be made of shows the sample. */
function toFailed(old: GuideState, error: unknown): GuideState {
  return { ...old, guide: old.guide ?? SAMPLE_GUIDE, isMaking: false, fault: toFault(error) };
}

function toFault(error: unknown): string {
  if (error instanceof StyleKitError) return error.issues[0]?.message ?? `${error.message} ${error.hint}`;
  return 'The guide could not be generated. Reload the page and try again. Your text is saved in the URL.';
}
