import { describe, expect, it } from 'vitest';
import { nextAttempt, readAttempt } from './creation-key.ts';

describe('creation key', () => {
  it('stays the same for the same content', () => {
    const first = nextAttempt(null, '{"description":"A bakery"}');
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(nextAttempt(first, '{"description":"A bakery"}')).toBe(first);
  });

  it('changes with the content', () => {
    const first = nextAttempt(null, '{"description":"A bakery"}');
    const second = nextAttempt(first, '{"description":"A bakery in Lisbon"}');
    expect(second.key).not.toBe(first.key);
  });

  it('is restored from storage unless invalid', () => {
    const attempt = nextAttempt(null, 'content');
    expect(readAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
    for (const stored of [null, 'x', {}, { content: 'c' }, { content: 'c', key: 4 }]) {
      expect(readAttempt(stored)).toBeNull();
    }
  });
});
