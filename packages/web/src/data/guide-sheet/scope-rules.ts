import type { StyleRule } from '@stylekit/engine/stylesheet';

/** Marks elements styled with the exported stylesheet. The value identifies the guide. */
export const SHEET_ATTRIBUTE = 'data-guide-sheet';

/** States that samples show without user interaction, by pseudo-class. */
const FORCED_STATES = { ':hover': "[data-state='hover']", ':focus-visible': "[data-state='focus']" } as const;

/**
 * Scopes stylesheet rules to the part of the page that matches `root`. `data-theme` selectors become `data-surface`,
 * because `data-theme` also controls the app's own colors. The specificity does not increase.
 */
export function scopeRules(rules: readonly StyleRule[], root: string): StyleRule[] {
  return rules.map((rule) => ({
    ...rule,
    selectors: rule.selectors.flatMap(withForcedStates).map((selector) => scopeSelector(selector, root)),
  }));
}

function withForcedStates(selector: string): string[] {
  const shown = Object.entries(FORCED_STATES).flatMap(([state, attribute]) =>
    selector.includes(state) ? [selector.replace(state, attribute)] : [],
  );
  return [selector, ...shown];
}

function scopeSelector(selector: string, root: string): string {
  if (selector === ':root') return root;
  if (!selector.includes('[data-theme')) return `:where(${root}) ${selector}`;
  return `:where(${root})${selector.replace('[data-theme', '[data-surface')}`;
}
