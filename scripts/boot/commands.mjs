/**
 * @typedef {'command' | 'page' | 'compression'} BuildName
 * @typedef {object} Command
 * @property {string} script what the pinned Node runs
 * @property {boolean} isServer
 * @property {readonly string[]} args come before those of the person
 * @property {'start' | 'all'} packages what has to be installed: what running needs, or the test tools too
 * @property {readonly BuildName[]} before builds the script needs
 * @property {readonly BuildName[]} after builds that nothing waits for, made once a server is ready
 */

/** @type {readonly BuildName[]} */
const EVERYTHING = ['command', 'page', 'compression'];

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
    before: EVERYTHING,
    after: [],
    ...differences,
  };
}

/** @type {Readonly<Record<string, Command>>} */
export const COMMANDS = {
  start: {
    script: 'packages/server/src/main.ts',
    isServer: true,
    args: [],
    packages: 'start',
    before: ['command', 'page'],
    after: ['compression'],
  },
  test: tool('scripts/run-tests.ts'),
  'test:long': tool('scripts/run-tests.ts', { args: ['--long'] }),
  check: tool('scripts/run-checks.ts', { before: ['command'] }),
  bench: tool('scripts/run-benchmarks.ts'),
  screens: tool('scripts/run-screens.ts'),
};
