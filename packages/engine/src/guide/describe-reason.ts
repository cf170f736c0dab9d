import type { Reason } from '../brief/reason-schema.ts';

/** What follows a reason's words in a sentence: its verb for one word and for several, and the rest. */
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
    isLead ? regular('lead', `with ${color}`) : regular('add', `${color} beside it`),
  'color-implied': ({ color, isLead }) =>
    isLead ? regular('pull', `toward ${color}`) : regular('bring', `in ${color}`),
  'color-proposed': ({ color, isLead }) =>
    isLead ? regular('lead', `toward ${color}`) : regular('suggest', `${color} beside it`),
  'color-given': ({ isLead }) => clause(IS, isLead ? 'kept as the primary color' : 'kept beside it'),
  'color-remembered': ({ isLead }) =>
    clause(WAS, `kept before, ${isLead ? 'back in the lead now' : 'beside the others now'}`),
  'hue-suggested': ({ color }) => regular('lean', `toward ${color}`),
  'hue-drawn': ({ color, isOpen }) => {
    const drawn = `so ${color} was drawn from the wording as a whole`;
    return isOpen ? regular('leave', `the hue open, ${drawn}`) : regular('name', `no color, ${drawn}`);
  },
  'hue-excluded': () => clause(IS, 'ruled out'),
  'neutral-excluded': () => clause(IS, 'left out'),
  'hue-excluded-before': () => clause(WAS, 'turned down before, so kept out again'),
  mood: ({ part, isRaised, isRefused }) => {
    const outcome = OUTCOMES[part][isRaised ? 'raised' : 'lowered'];
    return isRefused ? clause(IS, `turned down in favor of ${outcome}`) : clause(ASKS, outcome);
  },
  harmony: ({ harmony, isProposed }) =>
    isProposed ? regular('suggest', `${harmony} harmony`) : clause(ASKS, `${harmony} harmony`),
  font: ({ role }) => clause(IS, `set as the ${role === 'header' ? 'heading' : 'text'} font`),
  letters: ({ traits, isRefused }) => {
    const letters = `${traits.join(' and ')} letters`;
    return isRefused ? clause(IS, `turned down, along with ${letters}`) : clause(ASKS, letters);
  },
  'fonts-remembered': () => clause(WAS, 'kept before, set again now'),
  'industry-remembered': () => clause(IS, 'the field this project is known for'),
  'style-remembered': () => clause(IS, 'the style this project prefers'),
  'words-remembered': () => clause(IS, 'remembered from earlier briefs and notes'),
};

const OUTCOMES = {
  chroma: { raised: 'livelier colors', lowered: 'quieter colors' },
  lightness: { raised: 'lighter tones', lowered: 'darker tones' },
} as const;

/** What a reason says about its words. */
export function describeReason<Kind extends Reason['kind']>(reason: OfKind<Kind>): ReasonClause {
  const describe: (given: OfKind<Kind>) => ReasonClause = DESCRIPTIONS[reason.kind as Kind];
  return describe(reason);
}
