import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { type Figure, median } from './figure.ts';
import { startGuideServer } from './guide-server.ts';

/** Processes run alternately, so that a busy moment of the machine affects all of them. */
const ROUNDS = 15;
/** Fill the file system cache, the compile cache and the responses of the server. */
const WARM_UP_ROUNDS = 2;

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

const BRIEF = 'A small bakery in the harbor with warm terracotta walls and rye bread';
const EXPORT = ['--format', 'css,json', '--out', 'out'];

/** The measured processes, as arguments of Node; `id` is the guide on the server. */
const toRuns = (id: string) => ({
  node: ['-e', '0'],
  version: [COMMAND, '--version'],
  help: [COMMAND, '--help'],
  export: [COMMAND, 'export', 'guide.json', ...EXPORT],
  exportRemote: [COMMAND, 'export', id, ...EXPORT],
  check: [COMMAND, 'check', 'guide.json'],
  generate: [COMMAND, 'generate', BRIEF, '--out', 'generated'],
  styleDictionary: [
    binary('style-dictionary', 'bin/style-dictionary.js'),
    'build',
    '--config',
    'sd.config.json',
  ],
  terrazzo: [binary('@terrazzo/cli', 'bin/cli.js'), 'build'],
});

type RunName = keyof ReturnType<typeof toRuns>;

/** The ratios of the run times of two processes, and their bounds. */
const RATIOS: readonly (readonly [name: string, of: RunName, to: RunName, bound: number])[] = [
  ['stylekit --version / node -e 0', 'version', 'node', 1.5],
  ['stylekit --help / node -e 0', 'help', 'node', 1.5],
  ['stylekit export / style-dictionary build', 'export', 'styleDictionary', 0.25],
  ['stylekit export / tz build', 'export', 'terrazzo', 0.25],
  ['stylekit export / node -e 0', 'export', 'node', 3],
  ['stylekit export of a cached guide of the server / of a file', 'exportRemote', 'export', 1.3],
  ['stylekit check / node -e 0', 'check', 'node', 2.5],
  ['stylekit generate / node -e 0', 'generate', 'node', 4],
];

/** Run times of the command relative to Node alone and to its peers on the same tokens, and its peak memory. */
export async function benchCommand(): Promise<Figure[]> {
  const folder = prepare();
  const server = await startGuideServer(SAMPLE_GUIDE);
  const env = { ...process.env, ...server.env, XDG_CACHE_HOME: path.join(folder, 'cache') };
  try {
    const runs = toRuns(server.id);
    const taken: Record<string, number[]> = {};
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
      for (const [name, args] of Object.entries(runs)) {
        const ms = await timeProcess(args, folder, env);
        if (round >= WARM_UP_ROUNDS) taken[name] = [...(taken[name] ?? []), ms];
      }
    }
    return toFigures((name) => median(taken[name] ?? []), peakMemoryMb(runs.export, folder));
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function toFigures(timeOf: (name: RunName) => number, memoryMb: number): Figure[] {
  const names = Object.keys(toRuns('')) as RunName[];
  return [
    ...names.map(
      (name) => ({ name: `process: ${name}`, value: timeOf(name), unit: 'ms', target: null }) as const,
    ),
    ...RATIOS.map(
      ([name, of, to, target]) => ({ name, value: timeOf(of) / timeOf(to), unit: '×', target }) as const,
    ),
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

/** Not `spawnSync`, because the server of the guide runs in this process. */
async function timeProcess(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}.`);
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
