import type { PageScores } from '../../packages/web/bench/lighthouse-scores.ts';
import { measurePages } from '../../packages/web/bench/measure-page.ts';
import type { Figure } from './figure.ts';

/** The built pages in Chromium: Lighthouse deductions, and the responsiveness of a slider. */
export async function benchPage(): Promise<Figure[]> {
  const { scores, publicScores, longestSliderTaskMs, picker, slowestLiveSettingMs } = await measurePages();
  const figures = scores.flatMap(({ path, performance, accessibility, bestPractices }): Figure[] => {
    const name = path.replaceAll(/[0-9a-f-]{36}/g, ':id');
    return [
      lost(`${name}, Lighthouse performance on a desktop, points lost`, performance, 5),
      lost(`${name}, Lighthouse accessibility, points lost`, accessibility, 0),
      lost(`${name}, Lighthouse best practices, points lost`, bestPractices, 0),
    ];
  });
  const slider: Figure = {
    name: 'dragging a slider at 4 × slower processor, longest task over 50 ms',
    value: longestSliderTaskMs,
    unit: 'ms',
    target: 50,
  };
  const drag = 'dragging in the color picker at 4 × slower processor,';
  const pickerFigures: Figure[] = [
    { name: `${drag} longest task over 50 ms`, value: picker.longestTaskMs, unit: 'ms', target: 50 },
    { name: `${drag} median frame`, value: picker.medianFrameMs, unit: 'ms', target: 17 },
  ];
  const live: Figure = {
    name: 'a changed setting shows in another browser, slowest of 20',
    value: slowestLiveSettingMs,
    unit: 'ms',
    target: 1_000,
  };
  return [...publicScores.flatMap(publicFigures), ...figures, slider, ...pickerFigures, live];
}

function publicFigures(page: PageScores): Figure[] {
  const name = `${page.path} on ${page.screen},`;
  const isMobile = page.screen === 'mobile';
  return [
    lost(`${name} Lighthouse performance, points lost`, page.performance, isMobile ? 5 : 0),
    lost(`${name} Lighthouse accessibility, points lost`, page.accessibility, 0),
    lost(`${name} Lighthouse best practices, points lost`, page.bestPractices, 0),
    lost(`${name} Lighthouse SEO, points lost`, page.seo, 0),
    { name: `${name} Largest Contentful Paint`, value: page.lcpMs, unit: 'ms', target: 1_800 },
    { name: `${name} Total Blocking Time`, value: page.tbtMs, unit: 'ms', target: 100 },
    { name: `${name} Cumulative Layout Shift`, value: page.cls, unit: '', target: 0 },
  ];
}

function lost(name: string, points: number, target: number): Figure {
  return { name, value: 100 - points, unit: 'points', target };
}
