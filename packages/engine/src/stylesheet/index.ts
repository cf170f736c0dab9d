// Public API: the exported stylesheet as data, for pages that show a guide. Everything else is internal.

export {
  describeButtons,
  describeColors,
  describeControls,
  describeElements,
  describeType,
} from './describe-guide.ts';
export type { Declaration, DeclarationGroup, StyleRule } from './style-rule.ts';
