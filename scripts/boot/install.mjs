import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CACHE, ROOT } from './folders.mjs';
import { BootError, say } from './messages.mjs';
import { networkErrorIn, npmProgram } from './npm-program.mjs';
import { runStep, stepError, whereTheRestIs } from './programs.mjs';
import { digest, readStamp, writeStamp } from './stamps.mjs';

/** Long enough for a slow registry's first byte; a person without a network should not wait longer. */
const PROBE_LIMIT_MS = 6_000;
const ANSWER_LIMIT_MS = 5_000;

/** @typedef {'start' | 'all'} Packages */

/**
 * What to install now; null when everything needed is there. Test tools that are there stay.
 *
 * @param {object} facts
 * @param {string} facts.kept the stamp of the last install
 * @param {string} facts.wanted the digest of what names the packages
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
  say(packages === 'all' ? 'Installing packages, test tools included …' : 'Installing packages …');
  // Without a digest: an install that is cut short is never taken for a whole one.
  writeStamp('install', packages);
  const networkError = await findNetworkError();
  const result = await runPnpm(packages, networkError !== null);
  if (result.problem !== null) throw installError(networkError, result);
  writeStamp('install', `${packages} ${wanted}`);
}

/**
 * @param {string | null} networkError
 * @param {import('./programs.mjs').StepResult} result
 */
function installError(networkError, result) {
  if (networkError === null) return stepError('The packages could not be installed.', result);
  // What the installer says is only that it was not allowed to use the network.
  return new BootError(
    `The package registry cannot be reached (${networkError}), and not all packages are on this machine. ` +
      'Check the network connection and the proxy settings of npm, then run the command again.\n' +
      whereTheRestIs(result.logFile),
  );
}

/** Everything that says which packages are installed. */
function manifests() {
  const folders = readdirSync(path.join(ROOT, 'packages')).map((name) => path.join(ROOT, 'packages', name));
  return [
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'package.json'].map((name) =>
      path.join(ROOT, name),
    ),
    ...folders.map((folder) => path.join(folder, 'package.json')),
  ];
}

/** Why the registry cannot be reached; null when it can. npm knows the person's registry, proxy and certificates. */
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
function runPnpm(packages, isOffline) {
  const { packageManager } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const network = isOffline ? '--offline' : '--prefer-offline';
  return runNpm('install', [
    ...['exec', '--yes', network, `--package=${packageManager}`, '--', 'pnpm', '-C', rootFrom(CACHE)],
    ...['install', '--frozen-lockfile', network, '--reporter=append-only'],
    ...(packages === 'start' ? ['--prod'] : []),
  ]);
}

/**
 * Runs npm in a folder of its own: the one of the repository refuses `npm exec` (see `overrides` in package.json).
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
  // With CI the installer asks no question.
  return runStep({ ...program, log, env: { CI: 'true' }, ...(limitMs === undefined ? {} : { limitMs }) });
}

/**
 * The way to the repository as the system sees it from a folder, also where `node_modules` is a link.
 *
 * @param {string} folder
 */
function rootFrom(folder) {
  return path.relative(realpathSync(folder), realpathSync(ROOT)).replaceAll('\\', '/');
}
