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
const NOISE = [
  /^\[WARN\]|complete log of this run|^npm (?:warn|notice)/i,
  /^(?:Progress: |Downloading )|^\++$/,
  // Frames of a stack, and the lines a drawing of the source consists of.
  /^at .*:\d+|^[\s\d·│─╭╰╯]*$/,
];
const ERROR = /\berror\b|\bERR_/i;

/**
 * The lines of a program's output that may say why it failed: from its last error on, without colors, empty lines,
 * progress and stacks.
 *
 * @param {string} output
 * @param {number} most
 */
export function relevantLines(output, most = 7) {
  const lines = output
    .replace(COLORS, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => !NOISE.some((noise) => noise.test(line.trim())));
  const isError = (/** @type {number} */ index) => ERROR.test(lines[index] ?? '');
  let first = lines.findLastIndex((_, index) => isError(index));
  // npm writes "error" at the start of every line of one.
  while (isError(first - 1)) first -= 1;
  return first < 0 ? lines.slice(-most) : lines.slice(first, first + most);
}
