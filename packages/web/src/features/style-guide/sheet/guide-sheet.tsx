import type { Guide } from '@stylekit/engine';
import { describeButtons, describeColors, describeElements, describeType } from '@stylekit/engine/stylesheet';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { adoptSheets } from '../../../data/guide-sheet/adopt-sheets.ts';
import { SHEET_ATTRIBUTE, scopeRules } from '../../../data/guide-sheet/scope-rules.ts';
import { createRuleSheet } from '../../../lib/rule-sheet.ts';
import type { Vision } from '../color/view-colors.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { scopeButtons } from './scope-buttons.ts';
import { simulateRules } from './simulate-rules.ts';

interface GuideSheetProps {
  /** The value of `data-guide-sheet` on the elements that show this guide. */
  readonly id: string;
  readonly guide: Guide;
  readonly vision: Vision;
  readonly settingsAtom: SettingsAtom;
}

/**
 * Applies the exported stylesheet of a guide to the elements that show it, with simulated colors. It is a separate
 * component, so that those elements do not re-render while a slider moves.
 */
export function GuideSheet({ id, guide, vision, settingsAtom }: GuideSheetProps) {
  const { buttons, typography } = useAtomValue(settingsAtom);
  const { primaryHover, secondaryHover, accentHover } = buttons;
  const [colorSheet] = useState(createRuleSheet);
  const [typeSheet] = useState(createRuleSheet);
  const [buttonSheet] = useState(createRuleSheet);
  const root = `[${SHEET_ATTRIBUTE}="${id}"]`;

  useLayoutEffect(
    () => adoptSheets([colorSheet.sheet, typeSheet.sheet, buttonSheet.sheet]),
    [colorSheet, typeSheet, buttonSheet],
  );
  useLayoutEffect(() => {
    const hovers = { primaryHover, secondaryHover, accentHover };
    const rules = [...describeColors(guide, hovers), ...describeElements(guide)];
    colorSheet.write(scopeRules(simulateRules(rules, vision), root));
  }, [colorSheet, guide, primaryHover, secondaryHover, accentHover, vision, root]);
  useLayoutEffect(() => {
    typeSheet.write(scopeRules(describeType(guide, typography), root));
  }, [typeSheet, guide, typography, root]);
  useLayoutEffect(() => {
    buttonSheet.write(scopeButtons(describeButtons(guide, buttons), root));
  }, [buttonSheet, guide, buttons, root]);
  return null;
}
