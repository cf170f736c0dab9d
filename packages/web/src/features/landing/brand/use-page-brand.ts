import type { StyleRule } from '@stylekit/engine/stylesheet';
import { useLayoutEffect, useRef } from 'react';
import { createRuleSheet, type RuleSheet } from '../../../lib/rule-sheet.ts';

const NONE: readonly StyleRule[] = [];

/** Gives the whole page the colors, fonts and shapes of a guide until the component unmounts. Null removes them. */
export function usePageBrand(rules: readonly StyleRule[] | null): void {
  const brand = useRef<RuleSheet>(null);
  useLayoutEffect(() => {
    // Created here, because only browsers can; the page is also rendered by the build.
    const created = createRuleSheet();
    const { sheet } = created;
    brand.current = created;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  useLayoutEffect(() => brand.current?.write(rules ?? NONE), [rules]);
}
