import lighthouse, { desktopConfig } from 'lighthouse';

/** The screens that Lighthouse imitates, each with its default throttling, which it simulates. */
export type Screen = 'desktop' | 'mobile';

/** What Lighthouse reports of a page: scores from 0 to 100, and its main measures. */
export interface PageScores {
  readonly path: string;
  readonly screen: Screen;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest Contentful Paint in ms. */
  readonly lcpMs: number;
  /** Total Blocking Time in ms. */
  readonly tbtMs: number;
  /** Cumulative Layout Shift, without a unit. */
  readonly cls: number;
}

interface ScoreOptions {
  readonly screen: Screen;
  /** Keeps cookies and storage, and with them the session. */
  readonly keepsSession?: boolean;
  /** Whether search engines may list the page. Otherwise its `noindex` costs no points. */
  readonly isListed?: boolean;
}

/** Lets Lighthouse measure a page in the browser with the debugging port `port`. */
export async function scorePage(url: string, port: number, options: ScoreOptions): Promise<PageScores> {
  const { screen, keepsSession = false, isListed = true } = options;
  const result = await lighthouse(
    url,
    {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      disableStorageReset: keepsSession,
      ...(isListed ? {} : { skipAudits: ['is-crawlable'] }),
    },
    screen === 'desktop' ? desktopConfig : undefined,
  );
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path: new URL(url).pathname,
    screen,
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    lcpMs: numberOf('largest-contentful-paint'),
    tbtMs: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
  };
}
