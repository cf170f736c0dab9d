import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Announcer } from './announcer.tsx';
import { CopyButton } from './copy-button.tsx';

let written: string[] = [];
let isInvalid = false;
const native = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');

beforeEach(() => {
  written = [];
  isInvalid = false;
  const writeText = async (text: string) => {
    if (isInvalid) throw new DOMException('Write permission denied.', 'NotAllowedError');
    written.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  if (native !== undefined) Object.defineProperty(Navigator.prototype, 'clipboard', native);
});

const renderCopy = (value: string) =>
  render(
    <>
      <CopyButton value={value} name="HEX">
        {value}
      </CopyButton>
      <Announcer />
    </>,
  );
const button = page.getByRole('button');

describe('CopyButton', () => {
  it('copies with the keyboard, shows a check mark and announces it', async () => {
    await renderCopy('#C4532F');
    await expect.element(button).toHaveAccessibleName('Copy #C4532F');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAttribute('data-copied', 'true');
    expect(written).toEqual(['#C4532F']);
    await expect.element(page.getByRole('status')).toHaveTextContent('HEX #C4532F copied');
    expect(button.element().querySelector('[data-icon]')?.getAttribute('data-icon')).toBe('check');
  });

  it('does not announce a whole file', async () => {
    await renderCopy('x'.repeat(61));
    await button.click();
    await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^HEX\s+copied$/);
  });

  it('shows an error when the browser denies access', async () => {
    isInvalid = true;
    await renderCopy('#C4532F');
    await button.click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('HEX could not be copied. Select it and copy it manually.');
    await expect.element(button).toHaveAttribute('data-copied', 'false');
  });

  it('shows an error when there is no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await renderCopy('#C4532F');
    await button.click();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('HEX could not be copied. Select it and copy it manually.');
  });
});
