import { z } from 'zod';

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/*
 * The dot-atom form of RFC 5321 in ASCII. Deliberately excluded: quoted local parts and address literals, which are
 * used for injection but hardly for real mailboxes, and the old routing characters % and !, which some relays still
 * forward to another address. Domains outside ASCII must be in their xn-- form.
 */
const LOCAL = /^[a-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[a-z0-9#$&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/**
 * Returns an email address, trimmed and in lower case, or null if it is invalid; at most 254 characters, 64 before the
 * @.
 */
export function parseEmail(value: string): string | null {
  const address = value.trim().toLowerCase();
  if (address.length > MAX_LENGTH) return null;
  const at = address.indexOf('@');
  if (at < 1 || at > MAX_LOCAL_LENGTH || !LOCAL.test(address.slice(0, at))) return null;
  const labels = address.slice(at + 1).split('.');
  const isDomain = labels.length >= 2 && labels.every((label) => LABEL.test(label));
  return isDomain && TOP_LABEL.test(labels.at(-1) ?? '') ? address : null;
}

const MESSAGE = 'Please enter a valid email address';

/** An email address in a request body; outputs the result of `parseEmail`. */
export const emailSchema = z.string({ error: MESSAGE }).transform((value, context) => {
  const address = parseEmail(value);
  if (address !== null) return address;
  context.addIssue({ code: 'custom', message: MESSAGE });
  return z.NEVER;
});
