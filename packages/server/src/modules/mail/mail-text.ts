const MAX_CHARACTERS = 80;
/** Control and format characters and Unicode line breaks: they break lines or change the writing direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** Text that mail clients turn into a link: a URL, an email address, or a name with a dot such as `evil.example`. */
const LINK_LIKE = /[:/@\\]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/** Turns user input into one line of at most 80 characters, without invisible characters. */
export function toSingleLine(words: string): string {
  const line = words.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= MAX_CHARACTERS ? line : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

/**
 * The greeting of a mail.
 *
 * Anyone can register another person's address under any name. A name that mail clients would turn into a link is left
 * out, so that StyleKit cannot be abused to send links.
 */
export function buildGreeting(name: string): string {
  const line = toSingleLine(name);
  return line === '' || LINK_LIKE.test(line) ? 'Hello,' : `Hello ${line},`;
}

/** Formats an ISO 8601 instant, such as `Nov 21, 2026, 09:05 UTC`. */
export function formatInstant(instant: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(instant))} UTC`;
}

/** Formats the day of an ISO 8601 instant, such as `Nov 21, 2026`. */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
}
