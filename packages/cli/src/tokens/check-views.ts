import type { Finding } from '@stylekit/engine';
import { findNamedPairs, findSimilarNames } from '@stylekit/engine/check';
import { toHex } from '@stylekit/engine/color';
import { toColorToken } from '@stylekit/engine/tokens';
import {
  betterText,
  type ColorPair,
  type Measured,
  measurePair,
  type NameFinding,
  toContrastFinding,
  toPairSummary,
  toUnknownFinding,
} from '../colors/measure-pair.ts';
import type { ColorReading } from '../colors/read-color.ts';
import { PAIRS_RULE, toFinding } from '../report/file-rules.ts';
import { checkWeights } from './check-weights.ts';
import { type Contexts, describeModes } from './resolver-modes.ts';
import { readTokenColor } from './token-color.ts';
import { type FoundToken, type TokenView, toFilePath } from './token-view.ts';

/** A finding, located by its path, and the file it belongs to. */
export interface FileFinding {
  readonly file: string;
  readonly finding: NameFinding;
}

/** What a pair measured, and in which modes. */
interface Outcome {
  readonly pair: ColorPair;
  readonly text: FoundToken;
  readonly result: Measured;
  /** Where the finding is: the text color, or the background that a theme overrides. */
  readonly place: FoundToken;
  readonly modes: Contexts[];
}

/** Contrast, similar colors and font weights of tokens, in every view, and what was and what was not measured. */
export function checkViews(views: readonly TokenView[], named: readonly ColorPair[]): FileFinding[] {
  const names = new Set(views.flatMap(({ own }) => [...own].filter(isColor).map(([name]) => name)));
  const found = findNamedPairs(names);
  const own = named.filter(({ foreground, background }) => names.has(foreground) && names.has(background));
  const ownKeys = new Set(own.map(toKey));
  const pairs = [...found.pairs.filter((pair) => !ownKeys.has(toKey(pair))), ...own];
  const texts = new Set(own.map(({ foreground }) => foreground));
  const outcomes = measurePairs(views, pairs);
  return [
    ...outcomes.flatMap((outcome) => toFindings(outcome, views)),
    ...findSimilar(views),
    ...checkWeights(views),
    ...listSingles(
      views,
      found.single.map(({ name }) => name).filter((name) => !texts.has(name)),
    ),
    ...listMeasured(outcomes, views),
  ];
}

function isColor([, { token }]: readonly [string, FoundToken]): boolean {
  return token.type === 'color';
}

function toKey({ foreground, background }: ColorPair): string {
  return `${foreground} ${background}`;
}

/** Each pair in each view that defines or overrides it. The same colors in several modes are measured once. */
function measurePairs(views: readonly TokenView[], pairs: readonly ColorPair[]): Outcome[] {
  const keys = new Set(pairs.map(toKey));
  const outcomes = new Map<string, Outcome>();
  for (const view of views) {
    for (const pair of pairs) {
      const outcome = measureIn(view, pair, keys);
      if (outcome === null) continue;
      const key = JSON.stringify([toKey(pair), outcome.place.source.file, outcome.result]);
      const known = outcomes.get(key);
      if (known !== undefined) known.modes.push(view.contexts);
      else outcomes.set(key, outcome);
    }
  }
  return [...outcomes.values()];
}

/** Null for a pair that belongs to another view, is no pair of colors, or only refers to another pair. */
function measureIn(view: TokenView, pair: ColorPair, keys: ReadonlySet<string>): Outcome | null {
  const place = placeOf(pair, view);
  const text = view.find(pair.foreground);
  const surface = view.find(pair.background);
  if (place === undefined || text === undefined || surface === undefined) return null;
  if (keys.has(`${text.token.alias} ${surface.token.alias}`)) return null;
  const result = measurePair(pair, readTokenColor(text.token.value), readTokenColor(surface.token.value));
  return result.kind === 'none' ? null : { pair, text, result, place, modes: [view.contexts] };
}

function placeOf({ foreground, background }: ColorPair, view: TokenView): FoundToken | undefined {
  return view.own.get(foreground) ?? (view.isOverride(background) ? view.own.get(background) : undefined);
}

