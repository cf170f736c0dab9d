import path from 'node:path';

/**
 * @typedef {object} Surroundings
 * @property {string} platform as `process.platform`
 * @property {string} execPath as `process.execPath`
 * @property {string | undefined} npmScript value of `npm_execpath`, which npm sets for its scripts
 * @property {(file: string) => boolean} exists
 *
 * @typedef {object} Program
 * @property {string} file
 * @property {readonly string[]} args passed before all others
 * @property {boolean} shell
 */

/**
 * How to start npm: its script on the running Node, or `npm` from the PATH if the script is not found.
 *
 * On Windows `npm` is a batch file, which needs a shell; the script does not. Arguments that pass through a shell must
 * not contain spaces.
 *
 * @param {Surroundings} surroundings
 * @returns {Program}
 */
export function npmProgram({ platform, execPath, npmScript, exists }) {
  const isWindows = platform === 'win32';
  const { dirname, join } = isWindows ? path.win32 : path.posix;
  const folder = dirname(execPath);
  const scripts = [
    ...(npmScript !== undefined && /[\\/]npm-cli\.js$/.test(npmScript) ? [npmScript] : []),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const script = scripts.find(exists);
  if (script !== undefined) return { file: execPath, args: [script], shell: false };
  return { file: isWindows ? 'npm.cmd' : 'npm', args: [], shell: isWindows };
}

/** npm's codes for a network failure; any other code means that the registry answered. */
const NETWORK_CODES = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNECTIONTIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EIDLETIMEOUT',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERESPONSETIMEOUT',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
  'ETRANSFERTIMEOUT',
];

/**
 * The code of the network error in the output of `npm ping`, or null for any other output.
 *
 * @param {string} output
 */
export function networkErrorIn(output) {
  return output.match(/\b[A-Z_]+\b/g)?.find((word) => NETWORK_CODES.includes(word)) ?? null;
}
