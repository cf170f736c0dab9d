import type { Position } from '../cli-error.ts';
import type { LocatedFinding } from '../report/checked-file.ts';
import { CSS_PAIRS_RULE, toFinding } from '../report/file-rules.ts';
import { readColor } from './color-of.ts';
import { backgroundsOf, findPairs, type VariablePair } from './find-pairs.ts';
import { findVarCalls } from './find-references.ts';
import { judgePair, toPath } from './judge-pair.ts';
import type { Scope } from './scope.ts';
import { BASE_MODE } from './stylesheet.ts';

const MAX_LISTED = 100;

/** Contrast of all pairs whose text color a stylesheet declares, in all modes of the page, and what was and what was not measured. */
export function checkPairs(
  scopes: readonly Scope[],
  base: Scope,
  names: ReadonlySet<string>,
): LocatedFinding[] {
  const { pairs, single } = findPairs(names, (name) => names.has(name));
  const keys = new Set(pairs.map(toKey));
  const measured = new Map<string, string[]>();
  const findings = scopes.flatMap((scope) =>
    pairs
      .filter((pair) => isOf(pair, scope, base) && !isAlias(pair, scope, keys))
      .flatMap((pair) => checkPair(pair, scope, measured)),
  );
  const unpaired = single.flatMap((name) => toSingle(name, base, scopes));
  return [...findings, ...unpaired, ...toSummary(measured)];
}

/** Adds the mode to those in which the pair was measured. */
function checkPair(pair: VariablePair, scope: Scope, measured: Map<string, string[]>): LocatedFinding[] {
  const judgment = judgePair(pair, scope);
  const position = positionOf(pair, scope);
  if (judgment.kind === 'unknown') return [toUnknown(pair, scope, judgment.reason, position)];
  if (judgment.kind === 'none') return [];
  const key = `${pair.foreground} on ${pair.background}`;
  measured.set(key, [...(measured.get(key) ?? []), scope.mode]);
  return judgment.finding === null ? [] : [{ ...judgment.finding, position }];
}

function toKey({ foreground, background }: VariablePair): string {
  return `${foreground} ${background}`;
}

/** Whether the stylesheet declares the text color that is used in the mode, and the mode changes the pair. */
function isOf(pair: VariablePair, scope: Scope, base: Scope): boolean {
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
function isAlias({ foreground, background }: VariablePair, scope: Scope, keys: ReadonlySet<string>): boolean {
  const [text, surface] = [foreground, background].map((name) => {
    const value = scope.find(name)?.value ?? '';
    const [call] = findVarCalls(value);
    return call !== undefined && call.start === 0 && call.end === value.length ? call.name : null;
  });
  return text != null && surface != null && keys.has(`${text} ${surface}`);
}

function positionOf({ foreground, background }: VariablePair, { own, sheet }: Scope): Position | null {
  const places = [own, sheet.modes.get(BASE_MODE)];
  const found = places.flatMap((place) => [place?.get(foreground), place?.get(background)]);
  return found.find((declaration) => declaration !== undefined)?.position ?? null;
}

function toUnknown(
  { foreground, background }: VariablePair,
  { mode }: Scope,
  reason: string,
  position: Position | null,
): LocatedFinding {
  const message = `The contrast of ${foreground} on ${background} in ${mode} cannot be measured: ${reason}.`;
  const fix = 'Use two fixed colors, or check the page itself.';
  return { ...toFinding(CSS_PAIRS_RULE, toPath(foreground, mode), message, fix), position };
}

function toSingle(name: string, base: Scope, scopes: readonly Scope[]): LocatedFinding[] {
  const scope = [base, ...scopes].find(({ own }) => own.has(name));
  const value = scope === undefined ? null : toText(name, scope);
  if (scope === undefined || value === null || readColor(value).kind !== 'color') return [];
  const [first, ...others] = backgroundsOf(name).map((candidate) => `"${candidate}"`);
  const reason =
    others.length === 0 ? `${first} is not declared` : `none of ${[first, ...others].join(', ')} is declared`;
  const message = `The contrast of "${name}" cannot be measured: ${reason}.`;
  const fix = 'Declare its background by such a name, or check the page itself.';
  return [
    {
      ...toFinding(CSS_PAIRS_RULE, toPath(name, scope.mode), message, fix),
      position: scope.own.get(name)?.position ?? null,
    },
  ];
}

function toSummary(measured: ReadonlyMap<string, readonly string[]>): LocatedFinding[] {
  if (measured.size === 0) return [];
  const listed = [...measured].slice(0, MAX_LISTED).map(([pair, modes]) => `${pair} (${modes.join(', ')})`);
  const rest = measured.size > MAX_LISTED ? ` and ${measured.size - MAX_LISTED} more` : '';
  const count = measured.size === 1 ? '1 pair' : `${measured.size} pairs`;
  const message = `The contrast of ${count} was measured: ${listed.join('; ')}${rest}.`;
  const fix = 'Nothing to do. Pairs are found by their names, such as --card-foreground and --card.';
  return [{ ...toFinding(CSS_PAIRS_RULE, '', message, fix), position: null }];
}
