import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLatestInTask } from './use-latest-in-task.ts';

interface ExampleProps {
  readonly onValue: (value: number) => void;
  readonly onQueue: (queue: (value: number) => void) => void;
}

function Example({ onValue, onQueue }: ExampleProps) {
  onQueue(useLatestInTask(onValue).queue);
  return null;
}

/** The values that arrived, and the function that queues one. */
async function open() {
  const passed: number[] = [];
  let queue: (value: number) => void = () => undefined;
  const example = (factor: number) => (
    <Example
      onValue={(value) => passed.push(value * factor)}
      onQueue={(latest) => {
        queue = latest;
      }}
    />
  );
  const { rerender, unmount } = await render(example(1));
  return {
    passed,
    queue: (value: number) => queue(value),
    setFactor: (factor: number) => rerender(example(factor)),
    unmount,
  };
}

describe('useLatestInTask', () => {
  it('passes on only the latest of several values, and not in the same task', async () => {
    const { passed, queue } = await open();
    for (const value of [1, 2, 3]) queue(value);
    expect(passed).toEqual([]);
    await expect.poll(() => passed).toEqual([3]);
    queue(0);
    await expect.poll(() => passed).toEqual([3, 0]);
  });

  it('passes on the last value before the control is removed', async () => {
    const { passed, queue, unmount } = await open();
    queue(4);
    await unmount();
    expect(passed).toEqual([4]);
  });

  it('calls the latest function', async () => {
    const { passed, queue, setFactor } = await open();
    await setFactor(10);
    queue(5);
    await expect.poll(() => passed).toEqual([50]);
  });
});
