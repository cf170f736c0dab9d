import { constants } from 'node:os';
import process from 'node:process';
import { watchParent } from './parent.mjs';
import { endSteps } from './programs.mjs';

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */

/** @type {readonly StopSignal[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Whether a script has to be sent a signal that this process got. On Windows the console sends Ctrl-C to every program
 * itself, and sending a signal ends a program at once.
 *
 * @param {string} platform as `process.platform`
 * @param {StopSignal} signal
 */
export function isPassedOn(platform, signal) {
  return platform !== 'win32' || signal === 'SIGTERM';
}

/** @type {(signal: StopSignal) => void} */
let stop = (signal) => {
  endSteps();
  process.exit(128 + constants.signals[signal]);
};

/** From now on a signal, or the end of npm, ends the programs that run and then this process. */
export function listenForStops() {
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  // npm runs this for a person who waits; a process started from a shell may outlive that shell.
  if (process.env['npm_lifecycle_event'] !== undefined) watchParent(() => stop('SIGTERM'));
}

/**
 * From now on this decides what a request to stop does.
 *
 * @param {(signal: StopSignal) => void} handler
 */
export function whenStopped(handler) {
  stop = handler;
}
