import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CACHE, ROOT } from './folders.mjs';
import { BootError, printProgress } from './messages.mjs';
import { networkErrorIn, npmProgram } from './npm-program.mjs';
import { runStep, stepError, whereTheRestIs } from './programs.mjs';
import { digest, readStamp, writeStamp } from './stamps.mjs';

/** Long enough for a slow registry, short enough for someone without a network. */
const PROBE_LIMIT_MS = 6_000;
const ANSWER_LIMIT_MS = 5_000;

/** @typedef {'start' | 'all'} Packages */

/**
 * What to install, or null when everything is installed. Installed test tools are kept.
 *
 * @param {object} facts
 * @param {string} facts.kept the stamp of the last install
 * @param {string} facts.wanted the digest of the files that list the packages
 * @param {Packages} facts.needs
 * @returns {Packages | null}
 */
export function planInstall({ kept, wanted, needs }) {
  const [keptPackages = '', keptDigest = ''] = kept.split(' ');
  const packages = keptPackages === 'all' ? 'all' : needs;
  return keptDigest === wanted && keptPackages === packages ? null : packages;
}

/**
 * Installs what is missing of `needs`.
 *
 * @param {Packages} needs
 */
export async function install(needs) {
  const wanted = `${process.platform}-${process.arch}-${digest(manifests())}`;
  const packages = planInstall({ kept: readStamp('install'), wanted, needs });
  if (packages === null) return;
  printProgress(packages === 'all' ? 'Installing packages, test tools included …' : 'Installing packages …');
  // Clears the digest first, so that an interrupted install is not mistaken for a complete one.
  writeStamp('install', packages);
  const networkError = await findNetworkError();
  const result = await installPackages(packages, networkError !== null);
  if (result.problem !== null) throw installError(networkError, result);
  writeStamp('install', `${packages} ${wanted}`);
}

/**
 * @param {string | null} networkError
 * @param {import('./programs.mjs').StepResult} result
 */
function installError(networkError, result) {
  if (networkError === null) return stepError('Cannot install the packages.', result);
  // The installer ran offline, so its own message would not name the cause.
  return new BootError(
    `Cannot reach the package registry (${networkError}), and some packages are not cached on this machine. ` +
      'Check the network connection and the proxy settings of npm, then run the command again.\n' +
      whereTheRestIs(result.logFile),
  );
}

/** The files that determine which packages are installed. */
function manifests() {
  const folders = readdirSync(path.join(ROOT, 'packages')).map((name) => path.join(ROOT, 'packages', name));
  return [
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'package.json'].map((name) =>
      path.join(ROOT, name),
    ),
    ...folders.map((folder) => path.join(folder, 'package.json')),
  ];
}

/** Why the registry cannot be reached, or null. Asks npm, because it has the user's registry, proxy and certificates. */
async function findNetworkError() {
  const flags = ['--fetch-retries=0', `--fetch-timeout=${ANSWER_LIMIT_MS}`, '--loglevel=error'];
  const { problem, output } = await runNpm('network', ['ping', ...flags], PROBE_LIMIT_MS);
  if (problem === null) return null;
  return problem.includes('SIGTERM') ? 'no answer' : networkErrorIn(output);
}

/**
 * @param {Packages} packages
 * @param {boolean} isOffline
 */
function installPackages(packages, isOffline) {
  const network = isOffline ? '--offline' : '--prefer-offline';
  const args = ['install', '--frozen-lockfile', network, '--reporter=append-only'];
  return runPnpm('install', [...args, ...(packages === 'start' ? ['--prod'] : [])], network);
}

/**
 * Runs the pnpm that package.json names, in the repository.
 *
 * @param {string} log
 * @param {readonly string[]} args words without spaces
 * @param {string} [network]
 */
export function runPnpm(log, args, network = '--prefer-offline') {
  const { packageManager } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return runNpm(log, [
    ...['exec', '--yes', network, `--package=${packageManager}`, '--', 'pnpm', '-C', rootFrom(CACHE)],
    ...args,
  ]);
}

/**
 * Runs npm in a separate folder, because `npm exec` is disabled in the repository (see `overrides` in package.json).
 *
 * @param {string} log
 * @param {readonly string[]} args words without spaces
 * @param {number} [limitMs]
 */
function runNpm(log, args, limitMs) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path.join(CACHE, 'package.json'), '{ "private": true }\n');
  const { platform, execPath, env } = process;
  const npm = npmProgram({ platform, execPath, npmScript: env['npm_execpath'], exists: existsSync });
  const program = { ...npm, args: [...npm.args, ...args], cwd: CACHE };
  // With CI set, the installer does not prompt.
  return runStep({ ...program, log, env: { CI: 'true' }, ...(limitMs === undefined ? {} : { limitMs }) });
}

/**
 * The path of the repository relative to a folder, with symbolic links (such as `node_modules`) resolved.
 *
 * @param {string} folder
 */
function rootFrom(folder) {
  return path.relative(realpathSync(folder), realpathSync(ROOT)).replaceAll('\\', '/');
}
