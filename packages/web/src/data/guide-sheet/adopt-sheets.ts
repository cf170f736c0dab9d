import { describeControls } from '@stylekit/engine/stylesheet';
import { createRuleSheet, type RuleSheet } from '../../lib/rule-sheet.ts';
import { SHEET_ATTRIBUTE, scopeRules } from './scope-rules.ts';

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
export function adoptSheets(sheets: readonly CSSStyleSheet[]): () => void {
  const last = controlSheet();
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== last);
  document.adoptedStyleSheets = [...others, ...sheets, last];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}
