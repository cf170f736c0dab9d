import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What printed output is stored as, besides the files that an example makes. */
const OUTPUT = 'output.txt';

/** The examples, each with the files that its commands make and that its folder `expected` has. */
export const EXAMPLES = {
  ci: ['src/styles/style-variables.css', 'stylekit-baseline.json'],
  'contrast-gate': ['stylekit-baseline.json'],
  nextjs: ['app/brand.css'],
  'node-script': [
    'brands/bakery/style-variables.css',
    'brands/bakery/style.tokens.json',
    'brands/bank/style-variables.css',
    'brands/bank/style.tokens.json',
  ],
  'tailwind-shadcn': ['brand/local.css', 'dist/page.css'],
  'vite-react': ['src/style-variables.css'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ExampleName = keyof typeof EXAMPLES;

/** A copy of an example in which its commands have run. */
export interface ExampleRun {
  readonly folder: string;
  /** What is compared with `expected`: the text of each file by its path, and the printed output. */
  readonly files: ReadonlyMap<string, string>;
  /** Runs one more command line and returns what it printed and its exit code. */
  readonly run: (command: string) => { readonly output: string; readonly status: number | null };
  /** Removes the copy. */
  readonly remove: () => void;
}

/** Copies an example and runs the commands of its README, one after the other. */
export function runExample(name: ExampleName): ExampleRun {
  const source = path.join(ROOT, 'examples', name);
  const folder = mkdtempSync(path.join(tmpdir(), `stylekit-example-${name}-`));
  cpSync(source, folder, { recursive: true, filter: (file) => path.basename(file) !== 'expected' });
  linkPackages(folder);
  const run = (command: string) => runCommand(command, folder);
  const transcript = commandsOf(readFileSync(path.join(source, 'README.md'), 'utf8')).map((command) => {
    const { output, status } = run(command);
    return `$ ${command}\n${output}${status === 0 ? '' : `exit code ${status}\n`}`;
  });
  const made = EXAMPLES[name].map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
  return {
    folder,
    run,
    files: new Map([...made, [OUTPUT, transcript.join('\n')]]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files in the folder `expected` of an example. */
export function readExpected(name: ExampleName): Map<string, string> {
  const folder = path.join(ROOT, 'examples', name, 'expected');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file, 'utf8')];
    }),
  );
}

/** Writes what the examples make to their folders `expected`. */
export function writeExpected(): void {
  for (const name of Object.keys(EXAMPLES) as ExampleName[]) {
    const { files, remove } = runExample(name);
    const folder = path.join(ROOT, 'examples', name, 'expected');
    rmSync(folder, { recursive: true, force: true });
    for (const [file, text] of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    remove();
  }
}

/** The lines of all bash blocks. */
function commandsOf(readme: string): string[] {
  return [...readme.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.trim().split('\n'),
  );
}

function runCommand(command: string, cwd: string) {
  const bin = path.join(cwd, 'node_modules/.bin');
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env;
  const { stdout, status } = spawnSync('sh', ['-c', `(${command}\n) 2>&1`], {
    cwd,
    encoding: 'utf8',
    env: {
      ...inherited,
      PATH: [bin, path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    },
  });
  return { output: stdout, status };
}

/** The packages of this repository, as if they were installed. `npx` runs what is installed and never downloads. */
function linkPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  for (const installed of ['node_modules', 'packages/web/node_modules'].map((name) =>
    path.join(ROOT, name),
  )) {
    for (const name of packagesIn(installed)) {
      const link = path.join(modules, name);
      if (existsSync(link)) continue;
      mkdirSync(path.dirname(link), { recursive: true });
      symlinkSync(path.join(installed, name), link, 'dir');
    }
  }
  writeProgram(modules, 'npx', 'exec "$@"');
  writeProgram(modules, 'stylekit', `exec node "${path.join(ROOT, 'packages/cli/bin/stylekit.js')}" "$@"`);
  writeProgram(modules, 'vite', `exec node "${path.join(ROOT, 'node_modules/vite/bin/vite.js')}" "$@"`);
}

function packagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
    );
}

function writeProgram(modules: string, name: string, line: string): void {
  const file = path.join(modules, '.bin', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
}
