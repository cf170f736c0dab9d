import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeAvif } from '../../../../test/avif-example.ts';
import { FromPicture } from './from-picture.tsx';

const TARGETS = [
  { value: 'primary', label: 'Primary color' },
  { value: 'accent', label: 'Accent color 1' },
];
const input = page.getByLabelText('Colors from a picture');
const swatches = page.getByRole('list', { name: 'Colors of the picture' });

/** A picture of 1000 × 500 pixels: the first color with a field of the second one. */
async function paintFile(type: string, color: string, other = color): Promise<File> {
  const canvas = new OffscreenCanvas(1000, 500);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1000, 500);
  context.fillStyle = other;
  context.fillRect(0, 0, 250, 250);
  return new File([await canvas.convertToBlob({ type })], 'logo', { type });
}

const avifFile = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'logo.avif', { type: 'image/avif' });

const svg = (color: string) =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${color}" d="M0 0h9v9z"/></svg>`],
    'logo.svg',
    {
      type: 'image/svg+xml',
    },
  );

async function open(logoUrl: string | null = null) {
  const onChoose = vi.fn<(target: string, hex: string) => void>();
  await render(
    <form aria-label="Form">
      <p>Anywhere</p>
      <FromPicture logoUrl={logoUrl} targets={TARGETS} onChoose={onChoose} />
    </form>,
  );
  return onChoose;
}

describe('colors from a picture', () => {
  it('fill the chosen field, the vivid color first', async () => {
    const onChoose = await open();
    await userEvent.upload(input, await paintFile('image/png', '#FFFFFF', '#C4532F'));
    await expect.element(swatches.getByRole('button').first()).toHaveTextContent('Use #C4532Fprimary, 13%');
    await swatches.getByRole('button', { name: /#C4532F/ }).click();
    await page.getByLabelText('Click fills').selectOptions('Accent color 1');
    await swatches.getByRole('button', { name: /#FFFFFF/ }).click();
    expect(onChoose.mock.calls).toEqual([
      ['primary', '#C4532F'],
      ['accent', '#FFFFFF'],
    ]);
  });

  it('come from JPEG, WebP, AVIF and SVG as well', async () => {
    await open();
    const jpeg = await paintFile('image/jpeg', '#1F5FA8');
    const webp = await paintFile('image/webp', '#B0303A');
    const avif = avifFile(makeAvif());
    // Lossy formats change codes a little.
    for (const [file, code] of [
      [svg('#2F6F4F'), /#2F6F4F/],
      [jpeg, /#[12].[56].A./],
      [webp, /#[AB].[23].[34]./],
      [avif, /#[BC].[45].[23]./],
    ] as const) {
      await userEvent.upload(input, file);
      await expect.element(swatches.getByRole('button', { name: code }).first()).toBeVisible();
    }
  });

  it('come from a file dropped anywhere on the form, and from the uploaded logo', async () => {
    const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(svg('#7A2FA8')));
    await open('/uploads/logo.svg');
    const data = new DataTransfer();
    data.items.add(svg('#2F6F4F'));
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    page.getByText('Anywhere').element().dispatchEvent(drop);
    expect(drop.defaultPrevented).toBe(true);
    await expect.element(swatches.getByRole('button', { name: /#2F6F4F/ })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Use the project’s logo' }).click();
    await expect.element(swatches.getByRole('button', { name: /#7A2FA8/ })).toBeVisible();
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/uploads/logo.svg');
    fetched.mockRestore();
  });

  it('are not offered from a logo on another site', async () => {
    await open('https://example.com/logo.svg');
    await expect.element(input).toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'Use the project’s logo' }))
      .not.toBeInTheDocument();
  });

  it('explain why there are none', async () => {
    await open();
    await userEvent.upload(input, new File(['nothing'], 'a.png', { type: 'image/png' }));
    await expect.element(page.getByText(/^This picture could not be read/)).toBeVisible();
    for (const bytes of [makeAvif().slice(0, -40), makeAvif().fill(0, 60)]) {
      await userEvent.upload(input, await paintFile('image/png', '#777777', '#FFFFFF'));
      await expect.element(page.getByText(/: it is gray\./)).toBeVisible();
      await userEvent.upload(input, avifFile(bytes));
      await expect.element(page.getByText(/^This picture could not be read/)).toBeVisible();
    }
    await userEvent.upload(input, await paintFile('image/png', '#777777', '#FFFFFF'));
    await expect.element(page.getByText(/^This picture has no color to offer: it is gray\./)).toBeVisible();
    await userEvent.upload(input, new File(['<svg'], 'a.svg', { type: 'image/svg+xml' }));
    await expect.element(page.getByText(/^This picture could not be read/)).toBeVisible();
    const large = new File([new Uint8Array(20_971_521)], 'a.png', { type: 'image/png' });
    const data = new DataTransfer();
    data.items.add(large);
    const drop = () =>
      page
        .getByText('Anywhere')
        .element()
        .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    drop();
    await expect.element(page.getByText(/^This picture is larger than 20 MB\./)).toBeVisible();
    data.items.clear();
    data.items.add(new File(['text'], 'a.txt', { type: 'text/plain' }));
    drop();
    await expect.element(page.getByText(/Choose a PNG, JPEG, WebP, AVIF or SVG file\.$/)).toBeVisible();
  });
});
