import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ColorField } from './color-field.tsx';
import { Dialog } from './dialog.tsx';

type Props = Parameters<typeof ColorField>[0];

function Example({ first = '', ...rest }: Partial<Props> & { readonly first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <button type="button" style={{ marginLeft: 500 }}>
        Far away
      </button>
      <ColorField label="Primary color" {...rest} value={value} onChange={setValue} />
      <button type="button">After</button>
      <output aria-label="Value">{value}</output>
      <button type="button" onClick={() => setValue('#00FF00')}>
        Set green
      </button>
    </>
  );
}

const field = page.getByRole('textbox', { name: 'Primary color' });
const swatch = page.getByRole('button', { name: 'Pick primary color' });
const picker = page.getByRole('dialog', { name: 'Primary color' });
const chroma = page.getByRole('slider', { name: 'Chroma' });
const hue = page.getByRole('slider', { name: 'Hue' });
const value = page.getByLabelText('Value', { exact: true });
const blur = () => page.getByRole('button', { name: 'After' }).click();

describe('ColorField code', () => {
  it('keeps a complete code byte for byte', async () => {
    await render(<Example />);
    await field.fill('#3b82F6');
    await blur();
    await expect.element(value).toHaveTextContent('#3b82F6');
    await swatch.click();
    await expect.element(picker).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(value).toHaveTextContent('#3b82F6');
  });

  it.for([
    ['fa0', '#FFAA00'],
    ['#abc', '#AABBCC'],
    ['3b82f6', '#3B82F6'],
    ['rgb(59, 130, 246);', '#3B82F6'],
    ['hsl(0 100% 50%)', '#FF0000'],
    ['oklch(1 0 0)', '#FFFFFF'],
  ] as const)('becomes #RRGGBB on blur after typing %s', async ([typed, hex]) => {
    await render(<Example />);
    await field.fill(typed);
    await expect.element(value).toHaveTextContent(typed);
    await blur();
    await expect.element(field).toHaveValue(hex);
    await expect.element(field).toBeValid();
  });

  it('becomes #RRGGBB when Enter submits the form', async () => {
    await render(<Example />);
    await field.fill('fa0');
    await userEvent.keyboard('{Enter}');
    await expect.element(value).toHaveTextContent('#FFAA00');
  });

  it('keeps invalid input and shows an error on blur', async () => {
    await render(<Example note="The color people know you by" />);
    await field.fill('bluish');
    await expect.element(field).toBeValid();
    await blur();
    await expect.element(field).toHaveValue('bluish');
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Must be a valid hex color code');
    await field.fill('#123456');
    await blur();
    await expect.element(field).toBeValid();
    await expect.element(field).toHaveAccessibleDescription('The color people know you by');
  });

  it('shows the given error before its own', async () => {
    await render(<Example error="Primary color is required" />);
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Primary color is required');
  });

  it('changes lightness with the up and down arrows and back', async () => {
    await render(<Example first="#3B82F6" />);
    await field.click();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const lighter = value.element().textContent;
    expect(lighter).toMatch(/^#[0-9A-F]{6}$/);
    expect(lighter).not.toBe('#3B82F6');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(value).toHaveTextContent('#3B82F6');
  });

  it('is cleared with a button when optional', async () => {
    await render(<Example first="#3B82F6" isOptional />);
    await page.getByRole('button', { name: 'Clear primary color' }).click();
    await expect.element(value).toBeEmptyDOMElement();
    await expect.element(field).toHaveFocus();
    expect(page.getByRole('button', { name: 'Clear primary color' }).elements()).toEqual([]);
  });
});

describe('ColorField picker', () => {
  it('opens on its swatch with focus; Escape closes it and restores the focus', async () => {
    await render(<Example first="#3B82F6" />);
    await expect.element(swatch).toHaveAttribute('aria-expanded', 'false');
    await swatch.click();
    await expect.element(chroma).toHaveFocus();
    await expect.element(swatch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(picker).not.toBeInTheDocument();
    await expect.element(swatch).toHaveFocus();
    await expect.element(swatch).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on a click outside', async () => {
    await render(<Example first="#3B82F6" />);
    await swatch.click();
    await expect.element(picker).toBeVisible();
    await page.getByRole('button', { name: 'Far away' }).click();
    await expect.element(picker).not.toBeInTheDocument();
  });

  it('moves by 5% with an arrow key and by 1% with Shift', async () => {
    await render(<Example first="#3B82F6" />);
    await swatch.click();
    await expect.element(chroma).toHaveAttribute('aria-valuetext', 'lightness 62%, chroma 92%');
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(chroma).toHaveAttribute('aria-valuetext', 'lightness 67%, chroma 92%');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(chroma).toHaveAttribute('aria-valuetext', 'lightness 67%, chroma 82%');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect.element(chroma).toHaveAttribute('aria-valuetext', 'lightness 66%, chroma 83%');
    await expect.element(value).not.toHaveTextContent('#3B82F6');
    await userEvent.tab();
    await expect.element(hue).toHaveFocus();
    await expect.element(hue).toHaveAttribute('aria-valuetext', '260°');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(hue).toHaveAttribute('aria-valuetext', '278°');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect.element(hue).toHaveAttribute('aria-valuetext', '271°');
  });

  it('keeps the hue across gray and black', async () => {
    await render(<Example first="#3B82F6" />);
    await swatch.click();
    await userEvent.keyboard('{ArrowLeft>21/}{ArrowDown>21/}');
    await expect.element(value).toHaveTextContent('#000000');
    await expect.element(hue).toHaveAttribute('aria-valuetext', '260°');
  });

  it('follows a drag over its area', async () => {
    await render(<Example first="#3B82F6" />);
    await swatch.click();
    const area = picker.getByRole('group').element();
    const box = area.getBoundingClientRect();
    const at = (type: string, x: number, y: number) =>
      area.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          isPrimary: true,
          clientX: box.left + box.width * x,
          clientY: box.top + box.height * y,
        }),
      );
    // A synthetic pointer cannot be captured.
    let captured = false;
    area.setPointerCapture = () => {
      captured = true;
    };
    area.hasPointerCapture = () => captured;
    at('pointermove', 0.5, 0.5);
    await expect.element(value).toHaveTextContent('#3B82F6');
    at('pointerdown', 0.5, 0.5);
    await expect.element(chroma).toHaveAttribute('aria-valuetext', 'lightness 50%, chroma 50%');
    at('pointermove', 2, -1);
    await expect.element(chroma).toHaveAttribute('aria-valuetext', 'lightness 100%, chroma 100%');
    await expect.element(value).toHaveTextContent('#FFFFFF');
    await expect.element(chroma).toHaveFocus();
  });

  it('follows a color set elsewhere', async () => {
    await render(<Example first="#3B82F6" />);
    await page.getByRole('button', { name: 'Set green' }).click();
    await swatch.click();
    await expect.element(hue).toHaveAttribute('aria-valuetext', '142°');
    expect(getComputedStyle(swatch.element()).backgroundColor).toBe('rgb(0, 255, 0)');
  });

  it('starts in the middle without a color and selects none on opening', async () => {
    await render(<Example />);
    await swatch.click();
    await expect.element(chroma).toHaveAttribute('aria-valuetext', 'lightness 60%, chroma 70%');
    await expect.element(value).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(value).toHaveTextContent('#5E8FDE');
  });

  it('picks a color from the screen where supported', async () => {
    class Dropper {
      open = async () => ({ sRGBHex: '#c4532f' });
    }
    Object.defineProperty(window, 'EyeDropper', { value: Dropper, configurable: true });
    await render(<Example />);
    await swatch.click();
    await page.getByRole('button', { name: 'Pick a color from the screen' }).click();
    await expect.element(value).toHaveTextContent('#C4532F');
  });

  it('works in a modal dialog, where Escape closes the picker first', async () => {
    await render(
      <Dialog title="Colors" isOpen onClose={() => undefined}>
        <Example first="#3B82F6" />
      </Dialog>,
    );
    await swatch.click();
    await expect.element(chroma).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await expect.element(picker).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Colors' })).toBeVisible();
    await expect.element(value).not.toHaveTextContent('#3B82F6');
  });
});

const nativeDropper = Object.getOwnPropertyDescriptor(window, 'EyeDropper');
afterEach(() => {
  if (nativeDropper !== undefined) Object.defineProperty(window, 'EyeDropper', nativeDropper);
});
