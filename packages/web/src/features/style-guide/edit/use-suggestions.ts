import type { Guide } from '@stylekit/engine';
import type { ColorNamer } from '@stylekit/engine/color';
import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type LatestRequests, openLatestRequests } from '../../../lib/latest-requests.ts';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { computeSuggestions, type Suggested } from './compute-suggestions.ts';
import type { SuggestionsAnswer, SuggestionsRequest } from './suggestions.worker.ts';

/** The pause after the last change. */
const SETTLE_MS = 150;

/**
 * What the editor suggests for a guide. Changes are followed after a pause and computed in a worker, because that would
 * block a drag; until then the earlier suggestions stay.
 */
export function useSuggestions(guide: Guide, settingsAtom: SettingsAtom, nameColor: ColorNamer): Suggested {
  const settings = useAtomValue(settingsAtom);
  const [suggested, setSuggested] = useState(() => computeSuggestions(guide, settings, nameColor));
  const requests = useRequests((answer) => startTransition(() => setSuggested(answer)));
  const first = useRef({ guide, settings });
  useEffect(() => {
    if (first.current.guide === guide && first.current.settings === settings) return;
    const timer = setTimeout(() => requests.current?.send({ guide, settings }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [guide, settings, requests]);
  return suggested;
}

/** Opens the worker while the editor is shown. Without an answer the earlier suggestions stay. */
function useRequests(onAnswer: (answer: Suggested) => void) {
  const requests = useRef<LatestRequests<SuggestionsRequest> | null>(null);
  const latest = useStableCallback(onAnswer);
  useEffect(() => {
    const worker = new Worker(new URL('./suggestions.worker.ts', import.meta.url), { type: 'module' });
    const opened = openLatestRequests<SuggestionsRequest, SuggestionsAnswer>(worker, (answer) => {
      if (answer !== null) latest(answer);
    });
    requests.current = opened;
    return () => {
      requests.current = null;
      opened.close();
    };
  }, [latest]);
  return requests;
}
