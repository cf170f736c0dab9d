import type { BriefAnalysis } from '../src/brief/reading/analyze-brief.ts';
import { analyzeText } from '../src/brief/reading/analyze-text.ts';
import type { ColorFinding } from '../src/brief/reading/find-colors.ts';

/** A basic color word in a brief, with a hue in degrees and optional changes. */
export function makeFinding(words: string, h: number, changes: Partial<ColorFinding> = {}): ColorFinding {
  return {
    color: { l: 0.55, c: 0.15, h },
    hex: null,
    source: 'word',
    specificity: 'basic',
    object: null,
    name: words,
    role: 'plain',
    polarity: 1,
    isModified: false,
    start: 0,
    end: 1,
    words: [words],
    isBusinessType: false,
    ...changes,
  };
}

/** A thing with a typical color in a brief. */
export function makeObject(
  words: string,
  h: number,
  object: ColorFinding['object'],
  changes: Partial<ColorFinding> = {},
): ColorFinding {
  return makeFinding(words, h, { source: 'object', specificity: null, object, ...changes });
}

/** A black, gray or white in a brief, by its OKLCH lightness. */
export function makeNeutral(words: string, l: number, changes: Partial<ColorFinding> = {}): ColorFinding {
  return makeFinding(words, 0, { color: { l, c: 0, h: 0 }, specificity: 'neutral', ...changes });
}

const EMPTY_TEXT = await analyzeText('');

/** The analysis of a brief that says nothing, with optional changes. */
export function makeAnalysis(changes: Partial<BriefAnalysis> = {}): BriefAnalysis {
  return {
    description: EMPTY_TEXT,
    findings: [],
    primary: null,
    secondary: null,
    signals: { moods: [], businessTypes: [], harmonies: [] },
    memory: { findings: [], moods: [] },
    industry: null,
    style: null,
    remembered: { industry: false, style: false },
    ...changes,
  };
}
