import type { ModelProposal } from '../src/brief/proposal/model-proposal.ts';

/** A proposal of a model that proposes nothing. */
export const SILENT: ModelProposal = {
  traits: [],
  colors: [],
  avoid: [],
  harmony: { type: null, words: [] },
  mood: {
    chroma: { value: null, words: [] },
    lightness: { value: null, words: [] },
    contrast: { value: null, words: [] },
  },
  type: { header: null, body: null, traits: [], words: [] },
  example: { title: null, text: null },
};
