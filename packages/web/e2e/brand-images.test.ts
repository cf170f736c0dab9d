import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderBrandImages } from '../screens/brand-images.ts';
import type { BrowserApp } from './browser-app.ts';
import { startBrowserApp } from './start-browser-app.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../public');
/** Versions of Chromium smooth the edges of letters differently. */
const ALLOWED_DIFFERENCE = 2;

let app: BrowserApp;

beforeAll(async () => {
  app = await startBrowserApp();
});
afterAll(() => app.close());

describe('icons and picture of link previews', () => {
  it('are small and show our brand as the engine makes it now (or run "npm run screens -- brand")', async () => {
    const { page } = await app.open('/terms');
    for (const { name, type, bytes } of await renderBrandImages()) {
      const committed = await readFile(path.join(PUBLIC, name));
      expect(committed.byteLength, name).toBeLessThan(150_000);
      const difference = await page.evaluate(meanDifference, [
        toDataUrl(type, committed),
        toDataUrl(type, bytes),
      ]);
      expect(difference, name).toBeLessThan(ALLOWED_DIFFERENCE);
    }
  });
});

function toDataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

/** The mean difference of two images per channel, from 0 to 255; infinite if their sizes differ. Runs in the page. */
async function meanDifference(urls: readonly string[]): Promise<number> {
  const [first, second] = await Promise.all(
    urls.map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    }),
  );
  if (first === undefined || first.length !== second?.length) return Number.POSITIVE_INFINITY;
  const sum = first.reduce((total, value, index) => total + Math.abs(value - (second[index] ?? 0)), 0);
  return sum / first.length;
}
