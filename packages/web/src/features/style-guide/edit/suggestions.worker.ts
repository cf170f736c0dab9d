import type { Guide, GuideSettings } from '@stylekit/engine';
import { loadColorNamer } from '@stylekit/engine/color';
import { computeSuggestions, type Suggested } from './compute-suggestions.ts';

/** A state of a guide. */
export interface SuggestionsRequest {
  readonly guide: Guide;
  readonly settings: GuideSettings;
}

/** What the editor suggests for the state, or null if the color names cannot be loaded. */
export type SuggestionsAnswer = Suggested | null;

// At once, because the editor also works offline.
loadColorNamer().catch(() => undefined);

self.addEventListener('message', async ({ data }: MessageEvent<SuggestionsRequest>) => {
  const nameColor = await loadColorNamer().catch(() => null);
  const answer = nameColor === null ? null : computeSuggestions(data.guide, data.settings, nameColor);
  self.postMessage(answer satisfies SuggestionsAnswer);
});
