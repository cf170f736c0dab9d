import { describe, expect, it } from 'vitest';
import { applyListView, type ListedItem } from './list-view.ts';

const item = (name: string, description: string, created: number, changed = created): ListedItem => ({
  name,
  description,
  createdAt: `2026-01-0${created}T00:00:00.000Z`,
  changedAt: `2026-02-0${changed}T00:00:00.000Z`,
});

const ITEMS = [
  item('Padaria 10', 'Pão de fermentação natural', 3),
  item('Forno', 'A bakery over oak', 2, 9),
  item('padaria 9', 'Straße und Brot', 1),
];

const namesOf = (text: string, sort: 'created' | 'changed' | 'name' = 'created') =>
  applyListView(ITEMS, { text, sort }, (each) => each).map(({ name }) => name);

describe('a list', () => {
  it.each([
    ['', ['Padaria 10', 'Forno', 'padaria 9']],
    ['  PADARIA ', ['Padaria 10', 'padaria 9']],
    ['oak forno', ['Forno']],
    ['pao fermentacao', ['Padaria 10']],
    ['PÃO', ['Padaria 10']],
    ['padaria oak', []],
  ])('searched for “%s” contains every word in the name or the description', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it('is ordered by creation, last change, or name with its numbers', () => {
    expect(namesOf('', 'created')).toEqual(['Padaria 10', 'Forno', 'padaria 9']);
    expect(namesOf('', 'changed')).toEqual(['Forno', 'Padaria 10', 'padaria 9']);
    expect(namesOf('', 'name')).toEqual(['Forno', 'padaria 9', 'Padaria 10']);
  });
});
