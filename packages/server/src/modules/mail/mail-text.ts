const MAX_CHARACTERS = 80;
/** Control and format characters and the two Unicode line ends: they break lines or turn the direction of writing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
/** What mail programs turn into a link: an address, or a name with a dot such as `evil.example`. */
const LINK_LIKE = /[:/@\\]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/** A user's words on one line of at most 80 characters, without anything that is not seen. */
export function toSingleLine(words: string): string {
  const line = words.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= MAX_CHARACTERS ? line : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

/**
 * The salutation of a mail.
 *
 * Anybody can register a stranger's address under a name of their choice; a name that mail programs would turn into a
 * link is left out, so that StyleKit cannot be made to send it.
 */
export function greet(name: string): string {
  const line = toSingleLine(name);
  return line === '' || LINK_LIKE.test(line) ? 'Hello,' : `Hello ${line},`;
}

/** An ISO 8601 instant as people read it, such as `21 November 2026 at 09:05 UTC`. */
export function formatInstant(instant: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(instant))} UTC`;
}

/** An ISO 8601 instant as a day, such as `21 November 2026`. */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
