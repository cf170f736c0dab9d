import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { type Figure, median } from './figure.ts';

/** Processes run alternately, so that a busy moment of the machine affects all of them. */
const ROUNDS = 15;

const ROOT = path.resolve('.');
const COMMAND = path.join(ROOT, 'packages/cli/bin/stylekit.js');

const STYLE_DICTIONARY_CONFIG = {
  source: ['style.tokens.json'],
  log: { verbosity: 'silent', warnings: 'disabled', errors: { brokenReferences: 'console' } },
  platforms: {
    css: {
      transformGroup: 'css',
      buildPath: 'sd/',
      files: [{ destination: 'tokens.css', format: 'css/variables' }],
    },
    json: {
      transformGroup: 'js',
      buildPath: 'sd/',
      files: [{ destination: 'tokens.json', format: 'json/nested' }],
    },
  },
};

const TERRAZZO_CONFIG = `
import css from '@terrazzo/plugin-css';
import { defineConfig } from '@terrazzo/cli';
export default defineConfig({
  tokens: ['./style.tokens.json'],
  outDir: './tz/',
  plugins: [css({ filename: 'tokens.css' })],
  lint: { rules: {} },
});
`;

/** Run time of the command relative to the commands of its peers on the same tokens, and its peak memory. */
export function benchCommand(): Figure[] {
  const folder = prepare();
  try {
    const runs = {
      node: ['-e', '0'],
      stylekit: [COMMAND, 'export', 'guide.json', '--format', 'css,json', '--out', 'out'],
      styleDictionary: [
        binary('style-dictionary', 'bin/style-dictionary.js'),
        'build',
        '--config',
        'sd.config.json',
      ],
      terrazzo: [binary('@terrazzo/cli', 'bin/cli.js'), 'build'],
    };
    const taken = Object.fromEntries(Object.keys(runs).map((name) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS + 1; round++) {
      for (const [name, args] of Object.entries(runs)) {
        const ms = timeProcess(args, folder);
        // The first round fills the file system cache and the compile cache.
        if (round > 0) taken[name]?.push(ms);
      }
    }
    return toFigures(taken, peakMemoryMb(runs.stylekit, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toFigures(taken: Readonly<Record<string, readonly number[]>>, memoryMb: number): Figure[] {
  const [node, ours, peer, terrazzo] = ['node', 'stylekit', 'styleDictionary', 'terrazzo'].map((name) =>
    median(taken[name] ?? []),
  ) as [number, number, number, number];
  return [
    { name: 'process: node -e 0', value: node, unit: 'ms', target: null },
    { name: 'process: stylekit export, CSS + JSON', value: ours, unit: 'ms', target: null },
    { name: 'process: style-dictionary build, CSS + JSON', value: peer, unit: 'ms', target: null },
    { name: 'process: tz build, CSS', value: terrazzo, unit: 'ms', target: null },
    { name: 'stylekit export / style-dictionary build', value: ours / peer, unit: '×', target: 0.45 },
    { name: 'stylekit export / tz build', value: ours / terrazzo, unit: '×', target: 0.25 },
    { name: 'stylekit export / node -e 0', value: ours / node, unit: '×', target: null },
    { name: 'peak memory of stylekit export', value: memoryMb, unit: 'MB', target: 90 },
  ];
}

function prepare(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-bench-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'out'));
  write('guide.json', JSON.stringify(SAMPLE_GUIDE));
  write('sd.config.json', JSON.stringify(STYLE_DICTIONARY_CONFIG));
  write('terrazzo.config.mjs', TERRAZZO_CONFIG);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  run([COMMAND, 'export', 'guide.json', '--format', 'dtcg', '--out', '.'], folder);
  return folder;
}

function binary(name: string, file: string): string {
  return path.join(ROOT, 'node_modules', name, file);
}

function timeProcess(args: readonly string[], cwd: string): number {
  const start = performance.now();
  run(args, cwd);
  return performance.now() - start;
}

function run(args: readonly string[], cwd: string): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
}

/** Peak resident memory, reported at exit by a module that is preloaded into the measured process. */
function peakMemoryMb(args: readonly string[], cwd: string): number {
  const probe = path.join(cwd, 'probe.mjs');
  writeFileSync(
    probe,
    `import { writeFileSync } from 'node:fs';
     process.on('exit', () => writeFileSync(${JSON.stringify(path.join(cwd, 'peak.txt'))}, String(process.resourceUsage().maxRSS)));`,
  );
  run(['--import', `file://${probe}`, ...args], cwd);
  return Number(readFileSync(path.join(cwd, 'peak.txt'), 'utf8')) / 1024;
}
