import process from 'node:process';
import { parseArgs } from 'node:util';
import { benchColor } from './bench/color-bench.ts';
import { benchCommand } from './bench/command-bench.ts';
import { benchEngine } from './bench/engine-bench.ts';
import { describeVerdict, type Figure, isMet } from './bench/figure.ts';
import { benchGrowth } from './bench/growth-bench.ts';
import { benchLoad } from './bench/load-bench.ts';
import { benchPage } from './bench/page-bench.ts';
import { benchScale } from './bench/scale-bench.ts';
import { benchServer } from './bench/server-bench.ts';
import { benchTaste } from './bench/taste-bench.ts';

// Measures the engine, its color arithmetic, the taste of guides, the command, the server and the pages, and prints
// each figure with its target. Peers are measured in the same run.

// `npm run bench -- server` measures one part only, `npm run bench -- scale` the part that is not measured otherwise,
// because it takes minutes; `npm run bench -- scale --guides 1000000` goes on up to that many style guides. So does `load`;
// `npm run bench -- load --minutes 10` soaks the server for that long.
const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: { guides: { type: 'string' }, minutes: { type: 'string' } },
});
const parts = {
  engine: benchEngine,
  color: benchColor,
  taste: benchTaste,
  growth: benchGrowth,
  command: benchCommand,
  server: benchServer,
  page: benchPage,
  scale: () => benchScale(options.guides === undefined ? undefined : Number(options.guides)),
  load: () => benchLoad(options.minutes === undefined ? undefined : Number(options.minutes)),
};
const ON_REQUEST = ['scale', 'load'];
const figures: Figure[] = [];
for (const [name, bench] of Object.entries(parts)) {
  const isWanted = wanted.length === 0 ? !ON_REQUEST.includes(name) : wanted.includes(name);
  if (isWanted) figures.push(...(await bench()));
}
const width = Math.max(...figures.map(({ name }) => name.length));
for (const figure of figures) {
  const { name, value, unit } = figure;
  const digits = unit === '×' || unit === '' ? 3 : 2;
  process.stdout.write(
    `${name.padEnd(width)}  ${value.toFixed(digits).padStart(9)} ${unit}${describeVerdict(figure)}\n`,
  );
}
const missed = figures.filter((figure) => !isMet(figure));
process.stdout.write(missed.length === 0 ? 'All targets met.\n' : `${missed.length} targets missed.\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
