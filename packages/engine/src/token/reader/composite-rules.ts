import { checkColor } from './color-rule.ts';
import {
  describe,
  listRule,
  numberRule,
  objectRule,
  orPointer,
  orReference,
  type Rule,
} from './rule-context.ts';
import {
  checkCubicBezier,
  checkDimension,
  checkDuration,
  checkFontFamily,
  checkFontWeight,
  checkStrokeStyle,
} from './simple-rules.ts';

const color = orReference('color', checkColor);
const dimension = orReference('dimension', checkDimension);
const duration = orReference('duration', checkDuration);

const checkBoolean: Rule = (value, path, { report }) => {
  if (typeof value !== 'boolean')
    report(path, `${describe(value)} is neither true nor false.`, 'Write true or false without quotes.');
};

export const checkBorder: Rule = objectRule({
  required: { color, width: dimension, style: orReference('strokeStyle', checkStrokeStyle) },
  example: '{ "color": "{color.primary}", "width": { "value": 1, "unit": "px" }, "style": "solid" }',
});

export const checkTransition: Rule = objectRule({
  required: { duration, delay: duration, timingFunction: orReference('cubicBezier', checkCubicBezier) },
  example:
    '{ "duration": { "value": 200, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0.4, 0, 0.2, 1] }',
});

const checkOneShadow: Rule = objectRule({
  required: { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension },
  optional: { inset: orPointer(checkBoolean) },
  example: '{ "color": …, "offsetX": …, "offsetY": …, "blur": …, "spread": … }',
});

/** One shadow, or a list of shadows and references to shadow tokens. */
export const checkShadow: Rule = (value, path, context) => {
  if (!Array.isArray(value)) return checkOneShadow(value, path, context);
  listRule(orReference('shadow', checkOneShadow), 1, '[{ "color": …, … }]')(value, path, context);
};

const checkStop: Rule = objectRule({
  required: { color, position: orReference('number', numberRule()) },
  example: '{ "color": "{color.primary}", "position": 0 }',
});

export const checkGradient: Rule = listRule(
  orReference('gradient', checkStop),
  1,
  '[{ "color": "{color.primary}", "position": 0 }, { "color": "{color.accent}", "position": 1 }]',
);

export const checkTypography: Rule = objectRule({
  required: {
    fontFamily: orReference('fontFamily', checkFontFamily),
    fontSize: dimension,
    fontWeight: orReference('fontWeight', checkFontWeight),
    letterSpacing: dimension,
    lineHeight: orReference('number', numberRule()),
  },
  example: 'all five of fontFamily, fontSize, fontWeight, letterSpacing and lineHeight',
});
