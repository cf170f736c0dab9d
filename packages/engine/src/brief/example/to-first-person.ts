/** What a thing does in the relative clause of an English phrase: "a bakery that mills its own flour". */
const RELATIVE_CLAUSE = /^(.+?),? (?:that|which|who) ([a-z]+s) (.+)$/;
/** The clause describes the phrase as a whole when its beginning has no other noun: not "an app for people who …". */
const OTHER_NOUN = / (?:at|by|for|from|in|near|of|on|to|with) (?!.*[A-Z][a-z]+$)/;
/** Words that would refer to something else in the first person. */
const OTHER_REFERENCE = /\b(?:it|he|she|him|her|his|they|them|that|which|who|what|but)\b/;
/** After "and" may follow a second verb, which would need its own form: "bakes bread and sells cakes". */
const SECOND_VERB = /(?:,| and| or) (?!its )[a-z]+s [A-Za-z]/;

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' };
/** Words with the ending of a verb in the present tense that are none. */
const NOT_PRESENT: ReadonlySet<string> = new Set([
  'was',
  'always',
  'its',
  'sometimes',
  'perhaps',
  'likes',
  'loves',
]);

/** What a brand does, in the first person, and what it is: "We mill our own flour", "A bakery"; or null. */
export function toFirstPerson(phrase: string): readonly [action: string, rest: string] | null {
  const [, head = '', verb = '', rest = ''] = RELATIVE_CLAUSE.exec(phrase) ?? [];
  if (verb === '' || NOT_PRESENT.has(verb) || verb.endsWith('ss')) return null;
  if (OTHER_NOUN.test(head) || OTHER_REFERENCE.test(rest) || SECOND_VERB.test(rest)) return null;
  const ours = rest.replaceAll(/\bitself\b/g, 'ourselves').replaceAll(/\bits\b/g, 'our');
  return [`We ${toPlural(verb)} ${ours}`, head];
}

function toPlural(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
