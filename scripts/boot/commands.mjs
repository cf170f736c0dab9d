/**
 * @typedef {'command' | 'server' | 'page' | 'compression'} BuildName
 * @typedef {object} Command
 * @property {string} script what the pinned Node runs
 * @property {boolean} isServer
 * @property {readonly string[]} args passed before the user's arguments
 * @property {'start' | 'all'} packages `start`: the packages the product runs with; `all`: also the test tools
 * @property {readonly BuildName[]} first builds that must finish before the script starts
 * @property {readonly BuildName[]} before other builds the script needs; a server starts in parallel with them
 * @property {readonly BuildName[]} after builds that run in the background once the server is ready
 */

/** @type {readonly BuildName[]} */
const EVERYTHING = ['command', 'server', 'page', 'compression'];

/**
 * A command that needs all packages and builds.
 *
 * @param {string} script
 * @param {Partial<Command>} [differences]
 * @returns {Command}
 */
function tool(script, differences = {}) {
  return {
    script,
    isServer: false,
    args: [],
    packages: 'all',
    first: EVERYTHING,
    before: [],
    after: [],
    ...differences,
  };
}

/** @type {Readonly<Record<string, Command>>} */
export const COMMANDS = {
  start: {
    script: 'packages/server/dist/server.js',
    isServer: true,
    args: [],
    packages: 'start',
    first: ['server'],
    before: ['command', 'page'],
    after: ['compression'],
  },
  test: tool('scripts/run-tests.ts'),
  'test:long': tool('scripts/run-tests.ts', { args: ['--long'] }),
  check: tool('scripts/run-checks.ts', { first: ['command'] }),
  bench: tool('scripts/run-benchmarks.ts'),
  screens: tool('scripts/run-screens.ts'),
  sbom: tool('scripts/run-sbom.ts', { first: [] }),
};
