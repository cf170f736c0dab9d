import type { Guide } from '@stylekit/engine';
import type { ColorNamer } from '@stylekit/engine/color';
import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useRef, useState } from 'react';
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
  const request = useRequests((answer) => startTransition(() => setSuggested(answer)));
  const first = useRef({ guide, settings });
  useEffect(() => {
    if (first.current.guide === guide && first.current.settings === settings) return;
    const timer = setTimeout(() => request.current?.({ guide, settings }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [guide, settings, request]);
  return suggested;
}

/** Sends requests to a worker, one at a time; only the latest of those that wait is sent. */
function useRequests(onAnswer: (answer: Suggested) => void) {
  const send = useRef<((request: SuggestionsRequest) => void) | null>(null);
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  useEffect(() => {
    const worker = new Worker(new URL('./suggestions.worker.ts', import.meta.url), { type: 'module' });
    let isBusy = false;
    let waiting: SuggestionsRequest | null = null;
    send.current = (request) => {
      if (isBusy) waiting = request;
      else worker.postMessage(request);
      isBusy = true;
    };
    worker.addEventListener('message', ({ data }: MessageEvent<SuggestionsAnswer>) => {
      if (data !== null) latest.current(data);
      isBusy = waiting !== null;
      if (waiting !== null) worker.postMessage(waiting);
      waiting = null;
    });
    return () => {
      send.current = null;
      worker.terminate();
    };
  }, []);
  return send;
}
