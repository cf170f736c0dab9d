import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './folders.mjs';
import { runStep, stepError } from './programs.mjs';
import { digest, readStamp, sourcesOf, writeStamp } from './stamps.mjs';

const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

/**
 * The inputs, the output and the program of each build. A build runs again when one of its inputs changes.
 *
 * @type {Readonly<Record<import('./commands.mjs').BuildName, Build>>}
 *
 * @typedef {object} Build
 * @property {string} what its name in messages
 * @property {readonly string[]} from folders
 * @property {string} makes a file that exists once the build has run
 * @property {readonly string[]} run arguments of Node
 *
 * @typedef {object} StaleBuild
 * @property {import('./commands.mjs').BuildName} name
 * @property {string} wanted digest of its inputs
 */
const BUILDS = {
  command: {
    what: 'command',
    from: ['packages/engine', 'packages/cli'],
    makes: 'packages/cli/dist/stylekit.js',
    run: [...VITE, 'packages/cli'],
  },
  server: {
    what: 'server',
    from: ['packages/engine', 'packages/server'],
    makes: 'packages/server/dist/server.js',
    run: [...VITE, 'packages/server'],
  },
  page: {
    what: 'page',
    from: ['packages/engine', 'packages/web'],
    makes: 'packages/web/dist/index.html',
    run: [...VITE, 'packages/web'],
  },
  compression: {
    what: 'compressed copies of the page',
    from: ['packages/engine', 'packages/web'],
    makes: 'packages/web/dist/index.html.br',
    run: ['packages/web/build/compress-page.ts'],
  },
};

/**
 * The builds of `names` whose inputs changed, with the digest of those inputs.
 *
 * @param {readonly import('./commands.mjs').BuildName[]} names
 * @returns {StaleBuild[]}
 */
export function staleBuilds(names) {
  /** @type {Map<string, string>} */
  const digests = new Map();
  return names.flatMap((name) => {
    const { from, makes } = BUILDS[name];
    const wanted = from.map((folder) => digestOf(folder, digests)).join(' ');
    return existsSync(path.join(ROOT, makes)) && readStamp(name) === wanted ? [] : [{ name, wanted }];
  });
}

/**
 * The progress line for these builds.
 *
 * @param {readonly StaleBuild[]} stale at least one
 */
export function describeBuilds(stale) {
  return `Building the ${new Intl.ListFormat('en').format(stale.map(({ name }) => BUILDS[name].what))} …`;
}

/**
 * @param {string} folder
 * @param {Map<string, string>} known
 */
function digestOf(folder, known) {
  const found = known.get(folder);
  if (found !== undefined) return found;
  const made = digest([path.join(ROOT, 'pnpm-lock.yaml'), ...sourcesOf(path.join(ROOT, folder))]);
  known.set(folder, made);
  return made;
}

/**
 * Runs builds in parallel, except for a build whose input is the output of another one.
 *
 * @param {string} node
 * @param {readonly StaleBuild[]} builds
 * @param {{ isUrgent: boolean }} options
 */
export async function runBuilds(node, builds, options) {
  const isLast = (/** @type {StaleBuild} */ { name }) => name === 'compression';
  await Promise.all(builds.filter((build) => !isLast(build)).map((build) => runBuild(node, build, options)));
  await Promise.all(builds.filter(isLast).map((build) => runBuild(node, build, options)));
}

/**
 * @param {string} node
 * @param {StaleBuild} build
 * @param {{ isUrgent: boolean }} options
 */
async function runBuild(node, { name, wanted }, { isUrgent }) {
  const { what, run } = BUILDS[name];
  const result = await runStep({ log: `build-${name}`, file: node, args: run, isUrgent });
  if (result.problem !== null) throw stepError(`The ${what} could not be built.`, result);
  writeStamp(name, wanted);
}
