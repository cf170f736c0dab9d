import commonPasswords from './data/common-passwords.json' with { type: 'json' };

/*
 * Passwords a guesser tries first.
 *
 * The lists are drawn from the 4,000 most used passwords of the public ten-million list (M. Burnett, 2015), without its
 * slurs and coarsest words, and with a few of today's added: WORDS the plain words, short ones too, because people
 * lengthen them; PATTERNS what is no word. People vary them in a few known ways (M. Weir et al., "Testing metrics for
 * password creation policies", 2010), so `isCommonPassword` refuses these families as well: any capitals, letters
 * written as look-alike digits, up to five digits and three marks at the end, up to four digits before, the word twice.
 * Runs on the keyboard, counting, repeats and dates are computed.
 *
 * It is not a copy of the 3,000 most used passwords of eight or more characters (OWASP ASVS 6.2.4): the families refuse
 * many times that number, but a seldom used entry of such a list that belongs to no family may pass.
 */

const WORDS: ReadonlySet<string> = new Set(commonPasswords.words);
const PATTERNS: ReadonlySet<string> = new Set(commonPasswords.patterns);

const KEYBOARD_RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertyuiopasdfghjklzxcvbnm',
  '`1234567890-=',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,',
  'qazwsxedcrfvtgbyhnujm',
];
/** A run is common forwards, backwards and around the end. */
const SHORTEST_RUN = 5;
const RUNS = KEYBOARD_RUNS.flatMap((run) => [run.repeat(3), [...run.repeat(3)].reverse().join('')]);

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const EXTENDED_WORD = /^(?<before>\d{0,4})(?<stem>.+?)(?<digits>\d{0,5})(?<marks>[!?.*#@$_-]{0,3})$/u;
const REPEATED = /^(?<unit>.{1,4}?)\k<unit>+(?<rest>.{0,3})$/u;
const DATE =
  /^(?:(?<day>[0-3]\d)[./-]?(?<month>[0-3]\d)[./-]?(?:19|20)\d{2}|(?:19|20)\d{2}[./-]?[0-3]\d[./-]?[0-3]\d)$/;

/** Whether a guesser would try this password among the first; capitals make no difference. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return (
    WORDS.has(lower) ||
    PATTERNS.has(lower) ||
    DATE.test(lower) ||
    isRun(lower) ||
    isRepeated(lower) ||
    isExtendedWord(lower)
  );
}

/** A unit of up to four characters again and again: `11111111`, `abcabcabc`. */
function isRepeated(password: string): boolean {
  const { unit, rest } = REPEATED.exec(password)?.groups ?? {};
  return unit !== undefined && rest !== undefined && unit.startsWith(rest);
}

/** A common word or run with a few digits or marks, or twice, also written with look-alike digits. */
function isExtendedWord(password: string): boolean {
  const half = password.slice(0, password.length / 2);
  if (half + half === password && isWord(half)) return true;
  const { stem } = EXTENDED_WORD.exec(password)?.groups ?? {};
  return (stem !== undefined && (isWord(stem) || isRun(stem))) || isWord(password);
}

function isRun(text: string): boolean {
  return text.length >= SHORTEST_RUN && RUNS.some((run) => run.includes(text));
}

function isWord(text: string): boolean {
  return WORDS.has(text) || WORDS.has([...text].map((symbol) => LOOK_ALIKES[symbol] ?? symbol).join(''));
}
