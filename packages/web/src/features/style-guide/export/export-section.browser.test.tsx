import { initialSettings, SAMPLE_GUIDE } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StyleGuide } from '../style-guide.tsx';
import { includesRampsAtom } from './ramps-atom.ts';

const fileOf = (format: 'css' | 'json' | 'dtcg', ramps: boolean) =>
  exportGuide(SAMPLE_GUIDE, initialSettings(SAMPLE_GUIDE), format, { ramps });

const code = () => document.querySelector('.code-frame code')?.textContent;
const choice = page.getByRole('checkbox', { name: 'Include ramps' });
const table = page.getByRole('table', {
  name: 'Code and WCAG 2.2 contrast ratio of each step of every ramp',
});
const cells = (name: string) =>
  [...document.querySelectorAll('.ramps tbody tr')]
    .filter((row) => row.querySelector('th')?.textContent === name)
    .flatMap((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

const saved: Blob[] = [];
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return '#saved';
  });
});
afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
  getDefaultStore().set(includesRampsAtom, false);
});

describe('the ramps of an export', () => {
  it('are off by default, and when chosen in the code, the download and the export menu', async () => {
    await render(<StyleGuide guide={SAMPLE_GUIDE} />);
    choice.element().scrollIntoView();
    await expect.poll(code).toBe((await fileOf('css', false)).text);
    await expect.element(table).not.toBeInTheDocument();
    await choice.click();
    await expect.poll(code).toBe((await fileOf('css', true)).text);
    await page.getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => saved.length).toBe(1);
    expect(await saved[0]?.text()).toBe((await fileOf('css', true)).text);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: /Design tokens.*with ramps/ }).click();
    await expect.poll(() => saved.length).toBe(2);
    expect(await saved[1]?.text()).toBe((await fileOf('dtcg', true)).text);
    await choice.click();
    await expect.poll(code).toBe((await fileOf('css', false)).text);
  });

  it('are shown with the contrast to the chosen background, and scroll in their frame on a phone', async () => {
    await page.viewport(360, 780);
    await render(<StyleGuide guide={SAMPLE_GUIDE} />);
    await choice.click();
    await expect.element(table).toBeVisible();
    expect(document.querySelectorAll('.ramps tbody td')).toHaveLength(11 * 11);
    expect(cells('primary')[4]).toBe('F0615F3.19, the color itself');
    await page.getByText('Black', { exact: true }).click();
    expect(cells('primary')[4]).toBe('F0615F6.58, the color itself');
    expect(cells('success')).toHaveLength(11);
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
