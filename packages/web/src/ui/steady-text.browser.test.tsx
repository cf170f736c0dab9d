import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SteadyText } from './steady-text.tsx';

const SHORT = 'Short.';
const LONG = 'A text of many more words, which does not fit into one line of a box as narrow as this one is.';

function Example({ text }: { readonly text: string }) {
  return (
    <div style={{ width: 160 }}>
      <SteadyText texts={[SHORT, LONG]}>
        <p className="m-0">{text}</p>
      </SteadyText>
      <p>Below</p>
    </div>
  );
}

describe('SteadyText', () => {
  it('does not move the content below when the text changes', async () => {
    const below = () => page.getByText('Below').element().getBoundingClientRect().top;
    const view = await render(<Example text={SHORT} />);
    const before = below();
    await view.rerender(<Example text={LONG} />);
    expect(below()).toBe(before);
    expect(page.getByText(SHORT).elements()).toEqual([]);
    await expect.element(page.getByText(LONG)).toBeVisible();
  });
});
