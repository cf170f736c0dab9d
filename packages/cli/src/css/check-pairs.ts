import { findNamedPairs, type SingleName } from '@stylekit/engine/check';
import { safeParseColor } from '@stylekit/engine/color';
import type { Position } from '../cli-error.ts';
import {
  betterText,
  type ColorPair,
  measurePair,
  toContrastFinding,
  toPairSummary,
  toUnknownFinding,
} from '../colors/measure-pair.ts';
import { type ColorReading, dependsOnScheme, readColor, type Scheme } from '../colors/read-color.ts';
import type { LocatedFinding } from '../report/checked-file.ts';
import { PAIRS_RULE, toFinding } from '../report/file-rules.ts';
import { findVarCalls } from './find-references.ts';
import { type Scope, toPath } from './scope.ts';
import { BASE_MODE } from './stylesheet.ts';

/** The pairs of a set of stylesheets: found by name, and named in the configuration. */
export interface PagePairs {
  readonly pairs: readonly ColorPair[];
  readonly single: readonly SingleName[];
}

/** The pairs of the declared names. A pair of the configuration replaces the one that is found for its text color. */
export function collectPairs(names: ReadonlySet<string>, named: readonly ColorPair[]): PagePairs {
  const found = findNamedPairs(names);
  const own = named.filter(({ foreground, background }) => names.has(foreground) && names.has(background));
  const keys = new Set(own.map(toKey));
  const texts = new Set(own.map(({ foreground }) => foreground));
  return {
    pairs: [...found.pairs.filter((pair) => !keys.has(toKey(pair))), ...own],
    single: found.single.filter(({ name }) => !texts.has(name)),
  };
}

/** Contrast of all pairs whose text color a stylesheet declares, in all modes of the page, and what was and what was not measured. */
export function checkPairs(
  scopes: readonly Scope[],
  base: Scope,
  { pairs, single }: PagePairs,
): LocatedFinding[] {
  const keys = new Set(pairs.map(toKey));
  const measured = new Map<string, string[]>();
  const findings = scopes.flatMap((scope) =>
    pairs
      .filter((pair) => isOf(pair, scope, base) && !isAlias(pair, scope, keys))
      .flatMap((pair) =>
        schemesOf(pair, scope).flatMap((scheme) => checkPair(pair, scope, scheme, measured)),
      ),
  );
  const unpaired = single.flatMap((name) => toSingle(name, base, scopes));
  return [
    ...findings,
    ...unpaired,
    ...toPairSummary(measured).map((finding) => ({ ...finding, position: null })),
  ];
}

/** Both color schemes for a pair with light-dark(), else none. */
function schemesOf({ foreground, background }: ColorPair, scope: Scope): readonly (Scheme | null)[] {
  const depends = [foreground, background].some((name) => dependsOnScheme(toText(name, scope) ?? ''));
  return depends ? ['light', 'dark'] : [null];
}

/** Adds the mode to those in which the pair was measured. */
function checkPair(
  pair: ColorPair,
  scope: Scope,
  scheme: Scheme | null,
  measured: Map<string, string[]>,
): LocatedFinding[] {
  const label = scheme === null ? scope.mode : `${scope.mode} with a ${scheme} color scheme`;
  const place = { path: toPath(pair.foreground, scope.mode), mode: ` in ${label}` };
  const position = positionOf(pair, scope);
  const result = measurePair(
    pair,
    readVariable(pair.foreground, scope, scheme),
    readVariable(pair.background, scope, scheme),
  );
  if (result.kind === 'unknown') return [{ ...toUnknownFinding(pair, result.reason, place), position }];
  if (result.kind === 'none') return [];
  const key = `${pair.foreground} on ${pair.background}`;
  measured.set(key, [...(measured.get(key) ?? []), label]);
  if (!result.isLow) return [];
  const edit = toEdit(pair.foreground, scope, betterText(pair, result.foreground, result.background));
  return [{ ...toContrastFinding(pair, result, place), position, ...(edit === null ? {} : { edit }) }];
}

function readVariable(name: string, scope: Scope, scheme: Scheme | null): ColorReading {
  const resolved = scope.resolve(name);
  if ('problem' in resolved) return { kind: 'unknown', reason: resolved.problem };
  return readColor(resolved.value, scheme ?? 'light');
}

/** Replaces a color that the mode itself declares; a reference and channels without a function are left to the author. */
function toEdit(name: string, { own }: Scope, color: string): NonNullable<LocatedFinding['edit']> | null {
  const declaration = own.get(name);
  if (declaration === undefined || !safeParseColor(declaration.value).ok) return null;
  return { offset: declaration.offset, length: declaration.value.length, text: color.toLowerCase() };
}

function toKey({ foreground, background }: ColorPair): string {
  return `${foreground} ${background}`;
}

/** Whether the stylesheet declares the text color that is used in the mode, and the mode changes the pair. */
function isOf(pair: ColorPair, scope: Scope, base: Scope): boolean {
  const text = scope.find(pair.foreground);
  if (text === undefined || scope.find(pair.background) === undefined) return false;
  const isOwn = [scope.own, base.own].some((place) => place.get(pair.foreground) === text);
  const isChanged = [pair.foreground, pair.background].some(
    (name) => toText(name, scope) !== toText(name, base),
  );
  return isOwn && (scope.mode === BASE_MODE || isChanged);
}

function toText(name: string, scope: Scope): string | null {
  const resolved = scope.resolve(name);
  return 'value' in resolved ? resolved.value : null;
}

/** Both refer to another pair, as `--color-card` of Tailwind CSS to `--card`: that one is measured. */
function isAlias({ foreground, background }: ColorPair, scope: Scope, keys: ReadonlySet<string>): boolean {
  const [text, surface] = [foreground, background].map((name) => {
    const value = scope.find(name)?.value ?? '';
    const [call] = findVarCalls(value);
    return call !== undefined && call.start === 0 && call.end === value.length ? call.name : null;
  });
  return text != null && surface != null && keys.has(`${text} ${surface}`);
}

function positionOf({ foreground, background }: ColorPair, { own, sheet }: Scope): Position | null {
  const places = [own, sheet.modes.get(BASE_MODE)];
  const found = places.flatMap((place) => [place?.get(foreground), place?.get(background)]);
  return found.find((declaration) => declaration !== undefined)?.position ?? null;
}

function toSingle({ name, candidates }: SingleName, base: Scope, scopes: readonly Scope[]): LocatedFinding[] {
  const scope = [base, ...scopes].find(({ own }) => own.has(name));
  const value = scope === undefined ? null : toText(name, scope);
  if (scope === undefined || value === null || readColor(value).kind !== 'color') return [];
  const [first, ...others] = candidates.map((candidate) => `"--${candidate}"`);
  const reason =
    others.length === 0 ? `${first} is not declared` : `none of ${[first, ...others].join(', ')} is declared`;
  const message = `The contrast of "${name}" cannot be measured: ${reason}.`;
  const fix =
    'Declare its background by such a name, name the pair in checks.pairs, or check the page itself.';
  return [
    {
      ...toFinding(PAIRS_RULE, toPath(name, scope.mode), message, fix),
      position: scope.own.get(name)?.position ?? null,
    },
  ];
}
