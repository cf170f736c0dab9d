import { createHash } from 'node:crypto';

/** Whether `If-None-Match` contains this version; `tag` is a strong entity tag, including its quotes. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/** The strong entity tag of a JSON response, including its quotes. */
export function toEntityTag(body: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
}
