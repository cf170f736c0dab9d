import type { Reason } from '../brief/reason-schema.ts';

/** The sentence parts after the words of a reason: the verb for one and for several words, and the rest. */
export interface ReasonClause {
  readonly verb: readonly [singular: string, plural: string];
  readonly rest: string;
}

type OfKind<Kind extends Reason['kind']> = Extract<Reason, { readonly kind: Kind }>;
type Describe = { readonly [Kind in Reason['kind']]: (reason: OfKind<Kind>) => ReasonClause };

const IS = ['is', 'are'] as const;
const WAS = ['was', 'were'] as const;
const ASKS = ['asks for', 'ask for'] as const;

const clause = (verb: ReasonClause['verb'], rest: string): ReasonClause => ({ verb, rest });
const regular = (verb: string, rest: string): ReasonClause => clause([`${verb}s`, verb], rest);

const DESCRIPTIONS: Describe = {
  'color-named': ({ color, isLead }) =>
    regular('name', `${color} as ${isLead ? 'the primary' : 'another'} color`),
  'color-implied': ({ color, isLead }) =>
    regular('suggest', `${color} for ${isLead ? 'the primary' : 'another'} color`),
  'color-proposed': ({ color, isLead }) =>
    regular('suggest', `${color} for ${isLead ? 'the primary' : 'another'} color`),
  'color-given': ({ isLead }) => clause(IS, `kept as ${isLead ? 'the primary' : 'another'} color`),
  'color-remembered': ({ isLead }) =>
    clause(WAS, `kept before and reused as ${isLead ? 'the primary' : 'another'} color`),
  'hue-suggested': ({ color }) => regular('suggest', `${color} for the primary color`),
  'hue-drawn': ({ color, isOpen }) => {
    const derived = `so ${color} was derived from the whole text`;
    return isOpen ? regular('leave', `the hue open, ${derived}`) : regular('name', `no color, ${derived}`);
  },
  'hue-drawn-unread': ({ color }) =>
    clause(IS, `in a language that is not read, so ${color} was derived from the whole text`),
  'hue-excluded': () => clause(IS, 'ruled out'),
  'neutral-excluded': () => clause(IS, 'left out'),
  'hue-excluded-before': () => clause(WAS, 'rejected before and avoided again'),
  mood: ({ part, isRaised, isRefused }) => {
    const outcome = OUTCOMES[part][isRaised ? 'raised' : 'lowered'];
    return isRefused ? clause(IS, `rejected in favor of ${outcome}`) : clause(ASKS, outcome);
  },
  harmony: ({ harmony, isProposed }) =>
    isProposed ? regular('suggest', `${harmony} harmony`) : clause(ASKS, `${harmony} harmony`),
  font: ({ role }) => clause(IS, `used as the ${role === 'header' ? 'heading' : 'text'} font`),
  letters: ({ traits, isRefused }) => {
    const typefaces = `${traits.join(' and ')} typefaces`;
    return isRefused ? clause(IS, `not wanted, so the fonts avoid ${typefaces}`) : clause(ASKS, typefaces);
  },
  'fonts-remembered': () => clause(WAS, 'kept before and used again'),
  'industry-remembered': () => clause(IS, 'the known industry of this project'),
  'style-remembered': () => clause(IS, 'the preferred style of this project'),
  'words-remembered': () => clause(IS, 'remembered from earlier briefs and notes'),
};

const OUTCOMES = {
  chroma: { raised: 'livelier colors', lowered: 'quieter colors' },
  lightness: { raised: 'lighter tones', lowered: 'darker tones' },
} as const;

/** The sentence parts that explain the effect of a reason. */
export function describeReason<Kind extends Reason['kind']>(reason: OfKind<Kind>): ReasonClause {
  const describe: (given: OfKind<Kind>) => ReasonClause = DESCRIPTIONS[reason.kind as Kind];
  return describe(reason);
}
