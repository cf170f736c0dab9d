import type { StyleRule } from '@stylekit/engine/stylesheet';
import { useLayoutEffect, useState } from 'react';
import { createRuleSheet } from '../../../lib/rule-sheet.ts';

const NONE: readonly StyleRule[] = [];

/** Gives the whole page the colors, fonts and shapes of a guide until the component unmounts. Null removes them. */
export function usePageBrand(rules: readonly StyleRule[] | null): void {
  const [brand] = useState(createRuleSheet);
  useLayoutEffect(() => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, brand.sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== brand.sheet);
    };
  }, [brand]);
  useLayoutEffect(() => brand.write(rules ?? NONE), [brand, rules]);
}
