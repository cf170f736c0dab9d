import type { AiBrief, CopilotBrief } from '../brief.ts';
import { type DesignStyle, findDesignStyle } from '../design-styles.ts';
import { findIndustry, type Industry, type IndustryValue } from '../industries.ts';
import type { Preferences } from '../preferences.ts';
import { type Character, findCharacter, type MoodFinding } from './find-character.ts';
import { type ColorFinding, findColors, toValueFinding } from './find-colors.ts';
import type { PhraseMatch } from './match-phrases.ts';
import { mergeColors } from './merge-colors.ts';
import type { TakenText } from './sentence.ts';
import { takeText } from './take-text.ts';

/** Everything a brief and a project's memory say, before anything is decided. */
export interface GatheredBrief {
  readonly description: TakenText;
  /** Colors of the brief's texts, and of the form's two color fields. */
  readonly findings: readonly ColorFinding[];
  readonly primary: ColorFinding | null;
  readonly secondary: ColorFinding | null;
  readonly character: Character;
  /** What the notes and words of the memory say. */
  readonly memory: { readonly findings: readonly ColorFinding[]; readonly moods: readonly MoodFinding[] };
  readonly industry: Industry<IndustryValue> | null;
  readonly style: DesignStyle | null;
  /** True when the industry or the style come from the memory. */
  readonly recalled: { readonly industry: boolean; readonly style: boolean };
}

interface ReadText {
  readonly taken: TakenText;
  readonly findings: readonly ColorFinding[];
  readonly character: Character;
}

/** Reads every text of a brief and looks its choices up. */
export function gatherBrief(brief: AiBrief | CopilotBrief, preferences: Preferences): GatheredBrief {
  const form = brief.mode === 'copilot' ? brief : null;
  const description = readText(brief.description);
  const trade = readText(form?.customIndustry ?? '');
  const audience = readText(form?.targetAudience ?? preferences.targetAudience ?? '');
  const notes = [...preferences.notes, ...preferences.words].map(readText);
  const character: Character = {
    moods: firstOfEach([...description.character.moods, ...audience.character.moods]),
    trades: [...trade.character.trades, ...description.character.trades],
    harmonies: description.character.harmonies,
  };
  const industry = form?.industry ?? null;
  const style = form?.designStyle ?? null;
  const knowsTrade = industry !== null || character.trades.length > 0;
  return {
    description: description.taken,
    findings: [...description.findings, ...trade.findings],
    primary: fieldColor(form?.primaryColorHex ?? null),
    secondary: fieldColor(form?.secondaryColorHex ?? null),
    character,
    memory: {
      findings: notes.flatMap((note) => note.findings),
      moods: notes.flatMap((note) => note.character.moods),
    },
    industry: findIndustry(industry ?? (knowsTrade ? '' : (preferences.industry ?? ''))),
    style: findDesignStyle(style ?? preferences.designStyle ?? ''),
    recalled: {
      industry: !knowsTrade && preferences.industry !== null,
      style: style === null && preferences.designStyle !== null,
    },
  };
}

function readText(text: string): ReadText {
  const taken = takeText(text);
  const consumed = new Set<PhraseMatch>();
  const findings = mergeColors(findColors(taken, consumed), taken);
  return { taken, findings, character: findCharacter(taken, consumed) };
}

function firstOfEach(moods: readonly MoodFinding[]): MoodFinding[] {
  const byConcept = new Map<MoodFinding['concept'], MoodFinding>();
  for (const mood of moods) if (!byConcept.has(mood.concept)) byConcept.set(mood.concept, mood);
  return [...byConcept.values()];
}

/** A color of the form, or of the memory: kept byte for byte. */
export function fieldColor(hex: string | null): ColorFinding | null {
  return hex === null
    ? null
    : toValueFinding(hex, { role: 'lead', polarity: 1, start: 0, end: 0, words: [hex] });
}
