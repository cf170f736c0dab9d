import { checkColor } from './color-rule.ts';
import {
  checkBorder,
  checkGradient,
  checkShadow,
  checkTransition,
  checkTypography,
} from './composite-rules.ts';
import type { Rule } from './rule-context.ts';
import {
  checkCubicBezier,
  checkDimension,
  checkDuration,
  checkFontFamily,
  checkFontWeight,
  checkNumber,
  checkStrokeStyle,
} from './simple-rules.ts';
import type { AnyTokenType } from './token-types.ts';

/** The rule for the value of each token type. */
export const VALUE_RULES: Readonly<Record<AnyTokenType, Rule>> = {
  color: checkColor,
  dimension: checkDimension,
  fontFamily: checkFontFamily,
  fontWeight: checkFontWeight,
  duration: checkDuration,
  cubicBezier: checkCubicBezier,
  number: checkNumber,
  strokeStyle: checkStrokeStyle,
  border: checkBorder,
  transition: checkTransition,
  shadow: checkShadow,
  gradient: checkGradient,
  typography: checkTypography,
};
