import { findSimilarNames } from '@stylekit/engine/check';
import { toHex } from '@stylekit/engine/color';
import { readColor } from '../colors/read-color.ts';
import type { LocatedFinding } from '../report/checked-file.ts';
import { type Scope, toPath } from './scope.ts';

/** Colors that have to be told apart by their names and look alike, in each mode that declares one of them. */
export function checkSimilar(scopes: readonly Scope[], base: Scope): LocatedFinding[] {
  const names = new Set([base, ...scopes].flatMap(({ own }) => [...own.keys()]));
  return scopes.flatMap((scope) =>
    findSimilarNames([...names].flatMap((name) => toColor(name, scope)))
      .filter(({ path }) => scope.own.has(path))
      .map((finding) => ({
        ...finding,
        path: toPath(finding.path, scope.mode),
        position: scope.own.get(finding.path)?.position ?? null,
      })),
  );
}

function toColor(name: string, scope: Scope) {
  const resolved = scope.resolve(name);
  const reading = 'value' in resolved ? readColor(resolved.value) : null;
  if (reading?.kind !== 'color' || reading.color.alpha < 1) return [];
  return [{ name, hex: toHex(reading.color.rgb) }];
}
