import { buildCustomGuide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StyleGuide } from '../style-guide.tsx';

/** OKLCH hues of three digits, so that their codes are as long as they can be. */
const LONG = {
  primary: { hex: '#0000FF', name: 'Blue' },
  secondary: [
    { hex: '#3A0CA3', name: 'Iris' },
    { hex: '#4361EE', name: 'Sky' },
  ],
  accent: [
    { hex: '#7209B7', name: 'Plum' },
    { hex: '#00FF00', name: 'Lime' },
    { hex: '#008080', name: 'Teal' },
    { hex: '#FF00FF', name: 'Magenta' },
  ],
};
const guide = buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, ...LONG, name: 'Long' }));

/** Codes that are higher than one line of 24 px, or reach over the right edge of their list. */
function brokenCodes(): string[] {
  return [...document.querySelectorAll('.color-codes')].flatMap((list) => {
    const edge = list.getBoundingClientRect().right;
    return [...list.querySelectorAll('button')]
      .filter((button) => {
        const value = button.querySelector('span:not(.sr-only, .color-code-label)');
        const isCut = (value?.getBoundingClientRect().right ?? Number.NaN) > edge + 0.5;
        return isCut || button.getBoundingClientRect().height > 24;
      })
      .map(({ textContent }) => textContent);
  });
}

describe('color codes', () => {
  it.each([320, 360, 640, 896, 1088, 1280, 1920])('stay on one line in a window of %i px', async (width) => {
    await page.viewport(width, 800);
    await render(<StyleGuide guide={guide} tileId="codes" hasControls={false} />);
    await document.fonts.ready;
    expect(document.querySelectorAll('.color-codes button')).toHaveLength(28);
    expect(brokenCodes()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
