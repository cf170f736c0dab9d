import { constants } from 'node:os';
import process from 'node:process';
import { watchParent } from './parent.mjs';
import { endSteps } from './programs.mjs';

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} StopSignal */

/** @type {readonly StopSignal[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Whether to forward a signal to the script. On Windows the console sends Ctrl-C to every process, and sending a signal
 * terminates a process immediately.
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

/** Terminates running programs and this process on a signal, or when npm ends. */
export function listenForStops() {
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  // Only under npm: a process started from a shell may outlive that shell.
  if (process.env['npm_lifecycle_event'] !== undefined) watchParent(() => stop('SIGTERM'));
}

/**
 * Sets the handler of requests to stop.
 *
 * @param {(signal: StopSignal) => void} handler
 */
export function whenStopped(handler) {
  stop = handler;
}