function toFindings(
  { pair, text, result, place, modes }: Outcome,
  views: readonly TokenView[],
): FileFinding[] {
  const { file } = place.source;
  const at = { path: toFilePath(place), mode: toPhrase(modes, views) };
  if (result.kind === 'unknown') return [{ file, finding: toUnknownFinding(pair, result.reason, at) }];
  if (result.kind === 'none' || !result.isLow) return [];
  const finding = toContrastFinding(pair, result, at);
  // An alias is left to the author: another token decides its color.
  if (place !== text || text.token.alias !== null) return [{ file, finding }];
  const value = toColorToken(betterText(pair, result.foreground, result.background));
  return [{ file, finding: { ...finding, path: toFilePath(place, '$value'), exactFix: { value } } }];
}

/** The modes as the end of a phrase; nothing when it is so in all of them, and for files without modes. */
function toPhrase(modes: readonly Contexts[], views: readonly TokenView[]): string {
  if (modes.every(({ size }) => size === 0)) return '';
  const phrase = describeModes(
    modes,
    views.map(({ contexts }) => contexts),
  );
  return phrase === '' ? '' : ` with ${phrase}`;
}

function findSimilar(views: readonly TokenView[]): FileFinding[] {
  const found = new Map<string, FileFinding & { readonly modes: Contexts[] }>();
  for (const view of views) {
    const colors = [...view.own]
      .filter(isColor)
      .flatMap(([name, { token }]) => toNamed(name, readTokenColor(token.value)));
    for (const finding of findSimilarNames(colors)) {
      const place = view.own.get(finding.path);
      if (place === undefined) continue;
      const key = `${place.source.file} ${finding.message}`;
      const known = found.get(key);
      if (known !== undefined) known.modes.push(view.contexts);
      else
        found.set(key, {
          file: place.source.file,
          finding: relocate(finding, place),
          modes: [view.contexts],
        });
    }
  }
  return [...found.values()].map(({ file, finding, modes }) => {
    const phrase = toPhrase(modes, views);
    return { file, finding: { ...finding, message: finding.message.replace(/\.$/, `${phrase}.`) } };
  });
}

function relocate(finding: Finding, place: FoundToken): NameFinding {
  return { ...finding, path: toFilePath(place) };
}

function toNamed(name: string, reading: ColorReading) {
  return reading.kind === 'color' && reading.color.alpha === 1
    ? [{ name, hex: toHex(reading.color.rgb) }]
    : [];
}

/** The text colors without a background: one finding for each file. */
function listSingles(views: readonly TokenView[], names: readonly string[]): FileFinding[] {
  const byFile = new Map<string, string[]>();
  for (const name of names) {
    const place = views.map(({ own }) => own.get(name)).find((found) => found !== undefined);
    if (place === undefined) continue;
    const listed = byFile.get(place.source.file) ?? [];
    byFile.set(place.source.file, [...listed, name]);
  }
  return [...byFile].map(([file, items]) => {
    const title = `${items.length === 1 ? '1 text color has' : `${items.length} text colors have`} no background of that name`;
    const message = `${title}, so no contrast can be measured: ${items.join(', ')}.`;
    const fix = 'Name the pairs in checks.pairs of stylekit.config.json, or check the page itself.';
    return {
      file,
      finding: { ...toFinding(PAIRS_RULE, '', message, fix), list: { title: `${title}:`, items } },
    };
  });
}

/** The measured pairs: one finding for each file, with the modes of a pair that not all have. */
function listMeasured(outcomes: readonly Outcome[], views: readonly TokenView[]): FileFinding[] {
  const byFile = new Map<string, Map<string, Contexts[]>>();
  for (const { pair, result, place, modes } of outcomes) {
    if (result.kind !== 'measured') continue;
    const measured = byFile.get(place.source.file) ?? new Map<string, Contexts[]>();
    byFile.set(place.source.file, measured);
    const key = `${pair.foreground} on ${pair.background}`;
    measured.set(key, [...(measured.get(key) ?? []), ...modes]);
  }
  return [...byFile].flatMap(([file, measured]) => {
    const phrases = [...measured].map(([key, modes]) => {
      const phrase = toPhrase(modes, views).replace(' with ', '');
      return [key, phrase === '' ? [] : [phrase]] as const;
    });
    return toPairSummary(new Map(phrases)).map((finding) => ({ file, finding }));
  });
}
