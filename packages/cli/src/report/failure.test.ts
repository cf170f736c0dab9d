import { StyleKitError } from '@stylekit/engine';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { createDeps } from '../../test/run-cli.ts';
import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';
import { reportFailure } from './failure.ts';

function report(error: unknown, ...args: readonly string[]) {
  const { deps, stdout, stderr } = createDeps();
  const code = reportFailure(error, args, deps);
  return { code, stdout: stdout(), stderr: stderr() };
}

const ISSUES = [
  { path: 'colors.0', message: 'Invalid input: expected string, received number' },
  { path: '', message: 'Must have a name' },
];

describe('reportFailure', () => {
  it.each([
    [
      'an error of the command',
      new CliError(EXIT.notSignedIn, 'No token.', 'Log in.'),
      4,
      'stylekit: No token.\nLog in.\n',
    ],
    [
      'an error of the engine in a brief',
      new StyleKitError('SK_BRIEF_INVALID', 'The brief is too short.', 'Write more.'),
      2,
      'stylekit: The brief is too short.\nWrite more.\n',
    ],
    [
      'an error of the engine in a document',
      new StyleKitError('SK_GUIDE_INVALID', 'No guide.', 'Fix the fields listed, or export it again.'),
      3,
      'stylekit: No guide.\nFix it, or export it again.\n',
    ],
    [
      'wrong use',
      new CommanderError(1, 'commander.unknownOption', "error: unknown option '--x'"),
      2,
      "stylekit: unknown option '--x'\nRun stylekit --help or stylekit <command> --help for usage.\n",
    ],
    [
      'no command',
      new CommanderError(1, 'commander.help', '(outputHelp)'),
      2,
      'stylekit: the command is missing.\nRun stylekit --help for usage.\n',
    ],
    ['a request for help', new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)'), 0, ''],
    [
      'a bug',
      new TypeError('x is\nundefined'),
      70,
      'stylekit: internal error (x is undefined).\nPlease report it with the command you ran.\n',
    ],
    [
      'a thrown text',
      'oops',
      70,
      'stylekit: internal error (oops).\nPlease report it with the command you ran.\n',
    ],
  ])('reports %s', (_, error, code, stderr) => {
    expect(report(error)).toEqual({ code, stdout: '', stderr });
  });

  it('lists issues with their paths, in plain words', () => {
    const error = new StyleKitError('SK_GUIDE_INVALID', 'No guide.', 'Fix the fields listed.', ISSUES);
    expect(report(error).stderr).toBe(
      'stylekit: No guide.\n  colors.0: Must be text, not a number\n  Must have a name\nFix the fields listed.\n',
    );
  });

  it('lists twenty issues at most', () => {
    const issues = Array.from({ length: 23 }, (_, index) => ({ path: `a.${index}`, message: 'Is missing' }));
    const { stderr } = report(new CliError(EXIT.unreadable, 'Bad.', 'Fix it.', { issues }));
    expect(stderr).toContain('  a.19: Is missing\n  … and 3 more\nFix it.\n');
    expect(stderr).not.toContain('a.20');
  });

  it('does not repeat the only issue when it is the message', () => {
    const error = new CliError(EXIT.usage, 'Is missing', 'Add it.', {
      issues: [{ path: 'a', message: 'Is missing' }],
    });
    expect(report(error).stderr).toBe('stylekit: Is missing\nAdd it.\n');
  });

  it('prints no control characters', () => {
    const error = new CliError(EXIT.usage, 'a\u001b[2Jb', 'c\u0007', {
      issues: ISSUES.map((issue) => ({ ...issue, path: '\u009b' })),
    });
    expect(report(error).stderr).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('prints the same as JSON when that was requested', () => {
    const error = new StyleKitError('SK_GUIDE_INVALID', 'No guide.', 'Fix it.', ISSUES);
    expect(JSON.parse(report(error, 'check', '--json').stdout)).toEqual({
      error: {
        code: 'SK_GUIDE_INVALID',
        message: 'No guide.',
        hint: 'Fix it.',
        issues: [
          { path: 'colors.0', message: 'Must be text, not a number' },
          { path: '', message: 'Must have a name' },
        ],
      },
    });
  });

  it.each([
    [new CliError(EXIT.serverOrNetwork, 'a', 'b'), 'SK_CLI_SERVER_OR_NETWORK'],
    [new CommanderError(1, 'commander.unknownOption', 'error: a'), 'SK_CLI_WRONG_USE'],
    [new Error('a'), 'SK_CLI_BUG'],
  ])('names the code of %s in JSON', (error, code) => {
    expect(JSON.parse(report(error, '--json').stdout).error).toMatchObject({
      code,
      message: 'a',
      issues: [],
    });
  });

  it('prints no JSON for help, and not when --json is the name of a file', () => {
    expect(report(new CommanderError(0, 'commander.help', ''), '--json').stdout).toBe('');
    expect(report(new Error('a'), 'check', '--', '--json').stdout).toBe('');
  });
});
