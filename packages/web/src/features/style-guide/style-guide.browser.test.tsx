import {
  DEFAULT_SETTINGS,
  type Guide,
  type GuideSettings,
  generateGuide,
  initialSettings,
  PALETTE_ROLES,
  parseSettings,
  SAMPLE_GUIDE,
  TYPE_LEVELS,
} from '@stylekit/engine';
import { hexToRgb, simulateColorVision, toRgbString } from '@stylekit/engine/color';
import { getDefaultStore } from 'jotai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { randomGuide, randomSettings } from '../../../../engine/test/random-guide.ts';
import { type ExportedPage, openExportedPage } from '../../../test/exported-page.ts';
import { settingsAtomOf } from './settings/settings-atoms.ts';
import { StyleGuide } from './style-guide.tsx';

const TILE_ID = 'compared';
/** Links inherit from the surrounding text. */
const TEXT = '<p class="text-body"><a data-sample class="{class}">Link</a></p>';
/** Buttons are in a row, like the samples. */
const BUTTON =
  '<p style="display: flex"><button data-sample type="button" class="{class}">Button</button></p>';

/** A sample in the view and its plain counterpart. */
interface Sample {
  readonly selector: string;
  readonly html: string;
}

const sample = (selector: string, template: string, className: string): Sample => ({
  selector,
  html: template.replace('{class}', className),
});

const SAMPLES: readonly Sample[] = [
  ...PALETTE_ROLES.flatMap((role) => [
    sample(`.btn-${role}:not([data-state])`, BUTTON, `btn-${role}`),
    sample(`.btn-outline-${role}:not([data-state])`, BUTTON, `btn-outline-${role}`),
    sample(`.link-${role}`, TEXT, `link-${role}`),
  ]),
  ...['btn-primary', 'btn-outline-primary'].flatMap((name) => [
    sample(`.${name}[data-state="hover"]`, BUTTON, `${name} is-hover`),
    sample(`.${name}[data-state="focus"]`, BUTTON, `${name} is-focus`),
    sample(`.${name}:disabled`, BUTTON.replace('type', 'disabled type'), name),
  ]),
  ...TYPE_LEVELS.map((level) =>
    sample(`.type-level.text-${level}`, '<span data-sample class="{class}">Text</span>', `text-${level}`),
  ),
];

let exported: ExportedPage;
beforeAll(() => {
  exported = openExportedPage();
});
afterAll(() => exported.close());

const change = (settings: GuideSettings) =>
  getDefaultStore().set(settingsAtomOf(TILE_ID, SAMPLE_GUIDE), () => settings);
const view = (guide: Guide) => <StyleGuide guide={guide} tileId={TILE_ID} hasControls={false} />;

/** All differences between the view and the export, such as `.btn-primary font-weight: 500, exported 400`. */
function differences(): string[] {
  const samples = SAMPLES.flatMap(({ selector, html }) =>
    compare(find(selector), exported.render(html), selector),
  );
  return [...samples, ...compareSurface(find('.sk-surface'))];
}

function compare(element: Element, expected: ReadonlyMap<string, string>, name: string): string[] {
  expect(expected.size, name).toBeGreaterThan(0);
  const computed = getComputedStyle(element);
  return [...expected].flatMap(([property, value]) => {
    const shown = computed.getPropertyValue(property);
    return shown === value ? [] : [`${name} ${property}: ${shown}, exported ${value}`];
  });
}

/** The sample surface must equal the root of a page with the stylesheet. */
function compareSurface(surface: Element): string[] {
  const root = exported.root();
  const shown = getComputedStyle(surface);
  return (['background-color', 'color', 'color-scheme'] as const).flatMap((property) =>
    shown.getPropertyValue(property) === root.getPropertyValue(property) ? [] : [`surface ${property}`],
  );
}

/** Clicks without moving the pointer, which would hover a sample. */
function chooseSurface(theme: 'light' | 'dark'): void {
  const radio = page.getByRole('radio', { name: theme === 'light' ? 'Light' : 'Dark' }).element();
  if (radio instanceof HTMLElement) radio.click();
}

