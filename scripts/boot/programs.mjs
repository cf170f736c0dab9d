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
 * @property {string} log name of the file that keeps everything the program prints
 * @property {string} file
 * @property {readonly string[]} args
 * @property {boolean} [shell]
 * @property {string} [cwd]
 * @property {Readonly<Record<string, string>>} [env]
 * @property {boolean} [isUrgent] false: it runs when nothing else wants the processor
 * @property {number} [limitMs] it is ended after this time
 *
 * @typedef {object} StepResult
 * @property {string | null} problem how it ended, when it did not end well
 * @property {string} output
 * @property {string} logFile
 */

/**
 * Runs a program to its end, out of sight.
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
 * The error of a step: what went wrong, its last lines, and where the rest is.
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
  return `Everything it printed: ${path.relative(process.cwd(), logFile)}`;
}

/** Ends every program that runs. */
export function endSteps() {
  for (const child of running) end(child);
}

/**
 * Ends a program and, where the system has process groups, what it started: a shell between the two passes no signal on.
 *
 * @param {ChildProcess} child
 */
function end(child) {
  whileAlive(child, (pid) => process.kill(HAS_GROUPS ? -pid : pid, 'SIGTERM'));
}

/**
 * Does something to a program that may never have started or have ended a moment ago.
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
