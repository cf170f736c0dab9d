import { isJsonObject } from './json-object.ts';
import { toReference } from './reference.ts';
import {
  describe,
  listRule,
  numberRule,
  objectRule,
  orPointer,
  orReference,
  type Rule,
  wordRule,
} from './rule-context.ts';

const DIMENSION = objectRule({
  required: { value: orPointer(numberRule()), unit: orPointer(wordRule(['px', 'rem'])) },
  example: '{ "value": 16, "unit": "px" }',
});

/** A number with the unit px or rem; 0 also needs a unit. */
export const checkDimension: Rule = orText(
  DIMENSION,
  /^(-?\d*\.?\d+)(px|rem)$/,
  '{ "value": 16, "unit": "px" }',
);

const DURATION = objectRule({
  required: { value: orPointer(numberRule()), unit: orPointer(wordRule(['ms', 's'])) },
  example: '{ "value": 200, "unit": "ms" }',
});

export const checkDuration: Rule = orText(
  DURATION,
  /^(-?\d*\.?\d+)(ms|s)$/,
  '{ "value": 200, "unit": "ms" }',
);

/** A rule whose value used to be a text such as "16px", which has an exact fix. */
function orText(rule: Rule, form: RegExp, example: string): Rule {
  return (value, path, context) => {
    const [, number, unit] = typeof value === 'string' ? (form.exec(value.trim()) ?? []) : [];
    if (number === undefined) return rule(value, path, context);
    const message = `The value is ${describe(value)}, not an object.`;
    context.report(path, message, `Write ${example}.`, { value: { value: Number(number), unit } });
  };
}

export const checkNumber: Rule = numberRule();

/** One font name or a list of names in order of preference. */
export const checkFontFamily: Rule = (value, path, context) => {
  if (typeof value === 'string') checkFamilyName(value, path, context);
  else FAMILY_LIST(value, path, context);
};

const checkFamilyName: Rule = (value, path, { report }) => {
  if (typeof value !== 'string' || value.trim() === '') {
    report(path, `${describe(value)} is not the name of a font.`, 'Write the name as text, such as "Inter".');
  } else if (toReference(value) !== null) {
    report(
      path,
      'A name in a list cannot be a reference to a token.',
      'Refer to the whole list, or write the name.',
    );
  }
};

const FAMILY_LIST = listRule(orPointer(checkFamilyName), 1, '["Inter", "sans-serif"]');

const WEIGHT_WORDS = [
  'thin',
  'hairline',
  'extra-light',
  'ultra-light',
  'light',
  'normal',
  'regular',
  'book',
  'medium',
  'semi-bold',
  'demi-bold',
  'bold',
  'extra-bold',
  'ultra-bold',
  'black',
  'heavy',
  'extra-black',
  'ultra-black',
];

const WEIGHT_NUMBER = numberRule(1, 1000);
const WEIGHT_WORD = wordRule(WEIGHT_WORDS);

/** A number from 1 to 1000, or one of the case-sensitive words. */
export const checkFontWeight: Rule = (value, path, context) => {
  if (typeof value === 'number') WEIGHT_NUMBER(value, path, context);
  else WEIGHT_WORD(value, path, context);
};

/** Two control points with x from 0 to 1 and any y. */
export const checkCubicBezier: Rule = (value, path, context) => {
  if (!Array.isArray(value) || value.length !== 4) {
    context.report(
      path,
      `${describe(value)} is not a cubic Bézier curve.`,
      'Write four numbers, such as [0.4, 0, 0.2, 1].',
    );
    return;
  }
  for (const [index, number] of value.entries()) {
    const rule = index % 2 === 0 ? numberRule(0, 1) : numberRule();
    orPointer(rule)(number, `${path}.${index}`, context);
  }
};

const STROKE_WORD = wordRule(['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset']);

const STROKE_OBJECT = objectRule({
  required: {
    dashArray: listRule(orReference('dimension', checkDimension), 1, '[{ "value": 4, "unit": "px" }]'),
    lineCap: orPointer(wordRule(['round', 'butt', 'square'])),
  },
  example: '{ "dashArray": [{ "value": 4, "unit": "px" }], "lineCap": "round" }',
});

/** A keyword, or a dash array with a line cap. */
export const checkStrokeStyle: Rule = (value, path, context) => {
  if (isJsonObject(value)) STROKE_OBJECT(value, path, context);
  else STROKE_WORD(value, path, context);
};
