import { buildCustomGuide, parseBrief, SAMPLE_GUIDE } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { hexToRgb, simulateColorVision, toRgbString } from '@stylekit/engine/color';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StyleGuide } from '../style-guide.tsx';
import { toThingTexts } from './thing-texts.ts';

const shown = () => page.getByRole('img', { name: /^Halyard & Finch on / });
const background = (selector: string) => {
  const element = document.querySelector(selector);
  return element === null ? null : getComputedStyle(element).backgroundColor;
};
const toRgb = (hex: string) => toRgbString(hexToRgb(hex));

/** Opens the sample guide and scrolls to the mock-ups, which loads them. */
async function openThings(): Promise<void> {
  await render(<StyleGuide guide={SAMPLE_GUIDE} tileId="things" />);
  expect(document.querySelector('.thing')).toBeNull();
  document.querySelector('#guide-things')?.scrollIntoView();
  await expect.element(shown()).toHaveAccessibleName(/on a landing page/);
}

describe('mock-ups of a guide', () => {
  it('switch by keyboard, and are one picture each', async () => {
    await openThings();
    await page.getByRole('tab', { name: 'Landing page' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(shown()).toHaveAccessibleName(/on a dashboard/);
    await userEvent.keyboard('{End}');
    await expect.element(shown()).toHaveAccessibleName(/on a poster/);
    expect(document.querySelectorAll('.thing :is(button, a, input, [tabindex])')).toHaveLength(0);
  });

  it('follow surface and color-vision simulation', async () => {
    await openThings();
    const { primary } = SAMPLE_GUIDE.colors;
    for (const theme of ['Light', 'Dark'] as const) {
      await page.getByText(theme, { exact: true }).last().click();
      const surface = SAMPLE_GUIDE.surfaces[theme === 'Light' ? 'light' : 'dark'];
      expect(background('.thing[data-shown="true"]')).toBe(toRgb(surface.background));
      expect(background('.landing-hero')).toBe(toRgb(primary.hex));
    }
    await page.getByText('Deuteranopia', { exact: true }).last().click();
    expect(background('.landing-hero')).toBe(toRgb(simulateColorVision(primary.hex, 'deuteranopia')));
    await expect.element(page.getByRole('radio', { name: 'Deuteranopia' }).first()).toBeChecked();
  });

  it('fit a phone', async () => {
    await page.viewport(360, 780);
    await openThings();
    for (const name of ['Dashboard', 'Mobile app', 'Poster']) {
      await page.getByRole('tab', { name }).click();
      const thing = document.querySelector('.thing[data-shown="true"]');
      expect(thing?.scrollWidth, name).toBeLessThanOrEqual(thing?.clientWidth ?? 0);
    }
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

describe('texts of the mock-ups', () => {
  it('are those of the guide', () => {
    const { name, exampleTitle, exampleText, description } = SAMPLE_GUIDE;
    expect(toThingTexts(SAMPLE_GUIDE)).toMatchObject({
      name,
      title: exampleTitle,
      text: exampleText,
      description,
    });
  });

  it('are name and description where a guide has no example texts', () => {
    const brief = { ...CUSTOM_DEFAULTS, name: 'Oak', description: 'Bread over oak' };
    const guide = { ...buildCustomGuide(parseBrief('custom', brief)), exampleTitle: '', exampleText: ' ' };
    expect(toThingTexts(guide)).toMatchObject({ title: 'Oak', text: 'Bread over oak', titleLength: 'short' });
  });
});
