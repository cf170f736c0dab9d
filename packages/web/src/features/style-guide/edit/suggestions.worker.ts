import type { Guide, GuideSettings } from '@stylekit/engine';
import { loadColorNamer } from '@stylekit/engine/color';
import { computeSuggestions } from './compute-suggestions.ts';

/** A state of a guide; the answer is what the editor suggests for it. */
export interface SuggestionsRequest {
  readonly guide: Guide;
  readonly settings: GuideSettings;
}

self.addEventListener('message', async ({ data }: MessageEvent<SuggestionsRequest>) => {
  self.postMessage(computeSuggestions(data.guide, data.settings, await loadColorNamer()));
});
