import { type Guide, SAMPLE_GUIDE, StyleKitError } from '@stylekit/engine';
import { useEffect, useState } from 'react';
import type { BriefAddress } from '../../data/browser-guide/brief-address.ts';

export interface GuideState {
  /** The shown guide. During generation, the previous one, or null for the first. */
  readonly guide: Guide | null;
  /** The parameters of the shown guide. */
  readonly address: BriefAddress;
  readonly isGenerating: boolean;
  /** The error message of the brief, or null. */
  readonly error: string | null;
}

const SAMPLE: GuideState = {
  guide: SAMPLE_GUIDE,
  address: { brief: '', version: 1 },
  isGenerating: false,
  error: null,
};

/** The guide for the URL parameters: the sample, or one generated in the browser. */
export function useGuide({ brief, version }: BriefAddress): GuideState {
  const [state, setState] = useState<GuideState>(
    brief === '' ? SAMPLE : { ...SAMPLE, guide: null, isGenerating: true },
  );
  useEffect(() => {
    let isCurrent = true;
    const show = (next: (old: GuideState) => GuideState) => {
      if (isCurrent) setState(next);
    };
    if (brief === '') {
      show(() => SAMPLE);
    } else {
      show((old) => ({ ...old, isGenerating: true, error: null }));
      loadAndGenerate(brief, version).then(
        (guide) => show(() => ({ guide, address: { brief, version }, isGenerating: false, error: null })),
        (error: unknown) => show((old) => toFailed(old, error)),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [brief, version]);
  // From the first render of a new address, before its effect has run.
  const isNew = state.address.brief !== brief || state.address.version !== version;
  return isNew && state.error === null ? { ...state, isGenerating: true } : state;
}

/** Loads the generator and its lexicon on demand. */
async function loadAndGenerate(brief: string, version: number): Promise<Guide> {
  const { generateGuideFor } = await import('../../data/browser-guide/generate-guide.ts');
  return generateGuideFor(brief, version);
}

/** Preloads the generator. Errors are ignored and appear on use. */
export function prefetchGenerator(): void {
  void import('../../data/browser-guide/generate-guide.ts').catch(() => undefined);
}

/** Keeps the previous guide, or shows the sample if there is none. */
function toFailed(old: GuideState, error: unknown): GuideState {
  return { ...old, guide: old.guide ?? SAMPLE_GUIDE, isGenerating: false, error: toErrorMessage(error) };
}

function toErrorMessage(error: unknown): string {
  if (error instanceof StyleKitError) return error.issues[0]?.message ?? `${error.message} ${error.hint}`;
  return 'The guide could not be generated. Reload the page and try again. Your text is saved in the URL.';
}
