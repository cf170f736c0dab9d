import { describe, expect, it } from 'vitest';
import { JsonDocument, UnreadableDocument } from './json-document.ts';

/** A column whose documents are objects with a number. */
class Column extends JsonDocument<{ readonly n: number }> {
  protected parse(stored: unknown): { readonly n: number } {
    const n = typeof stored === 'object' && stored !== null && 'n' in stored ? stored.n : undefined;
    if (typeof n !== 'number') throw new Error('The document has no number.');
    return { n };
  }
}

const column = new Column();
const read = (stored: unknown) => column.convertToJSValue(stored);

describe('a column of documents', () => {
  it.each<[unknown, unknown]>([
    [null, null],
    [undefined, null],
    [{ n: 1 }, { n: 1 }],
    [{ n: 1, more: 2 }, { n: 1 }],
    ['{"n":1}', { n: 1 }],
  ])('reads %j as %j', (stored, document) => {
    expect(read(stored)).toEqual(document);
  });

  it.each<[unknown, unknown]>([
    [{}, {}],
    [{ n: 'x' }, { n: 'x' }],
    ['{"n":"x"}', { n: 'x' }],
    ['no JSON', 'no JSON'],
    ['"text"', 'text'],
    [7, 7],
    [false, false],
    [[1], [1]],
  ])('keeps %j, which it cannot read, as it is stored', (stored, document) => {
    const unreadable = read(stored);
    expect(unreadable).toBeInstanceOf(UnreadableDocument);
    expect((unreadable as UnreadableDocument).cause).toBeInstanceOf(Error);
    expect(JSON.parse(JSON.stringify(unreadable))).toEqual(document);
    // Writing it back changes nothing, and it stays what it is.
    expect(JSON.parse(column.convertToDatabaseValue(unreadable) ?? '')).toEqual(document);
    expect(read(unreadable)).toBe(unreadable);
  });

  it('writes documents as JSON, and nothing as null', () => {
    expect(column.convertToDatabaseValue({ n: 1 })).toBe('{"n":1}');
    expect(column.convertToDatabaseValue(null)).toBeNull();
  });
});
