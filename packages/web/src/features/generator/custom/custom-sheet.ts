import { type Guide, initialSettings } from '@stylekit/engine';
import { describeButtons, describeColors, describeType } from '@stylekit/engine/stylesheet';
import { useLayoutEffect, useState } from 'react';
import { adoptSheets } from '../../../data/guide-sheet/adopt-sheets.ts';
import { SHEET_ATTRIBUTE, scopeRules } from '../../../data/guide-sheet/scope-rules.ts';
import { createRuleSheet } from '../../../lib/rule-sheet.ts';

/** The value of `data-guide-sheet` on the preview. */
export const PREVIEW_SHEET = 'custom-preview';

/** Applies the stylesheet that the guide will be exported with to the preview. */
export function useCustomSheet(guide: Guide): void {
  const [{ sheet, write }] = useState(createRuleSheet);
  useLayoutEffect(() => adoptSheets([sheet]), [sheet]);
  useLayoutEffect(() => {
    const { buttons, typography } = initialSettings(guide);
    const rules = [
      ...describeColors(guide, buttons),
      ...describeType(guide, typography),
      ...describeButtons(guide, buttons),
    ];
    write(scopeRules(rules, `[${SHEET_ATTRIBUTE}="${PREVIEW_SHEET}"]`));
  }, [write, guide]);
}
