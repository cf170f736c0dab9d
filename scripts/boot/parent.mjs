import process from 'node:process';

const LOOK_EVERY_MS = 100;

/**
 * Whether the parent process has ended. Unix assigns a new parent to its children; Windows keeps the old process id, so
 * the process itself is checked.
 *
 * @param {object} facts
 * @param {string} facts.platform as `process.platform`
 * @param {number} facts.first the parent at the start
 * @param {number} facts.current the parent now
 * @param {(pid: number) => boolean} facts.isAlive
 */
export function hasParentEnded({ platform, first, current, isAlive }) {
  return platform === 'win32' ? !isAlive(first) : current !== first;
}

/**
 * Calls back once when the parent process has ended. A shell between npm and this process may end without forwarding
 * the signal.
 *
 * @param {() => void} onParentEnd
 */
export function watchParent(onParentEnd) {
  const first = process.ppid;
  const timer = setInterval(() => {
    const facts = { platform: process.platform, first, current: process.ppid, isAlive };
    if (!hasParentEnded(facts)) return;
    clearInterval(timer);
    onParentEnd();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * Whether a process is running.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
