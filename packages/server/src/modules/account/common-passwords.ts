import commonPasswords from './data/common-passwords.json' with { type: 'json' };

/*
 * Passwords that attackers try first.
 *
 * The lists contain entries of the 4,000 most used passwords of the public ten-million list (M. Burnett, 2015), without
 * slurs and the most vulgar words, and some newer ones: WORDS are plain words, including short ones, because people
 * extend them; PATTERNS are the others. People vary passwords in a few known ways (M. Weir et al., "Testing metrics for
 * password creation policies", 2010), so `isCommonPassword` also rejects these variants: any capitalization, look-alike
 * digits for letters, up to five digits and three symbols at the end, up to four digits in front, the word twice.
 * Keyboard runs, sequences, repetitions and dates are computed.
 *
 * This is not the list of the 3,000 most used passwords with eight or more characters (OWASP ASVS 6.2.4). The variants
 * cover many times that number, but a rare entry of such a list may pass if it is no variant of a listed word.
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
/** Runs are also common backwards and wrapping around the end. */
const MIN_RUN_LENGTH = 5;
const RUNS = KEYBOARD_RUNS.flatMap((run) => [run.repeat(3), [...run.repeat(3)].reverse().join('')]);

const SUBSTITUTIONS: Readonly<Record<string, string>> = {
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

/** Whether an attacker would try this password early; case is ignored. */
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

/** A unit of up to four characters, repeated: `11111111`, `abcabcabc`. */
function isRepeated(password: string): boolean {
  const { unit, rest } = REPEATED.exec(password)?.groups ?? {};
  return unit !== undefined && rest !== undefined && unit.startsWith(rest);
}

/** A common word or run with a few digits or symbols added, or doubled, also with look-alike digits. */
function isExtendedWord(password: string): boolean {
  const half = password.slice(0, password.length / 2);
  if (half + half === password && isWord(half)) return true;
  const { stem } = EXTENDED_WORD.exec(password)?.groups ?? {};
  return (stem !== undefined && (isWord(stem) || isRun(stem))) || isWord(password);
}

function isRun(text: string): boolean {
  return text.length >= MIN_RUN_LENGTH && RUNS.some((run) => run.includes(text));
}

function isWord(text: string): boolean {
  return WORDS.has(text) || WORDS.has([...text].map((symbol) => SUBSTITUTIONS[symbol] ?? symbol).join(''));
}
