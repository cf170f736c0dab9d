import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { toPlainMessage } from './plain-message.ts';

const schema = z.strictObject({
  name: z.string(),
  size: z.number().min(2).max(9),
  kind: z.enum(['a', 'b']),
  version: z.literal(2),
  count: z.int(),
  list: z.array(z.boolean()),
  own: z.string('Must be a name'),
});

const VALID = { name: 'x', size: 3, kind: 'a', version: 2, count: 1, list: [], own: 'x' };

describe('toPlainMessage', () => {
  it.each([
    [{ name: undefined }, 'name', 'Is missing'],
    [{ name: 5 }, 'name', 'Must be text, not a number'],
    [{ name: null }, 'name', 'Must be text, not null'],
    [{ size: 1 }, 'size', 'Must be at least 2'],
    [{ size: 10 }, 'size', 'Must be at most 9'],
    [{ kind: 'c' }, 'kind', 'Must be one of a, b'],
    [{ version: 3 }, 'version', 'Must be 2'],
    [{ count: 1.5 }, 'count', 'Must be a whole number'],
    [{ count: '1' }, 'count', 'Must be a number, not text'],
    [{ list: {} }, 'list', 'Must be a list, not an object'],
    [{ list: [true, 'x'] }, 'list.1', 'Must be true or false, not text'],
    [{ own: 5 }, 'own', 'Must be a name'],
    [{ other: 1 }, '', 'Has unknown parts: "other"'],
  ])('describes %j', (change, path, message) => {
    const result = schema.safeParse({ ...VALID, ...change });
    const found = (result.error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      toPlainMessage(issue.message),
    ]);
    expect(found).toEqual([[path, message]]);
  });
});
