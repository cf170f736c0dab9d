import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSlices } from './use-slices.ts';

const PARTS = 3;

interface ExampleProps {
  readonly value: number;
  readonly isOn: boolean;
  /** Gets what each rendering shows. */
  readonly onShown: (shown: readonly number[]) => void;
  /** How long a rendering takes in ms. */
  readonly duration?: number;
}

function Example({ value, isOn, onShown, duration = 0 }: ExampleProps) {
  const shown = useSlices(value, PARTS, isOn);
  const end = performance.now() + duration;
  while (performance.now() < end);
  onShown(shown);
  return null;
}

/** Renders a sequence of values and waits until all parts show the last one. */
async function show(values: readonly number[], props: Omit<ExampleProps, 'value' | 'onShown'>) {
  const all: (readonly number[])[] = [];
  const onShown = (shown: readonly number[]) => all.push(shown);
  const [first = 0, ...rest] = values;
  const { rerender } = await render(<Example value={first} onShown={onShown} {...props} />);
  for (const value of rest) await rerender(<Example value={value} onShown={onShown} {...props} />);
  await expect.poll(() => all.at(-1)).toEqual(Array(PARTS).fill(values.at(-1)));
  return all;
}

describe('useSlices', () => {
  it('gives all parts the value at once while it is off', async () => {
    const all = await show([1, 2], { isOn: false });
    expect(all.every(([first, ...rest]) => rest.every((each) => each === first))).toBe(true);
  });

  it('gives a new value to one part after the other', async () => {
    const all = await show([1, 2], { isOn: true });
    expect(all[0]).toEqual([1, 1, 1]);
    const changes = all.filter((shown, index) => index > 0 && shown !== all[index - 1]);
    expect(changes).toEqual([
      [2, 1, 1],
      [2, 2, 1],
      [2, 2, 2],
    ]);
  });

  it('reaches every part although the value keeps changing and rendering is slow', async () => {
    const all = await show([1, 2, 3, 4, 5, 6, 7, 8], { isOn: true, duration: 10 });
    expect(all.at(-1)).toEqual([8, 8, 8]);
    // Parts never go back to an earlier value.
    for (let part = 0; part < PARTS; part += 1) {
      const values = all.map((shown) => shown[part] ?? 0);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  });
});