function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`The view contains no ${selector}.`);
  return element;
}

describe('style guide on the page', () => {
  it.each(['light', 'dark'] as const)(
    'matches the exported stylesheet on plain elements, on %s background',
    async (theme) => {
      const { rerender } = await render(view(SAMPLE_GUIDE));
      chooseSurface(theme);
      for (let seed = 0; seed < 50; seed++) {
        // A new guide every five settings, because sliders change settings while the guide stays.
        const guide = randomGuide(String(Math.floor(seed / 5)));
        const settings = randomSettings(String(seed));
        await rerender(view(guide));
        change(settings);
        exported.apply(await commands.exportStylesheet(guide, settings), theme);
        expect(differences(), `seed ${seed}`).toEqual([]);
      }
    },
    120_000,
  );

  it('starts with the shape of a generated guide, and resets to it', async () => {
    const guide = await generateGuide('ai', { description: 'Wooden toys for toddlers, playful and loud' });
    const { buttons } = initialSettings(guide);
    expect(buttons).not.toEqual(DEFAULT_SETTINGS.buttons);
    await render(<StyleGuide guide={guide} tileId="generated" />);
    const radius = page.getByLabelText('Corner radius');
    await expect.element(radius).toHaveValue(String(buttons.borderRadius));
    const shown = () => getComputedStyle(find('.btn-primary:not([data-state])'));
    const { borderRadius, backgroundColor } = shown();
    expect(borderRadius).toBe(`${(buttons.borderRadius / 50) * 16}px`);
    expect(backgroundColor).toBe(toRgbString(hexToRgb(guide.colors.primary.hex)));
    await radius.fill(buttons.borderRadius === 0 ? '40' : '0');
    await expect.poll(() => shown().borderRadius).not.toBe(borderRadius);
    await page.getByRole('button', { name: 'Reset buttons' }).click();
    await expect.poll(() => shown().borderRadius).toBe(borderRadius);
    await expect.element(radius).toHaveValue(String(buttons.borderRadius));
    const background = getComputedStyle(find('.sk-surface')).backgroundColor;
    const surfaces = [guide.surfaces.light.background, guide.surfaces.dark.background];
    expect(surfaces.map((hex) => toRgbString(hexToRgb(hex)))).toContain(background);
  });

  it('folds the numbers behind the explanations', async () => {
    await render(view(SAMPLE_GUIDE));
    const contrast = page.getByText('Signal Coral with black text');
    await expect.element(contrast).not.toBeVisible();
    await page.getByText('Measured').first().click();
    await expect.element(contrast).toBeVisible();
    await expect.element(page.getByText('6.58 : 1').first()).toBeVisible();
    await expect.element(page.getByText('Weights of Work Sans')).not.toBeVisible();
  });

  it('shows the sample colors in the selected vision simulation', async () => {
    await render(view(SAMPLE_GUIDE));
    change(parseSettings({ buttons: { primaryHover: { background: 'rgba(240, 97, 95, 0.5)', text: '' } } }));
    const background = (selector: string) => getComputedStyle(find(selector)).backgroundColor;
    expect(background('.btn-primary')).toBe(toRgbString(hexToRgb(SAMPLE_GUIDE.colors.primary.hex)));
    await page.getByText('Protanopia', { exact: true }).click();
    const seen = simulateColorVision(SAMPLE_GUIDE.colors.primary.hex, 'protanopia');
    expect(background('.btn-primary:not([data-state])')).toBe(toRgbString(hexToRgb(seen)));
    const { r, g, b } = hexToRgb(simulateColorVision('#F0615F', 'protanopia'));
    const channels = [r, g, b].map((share) => Math.round(share * 255)).join(', ');
    expect(background('.btn-primary[data-state="hover"]')).toBe(`rgba(${channels}, 0.5)`);
  });
});
