import process from 'node:process';

/** An error the user can act on; it is printed without a stack trace. */
export class BootError extends Error {}

/**
 * Prints progress to stderr, because stdout belongs to the command.
 *
 * @param {string} line
 */
export function printProgress(line) {
  process.stderr.write(`${line}\n`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: color sequences contain a control character
const COLORS = /\u001b\[[\d;]*m/g;
const NOISE = [
  /^\[WARN\]|complete log of this run|^npm (?:warn|notice)/i,
  /^(?:Progress: |Downloading )|^\++$/,
  // Stack frames and source excerpts.
  /^at .*:\d+|^[\s\d·│─╭╰╯]*$/,
];
const ERROR = /\berror\b|\bERR_/i;

/**
 * The lines of a program's output that explain its failure: from its last error on, without colors, empty lines,
 * progress and stack traces.
 *
 * @param {string} output
 * @param {number} max
 */
export function relevantLines(output, max = 7) {
  const lines = output
    .replace(COLORS, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd())
    .filter((line) => !NOISE.some((noise) => noise.test(line.trim())));
  const isError = (/** @type {number} */ index) => ERROR.test(lines[index] ?? '');
  let first = lines.findLastIndex((_, index) => isError(index));
  // npm starts every line of an error with "error".
  while (isError(first - 1)) first -= 1;
  return first < 0 ? lines.slice(-max) : lines.slice(first, first + max);
}
