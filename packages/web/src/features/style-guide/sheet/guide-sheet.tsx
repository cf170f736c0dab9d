import type { Guide } from '@stylekit/engine';
import {
  describeButtons,
  describeColors,
  describeControls,
  describeElements,
  describeType,
} from '@stylekit/engine/stylesheet';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { createRuleSheet, type RuleSheet } from '../../../lib/rule-sheet.ts';
import type { Vision } from '../color/view-colors.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { SHEET_ATTRIBUTE, scopeRules } from './scope-rules.ts';
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
    () => adopt([colorSheet.sheet, typeSheet.sheet, buttonSheet.sheet]),
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
    // Limited to elements with buttons, so that type is not restyled.
    buttonSheet.write(scopeRules(describeButtons(guide, buttons), `${root}:where([data-surface])`));
  }, [buttonSheet, guide, buttons, root]);
  return null;
}

/** The rules shared by all guides, created on first use. */
let controls: RuleSheet | null = null;

function controlSheet(): CSSStyleSheet {
  if (controls === null) {
    controls = createRuleSheet();
    controls.write(scopeRules(describeControls(), `[${SHEET_ATTRIBUTE}]`));
  }
  return controls.sheet;
}

/** Adds stylesheets to the document, with the shared rules last like in the export. Returns a remove function. */
function adopt(sheets: readonly CSSStyleSheet[]): () => void {
  const last = controlSheet();
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== last);
  document.adoptedStyleSheets = [...others, ...sheets, last];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
