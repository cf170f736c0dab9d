/**
 * @typedef {'command' | 'server' | 'page' | 'compression'} BuildName
 * @typedef {object} Command
 * @property {string} script what the pinned Node runs
 * @property {boolean} isServer
 * @property {readonly string[]} args come before those of the person
 * @property {'start' | 'all'} packages what has to be installed: what running needs, or the test tools too
 * @property {readonly BuildName[]} first builds without which the script cannot start
 * @property {readonly BuildName[]} before other builds the script needs; a server starts while they are made
 * @property {readonly BuildName[]} after builds that nothing waits for, made once a server is ready
 */

/** @type {readonly BuildName[]} */
const EVERYTHING = ['command', 'server', 'page', 'compression'];

/**
 * A command that works on everything there is.
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
};
