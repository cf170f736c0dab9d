import process from 'node:process';
import { benchCommand } from './bench/command-bench.ts';
import { benchEngine } from './bench/engine-bench.ts';
import type { Figure } from './bench/figure.ts';

// Measures the engine and the command, peers in the same run, and says how each figure stands against its target.

const figures: Figure[] = [...(await benchEngine()), ...benchCommand()];
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
