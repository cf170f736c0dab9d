import type { BrowserContext, Locator, Page } from 'playwright';

/** How smooth the page is while a color is dragged in the editor, with 4× CPU throttling. */
export interface PickerMeasures {
  /** The longest task in ms; 0 if none exceeds 50 ms. */
  readonly longestTaskMs: number;
  /** The median time between two frames in ms: 16.7 at 60 frames a second. */
  readonly medianFrameMs: number;
}

const THROTTLING = 4;
/** The pointer moves once per frame. */
const MOVES = 90;

/** Drags the primary color of a style guide in its editor: first lightness and chroma, then the hue. */
export async function measurePicker(context: BrowserContext, guideUrl: string): Promise<PickerMeasures> {
  const page = await context.newPage();
  await page.goto(guideUrl);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('group', { name: 'Alternatives for Accent 4' }).waitFor();
  await page.getByRole('button', { name: /^Pick primary/i }).click();
  const area = page.getByRole('group', { name: 'Chroma and lightness' });
  await area.waitFor();
  await page.waitForTimeout(3_000);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  await page.evaluate(watchFrames);
  await drag(page, area, (share) => [0.2 + 0.6 * share, 0.2 + 0.5 * share]);
  await drag(page, page.getByRole('slider', { name: 'Hue' }), (share) => [0.1 + 0.8 * share, 0.5]);
  const measures = await page.evaluate(() => Reflect.get(window, 'pickerMeasures')());
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.close();
  return measures;
}

/** Runs in the page. */
function watchFrames(): void {
  let longestTaskMs = 0;
  const frames: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const count = (now: number) => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  Reflect.set(window, 'pickerMeasures', () => {
    const sorted = frames.toSorted((a, b) => a - b);
    return { longestTaskMs, medianFrameMs: sorted[Math.floor(sorted.length / 2)] ?? 0 };
  });
}

/** Drags along a path of shares of the width and height, and waits until what follows from the color has settled. */
async function drag(
  page: Page,
  target: Locator,
  at: (share: number) => readonly [number, number],
): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('The color picker is not visible.');
  const moveTo = (share: number) => {
    const [x, y] = at(share);
    return page.mouse.move(box.x + box.width * x, box.y + box.height * y);
  };
  await moveTo(0);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) {
    await moveTo(move / MOVES);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(2_000);
}
