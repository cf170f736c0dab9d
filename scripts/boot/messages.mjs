import process from 'node:process';

/** A reason why the command cannot go on that a person can act on; it is printed without a stack. */
export class BootError extends Error {}

/**
 * Progress goes to stderr, so that stdout carries only what the command itself prints.
 *
 * @param {string} line
 */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: this is what a color is made of
const COLORS = /\u001b\[[\d;]*m/g;
const NOISE =
  /Unsupported engine|^Progress: |^Downloading |complete log of this run|^npm (?:warn|notice)|^\++$/i;

/**
 * The last lines of a program's output that may say why it failed: no colors, no empty lines, no progress.
 *
 * @param {string} output
 * @param {number} most
 */
export function relevantLines(output, most = 6) {
  return output
    .replace(COLORS, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !NOISE.test(line.trim()))
    .slice(-most);
}
