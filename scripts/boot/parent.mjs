import process from 'node:process';

const LOOK_EVERY_MS = 100;

/**
 * Whether the process that started this one has ended. Unix gives its children another parent; Windows keeps the old
 * number, so that it has to be asked for.
 *
 * @param {object} facts
 * @param {string} facts.platform as `process.platform`
 * @param {number} facts.first the parent at the start
 * @param {number} facts.current the parent now
 * @param {(pid: number) => boolean} facts.isAlive
 */
export function isParentGone({ platform, first, current, isAlive }) {
  return platform === 'win32' ? !isAlive(first) : current !== first;
}

/**
 * Calls back once when the parent has ended. A shell between npm and this process may end without passing a signal on.
 *
 * @param {() => void} onGone
 */
export function watchParent(onGone) {
  const first = process.ppid;
  const timer = setInterval(() => {
    const facts = { platform: process.platform, first, current: process.ppid, isAlive };
    if (!isParentGone(facts)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/**
 * Whether a process runs.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
