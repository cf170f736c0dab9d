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
import type { Vision } from '../color/view-colors.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { createRuleSheet, type RuleSheet } from './rule-sheet.ts';
import { SHEET_ATTRIBUTE, scopeRules } from './scope-rules.ts';
import { showRules } from './show-rules.ts';

interface GuideSheetProps {
  /** What the elements that show this guide have in `data-guide-sheet`. */
  readonly id: string;
  readonly guide: Guide;
  readonly vision: Vision;
  readonly settingsAtom: SettingsAtom;
}

/**
 * The stylesheet of a guide on the elements that show it: the exported rules, with the colors of the chosen vision. It
 * stands apart from those elements, so that none of them is rendered again while a slider is dragged.
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
    colorSheet.write(scopeRules(showRules(rules, vision), root));
  }, [colorSheet, guide, primaryHover, secondaryHover, accentHover, vision, root]);
  useLayoutEffect(() => {
    typeSheet.write(scopeRules(describeType(guide, typography), root));
  }, [typeSheet, guide, typography, root]);
  useLayoutEffect(() => {
    // Only where buttons are, so that the type need not be styled again with them.
    buttonSheet.write(scopeRules(describeButtons(guide, buttons), `${root}:where([data-surface])`));
  }, [buttonSheet, guide, buttons, root]);
  return null;
}

/** The rules that are the same for every guide, made when the first one is shown. */
let controls: RuleSheet | null = null;

function controlSheet(): CSSStyleSheet {
  if (controls === null) {
    controls = createRuleSheet();
    controls.write(scopeRules(describeControls(), `[${SHEET_ATTRIBUTE}]`));
  }
  return controls.sheet;
}

/** Adds sheets to the document, the common rules last as in the exported file; gives back what removes them. */
function adopt(sheets: readonly CSSStyleSheet[]): () => void {
  const last = controlSheet();
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== last);
  document.adoptedStyleSheets = [...others, ...sheets, last];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
