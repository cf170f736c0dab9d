import type { AiBrief, CopilotBrief } from '../brief.ts';
import { type DesignStyle, findDesignStyle } from '../design-styles.ts';
import { findIndustry, type Industry, type IndustryValue } from '../industries.ts';
import type { Preferences } from '../preferences.ts';
import { analyzeText } from './analyze-text.ts';
import type { AnalyzedText } from './analyzed-text.ts';
import { type ColorFinding, findColors, toValueFinding } from './find-colors.ts';
import { type BrandSignals, findSignals, type MoodFinding } from './find-signals.ts';
import type { PhraseMatch } from './match-phrases.ts';
import { mergeColors } from './merge-colors.ts';

/** The analysis of a brief and of the preferences, before any decision. */
export interface BriefAnalysis {
  readonly description: AnalyzedText;
  /** The colors in the texts of the brief. */
  readonly findings: readonly ColorFinding[];
  readonly primary: ColorFinding | null;
  readonly secondary: ColorFinding | null;
  readonly signals: BrandSignals;
  /** The colors and moods in the notes and words of the preferences. */
  readonly memory: { readonly findings: readonly ColorFinding[]; readonly moods: readonly MoodFinding[] };
  readonly industry: Industry<IndustryValue> | null;
  readonly style: DesignStyle | null;
  /** Whether the industry and the style come from the preferences. */
  readonly remembered: { readonly industry: boolean; readonly style: boolean };
}

interface TextSignals {
  readonly text: AnalyzedText;
  readonly findings: readonly ColorFinding[];
  readonly signals: BrandSignals;
}

/** Analyzes all texts of a brief and looks up its choices. Rejects when the data of a language cannot be loaded. */
export async function analyzeBrief(
  brief: AiBrief | CopilotBrief,
  preferences: Preferences,
): Promise<BriefAnalysis> {
  const form = brief.mode === 'copilot' ? brief : null;
  const [description, businessType, audience] = await Promise.all([
    readSignals(brief.description),
    readSignals(form?.customIndustry ?? ''),
    readSignals(form?.targetAudience ?? preferences.targetAudience ?? ''),
  ]);
  const notes = await Promise.all([...preferences.notes, ...preferences.words].map(readSignals));
  const signals: BrandSignals = {
    moods: uniqueByConcept([...description.signals.moods, ...audience.signals.moods]),
    businessTypes: [...businessType.signals.businessTypes, ...description.signals.businessTypes],
    harmonies: description.signals.harmonies,
  };
  const industry = form?.industry ?? null;
  const style = form?.designStyle ?? null;
  const hasBusinessType = industry !== null || signals.businessTypes.length > 0;
  return {
    description: description.text,
    findings: [...description.findings, ...businessType.findings],
    primary: fieldColor(form?.primaryColorHex ?? null),
    secondary: fieldColor(form?.secondaryColorHex ?? null),
    signals,
    memory: {
      findings: notes.flatMap((note) => note.findings),
      moods: notes.flatMap((note) => note.signals.moods),
    },
    industry: findIndustry(industry ?? (hasBusinessType ? '' : (preferences.industry ?? ''))),
    style: findDesignStyle(style ?? preferences.designStyle ?? ''),
    remembered: {
      industry: !hasBusinessType && preferences.industry !== null,
      style: style === null && preferences.designStyle !== null,
    },
  };
}

async function readSignals(text: string): Promise<TextSignals> {
  const analyzed = await analyzeText(text);
  const consumed = new Set<PhraseMatch>();
  const findings = mergeColors(findColors(analyzed, consumed), analyzed);
  return { text: analyzed, findings, signals: findSignals(analyzed, consumed) };
}

function uniqueByConcept(moods: readonly MoodFinding[]): MoodFinding[] {
  const byConcept = new Map<MoodFinding['concept'], MoodFinding>();
  for (const mood of moods) if (!byConcept.has(mood.concept)) byConcept.set(mood.concept, mood);
  return [...byConcept.values()];
}

/** A finding for a color of the form or of the preferences, kept byte for byte. */
export function fieldColor(hex: string | null): ColorFinding | null {
  return hex === null
    ? null
    : toValueFinding(hex, { role: 'primary', polarity: 1, start: 0, end: 0, words: [hex] });
}
