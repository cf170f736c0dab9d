import process from 'node:process';
import { measureScale, type ScaleCost } from '../../packages/server/bench/measure-scale.ts';
import { openTestPostgres } from '../postgres.ts';
import type { Figure } from './figure.ts';

const SMALLEST = 1_000;
const LARGEST = 100_000;
const INDEX_LEVELS = 2;
const MAX_RATIO = { request: 1.3, duty: 2 } as const;

/**
 * The cost of the server's work at growing numbers of style guides, from a thousand by powers of ten, on PostgreSQL.
 * Prints a table of pages and times; the figures are ratios between the largest and the smallest size.
 *
 * @param largest the largest number of style guides; by default 100,000, which takes two minutes
 */
export async function benchScale(largest = LARGEST): Promise<Figure[]> {
  const sizes = [SMALLEST];
  for (let size = SMALLEST * 10; size <= largest; size *= 10) sizes.push(size);
  const postgres = await openTestPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  const all: { guides: number; costs: readonly ScaleCost[] }[] = [];
  try {
    await measureScale(sizes, (guides, costs) => {
      all.push({ guides, costs });
      process.stderr.write(`${guides.toLocaleString('en-US')} style guides measured\n`);
    });
  } finally {
    await postgres.stop();
  }
  process.stdout.write(`${toTable(all)}\n`);
  return toFigures(all[0]?.costs ?? [], all.at(-1)?.costs ?? [], sizes.at(-1) ?? SMALLEST);
}

function toFigures(small: readonly ScaleCost[], large: readonly ScaleCost[], size: number): Figure[] {
  return large.flatMap((cost, index): Figure[] => {
    const before = small[index];
    if (before === undefined || (cost.kind !== 'request' && cost.kind !== 'duty')) return [];
    const name = `at ${size.toLocaleString('en-US')} ÷ at 1,000 style guides`;
    const pages = cost.buffers / cost.units / (before.buffers / before.units);
    const target = cost.kind === 'duty' ? MAX_RATIO.duty : maxPages(before);
    const figures: Figure[] = [{ name: `${cost.name}, pages ${name}`, value: pages, unit: '×', target }];
    if (cost.kind === 'duty') return figures;
    const time = { name: `${cost.name}, time ${name}`, value: cost.ms / before.ms, unit: '×' } as const;
    return [...figures, { ...time, target: MAX_RATIO.request }];
  });
}

/** The indexes of a million rows have two levels more than those of a thousand, each a page that is always in memory. */
function maxPages({ buffers, statements }: ScaleCost): number {
  return Math.max(MAX_RATIO.request, Number((1 + (INDEX_LEVELS * statements) / buffers).toFixed(2)));
}

function toTable(all: readonly { guides: number; costs: readonly ScaleCost[] }[]): string {
  const names = all[0]?.costs.map(({ name }) => name) ?? [];
  const rows = names.map((name, index) => [
    name,
    ...all.map(({ costs }) => {
      const { buffers = Number.NaN, ms = Number.NaN } = costs[index] ?? {};
      const time = `${ms.toFixed(1)} ms`;
      return Number.isNaN(buffers) ? time : `${Math.round(buffers)} / ${time}`;
    }),
  ]);
  const head = ['pages / time', ...all.map(({ guides }) => guides.toLocaleString('en-US'))];
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
