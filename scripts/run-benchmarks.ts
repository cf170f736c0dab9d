import process from 'node:process';
import { benchColor } from './bench/color-bench.ts';
import { benchCommand } from './bench/command-bench.ts';
import { benchEngine } from './bench/engine-bench.ts';
import type { Figure } from './bench/figure.ts';
import { benchGrowth } from './bench/growth-bench.ts';
import { benchPage } from './bench/page-bench.ts';
import { benchServer } from './bench/server-bench.ts';

// Measures the engine, its color arithmetic, the command, the server and the pages, peers in the same run, and says how each figure stands against its target.

// `npm run bench -- server` measures one part alone.
const parts = {
  engine: benchEngine,
  color: benchColor,
  growth: benchGrowth,
  command: benchCommand,
  server: benchServer,
  page: benchPage,
};
const wanted = process.argv.slice(2);
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) figures.push(...(await bench()));
}
const width = Math.max(...figures.map(({ name }) => name.length));
for (const { name, value, unit, target } of figures) {
  const verdict =
    target === null ? '' : value <= target ? `  (target ≤ ${target}: met)` : `  (target ≤ ${target}: MISSED)`;
  process.stdout.write(
    `${name.padEnd(width)}  ${value.toFixed(unit === '×' ? 3 : 2).padStart(9)} ${unit}${verdict}\n`,
  );
}
const missed = figures.filter(({ value, target }) => target !== null && value > target);
process.stdout.write(missed.length === 0 ? 'All targets met.\n' : `${missed.length} targets missed.\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
