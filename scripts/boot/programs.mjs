import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { CACHE, ROOT } from './folders.mjs';
import { BootError, relevantLines } from './messages.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const HAS_GROUPS = process.platform !== 'win32';

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * @typedef {object} Step
 * @property {string} log name of the file that stores the program's output
 * @property {string} file
 * @property {readonly string[]} args
 * @property {boolean} [shell]
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env]
 * @property {boolean} [isUrgent] false: runs with low priority
 * @property {number} [limitMs] time limit after which it is terminated
 *
 * @typedef {object} StepResult
 * @property {string | null} problem how it failed, or null
 * @property {string} output
 * @property {string} logFile
 */

/**
 * Runs a program and writes its output to a log file.
 *
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
export async function runStep({ log, file, args, shell = false, cwd = ROOT, env, isUrgent = true, limitMs }) {
  mkdirSync(CACHE, { recursive: true });
  const logFile = path.join(CACHE, `${log}.log`);
  const descriptor = openSync(logFile, 'w');
  const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', descriptor, descriptor]);
  const options = { cwd, shell, detached: HAS_GROUPS, env: { ...process.env, ...env } };
  const child = spawn(file, args, { ...options, stdio });
  running.add(child);
  if (!isUrgent) whileAlive(child, (pid) => setPriority(pid, constants.priority.PRIORITY_LOW));
  const limit = limitMs === undefined ? undefined : setTimeout(() => end(child), limitMs);
  /** @type {string | null} */
  const problem = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code === 0 ? null : `ended with ${code ?? signal}`));
  });
  clearTimeout(limit);
  running.delete(child);
  closeSync(descriptor);
  return { problem, output: readFileSync(logFile, 'utf8'), logFile };
}

/**
 * The error of a failed step: a sentence, the last lines of its output, and the path of the log file.
 *
 * @param {string} sentence
 * @param {StepResult} result
 */
export function stepError(sentence, { problem, output, logFile }) {
  const lines = relevantLines(output === '' ? `The program ${problem}.` : output).map((line) => `  ${line}`);
  return new BootError([sentence, ...lines, whereTheRestIs(logFile)].join('\n'));
}

/** @param {string} logFile */
export function whereTheRestIs(logFile) {
  return `Full output: ${path.relative(process.cwd(), logFile)}`;
}

/** Terminates all running programs. */
export function endSteps() {
  for (const child of running) end(child);
}

/**
 * Terminates a program and its process group, where the system has them: a shell in between forwards no signal.
 *
 * @param {ChildProcess} child
 */
function end(child) {
  whileAlive(child, (pid) => process.kill(HAS_GROUPS ? -pid : pid, 'SIGTERM'));
}

/**
 * Runs `work` with the id of a process, and ignores that the process may not exist.
 *
 * @param {ChildProcess} child
 * @param {(pid: number) => void} work
 */
function whileAlive({ pid }, work) {
  try {
    if (pid !== undefined) work(pid);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ESRCH') throw error;
  }
}
