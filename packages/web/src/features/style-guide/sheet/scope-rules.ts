import type { StyleRule } from '@stylekit/engine/stylesheet';

/** Marks the elements that are drawn as a page with the exported stylesheet; its value says which guide's. */
export const SHEET_ATTRIBUTE = 'data-guide-sheet';

/** States that samples show without a pointer or the focus being there, by the pseudo-class the stylesheet has. */
const SHOWN_STATES = { ':hover': "[data-state='hover']", ':focus-visible': "[data-state='focus']" } as const;

/**
 * The rules of a stylesheet for a part of this page: `root` is the selector of that part, where `:root` and the ground
 * named by `data-theme` are of a whole page. Grounds go by `data-surface` here, because `data-theme` changes the colors
 * of our own controls as well. No rule becomes more specific than it is.
 */
export function scopeRules(rules: readonly StyleRule[], root: string): StyleRule[] {
  return rules.map((rule) => ({
    ...rule,
    selectors: rule.selectors.flatMap(withShownStates).map((selector) => scopeSelector(selector, root)),
  }));
}

function withShownStates(selector: string): string[] {
  const shown = Object.entries(SHOWN_STATES).flatMap(([state, attribute]) =>
    selector.includes(state) ? [selector.replace(state, attribute)] : [],
  );
  return [selector, ...shown];
}

function scopeSelector(selector: string, root: string): string {
  if (selector === ':root') return root;
  if (!selector.includes('[data-theme')) return `:where(${root}) ${selector}`;
  return `:where(${root})${selector.replace('[data-theme', '[data-surface')}`;
}
