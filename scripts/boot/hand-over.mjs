import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { CACHE, ROOT } from './folders.mjs';
import { BootError, printProgress } from './messages.mjs';
import { markStopped, markStopping } from './previous-server.mjs';
import { endSteps } from './programs.mjs';
import { isPassedOn, whenStopped } from './stops.mjs';

/**
 * @typedef {object} Script
 * @property {string} node
 * @property {string} script
 * @property {readonly string[]} args
 * @property {Server | null} server set for the server, which has a message channel and starts while the page is built
 *
 * @typedef {object} Server
 * @property {Promise<void> | null} builds the builds it waits for before it serves requests
 * @property {() => Promise<void>} onReady
 */

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Runs a script with the same streams and exit code, and forwards signals to it.
 *
 * @param {Script} script
 * @returns {Promise<number>}
 * @throws BootError when Node cannot be started, or a build failed
 */
export function handOver({ node, script, args, server }) {
  const command = /** @type {const} */ ([node, [script, ...args]]);
  if (server !== null) return runServer(command, server);
  const child = spawn(...command, { cwd: ROOT, env: environment(node), stdio: 'inherit' });
  whenStopped((signal) => {
    if (isPassedOn(process.platform, signal)) child.kill(signal);
  });
  return exitCode(child, node);
}

/**
 * @param {readonly [string, readonly string[]]} command
 * @param {Server} server
 */
async function runServer(command, { builds, onReady }) {
  const env = { ...environment(command[0]), ...(builds === null ? {} : { STYLEKIT_PAGE: 'building' }) };
  const child = spawn(...command, { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  let isEnding = false;
  const stop = () => {
    isEnding = true;
    markStopping();
    // The terminal, npm and this process each send the same Ctrl-C; the server recognizes one request by the time.
    send(child, { stop: Date.now() });
  };
  whenStopped(stop);
  /** @type {Error | null} */
  let problem = null;
  builds
    ?.then(() => send(child, 'built'))
    .catch((error) => {
      if (isEnding) return;
      problem = error;
      stop();
    });
  child.once('message', () => onReady().catch((error) => isEnding || printProgress(error.message)));
  const code = await exitCode(child, command[0]).finally(() => {
    isEnding = true;
    endSteps();
    markStopped();
  });
  if (problem !== null) throw problem;
  return code;
}

/**
 * @param {ChildProcess} child
 * @param {string} node
 * @returns {Promise<number>}
 */
function exitCode(child, node) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      reject(new BootError(`Cannot start Node (${node}): ${error.message}.`));
    });
    child.once('exit', (code, signal) => {
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/**
 * Sends a message to a process that may already have ended.
 *
 * @param {ChildProcess} child
 * @param {import('node:child_process').Serializable} message
 */
function send(child, message) {
  if (child.connected) child.send(message, () => undefined);
}

/** @param {string} node */
function environment(node) {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return {
    ...process.env,
    STYLEKIT_STARTED_AT: String(Math.round(performance.timeOrigin)),
    // Caching compiled code cuts the start time of the server by a third.
    NODE_COMPILE_CACHE: path.join(CACHE, 'compile'),
    PATH: [path.dirname(node), bin, process.env['PATH'] ?? ''].join(path.delimiter),
  };
}
