import { findMissingWeight } from '@stylekit/engine/check';
import type { FileFinding } from './check-views.ts';
import { type FoundToken, type TokenView, toFilePath } from './token-view.ts';

/** Typography tokens with a weight that their family does not have. */
export function checkWeights(views: readonly TokenView[]): FileFinding[] {
  const found = new Map<string, FileFinding>();
  for (const view of views) {
    for (const place of view.own.values()) {
      const finding = place.token.type === 'typography' ? checkToken(place, view) : null;
      if (finding !== null)
        found.set(`${place.source.file} ${finding.path} ${finding.message}`, {
          file: place.source.file,
          finding,
        });
    }
  }
  return [...found.values()];
}

function checkToken(place: FoundToken, view: TokenView) {
  const { value, alias } = place.token;
  // The token that an alias refers to is checked itself.
  if (alias !== null || typeof value !== 'object' || value === null) return null;
  const { fontFamily, fontWeight }: { fontFamily?: unknown; fontWeight?: unknown } = value;
  const path = toFilePath(place, '$value', 'fontWeight');
  return findMissingWeight(path, resolve(fontFamily, view), resolve(fontWeight, view));
}

/** The value of a reference in braces, else the value itself. */
function resolve(value: unknown, view: TokenView): unknown {
  const [, name] = typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : [];
  return name === undefined ? value : view.find(name)?.token.value;
}
