import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useUnchanged } from './use-unchanged.ts';

interface Data {
  readonly colors: readonly string[];
}

function Example({ data, onValue }: { readonly data: Data; readonly onValue: (value: Data) => void }) {
  onValue(useUnchanged(data));
  return null;
}

it('keeps an object until its content changes', async () => {
  const values: Data[] = [];
  const view = (...colors: string[]) => <Example data={{ colors }} onValue={(value) => values.push(value)} />;
  const { rerender } = await render(view('#C4532F'));
  const [first] = values;
  await rerender(view('#C4532F'));
  expect(values.at(-1)).toBe(first);
  await rerender(view('#1F4E6B'));
  expect(values.at(-1)).toEqual({ colors: ['#1F4E6B'] });
});
