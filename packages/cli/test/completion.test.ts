import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

/** The shells other than bash that this system has, each with the arguments that only check the syntax of a script. */
const CHECKERS = [
  ['zsh', ['-n']],
  ['fish', ['--no-execute']],
] as const;

async function writeScript(shell: string): Promise<string> {
  const { code, stdout, stderr } = await runCli(['completion', shell]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const file = path.join(makeFolder(), `stylekit.${shell}`);
  writeFileSync(file, stdout);
  return file;
}

function exists(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}

/** What bash offers for the last of the words, one entry a line. */
function complete(script: string, words: readonly string[], cwd = process.cwd()): string[] {
  const line = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _stylekit 2>/dev/null; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', line, script, 'stylekit', ...words], {
    cwd,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

describe('stylekit completion', () => {
  it('registers a function in bash', async () => {
    const script = await writeScript('bash');
    const { stdout, stderr } = spawnSync('bash', ['-c', 'source "$0"; complete -p stylekit', script], {
      encoding: 'utf8',
    });
    expect({ stdout, stderr }).toEqual({
      stdout: 'complete -o default -F _stylekit stylekit\n',
      stderr: '',
    });
  });

  it('offers commands, subcommands, options and values in bash', async () => {
    const script = await writeScript('bash');
    expect(complete(script, ['ex'])).toEqual(['export']);
    expect(complete(script, ['projects', ''])).toEqual(['list', 'create', 'help']);
    expect(complete(script, ['help', 'gu'])).toEqual(['guides']);
    expect(complete(script, ['check', '--le'])).toEqual(['--level']);
    expect(complete(script, ['check', 'a.json', '--level', ''])).toEqual(['error', 'warning']);
    expect(complete(script, ['check', '--format', '=', 'gi'])).toEqual(['github', 'gitlab']);
    expect(complete(script, ['check', '-f', 's'])).toEqual(['sarif']);
    expect(complete(script, ['projects', 'create', '--d'])).toEqual(['--description']);
    expect(complete(script, ['completion', 'p'])).toEqual(['powershell']);
    expect(complete(script, ['generate', '--font', 'Open'])).toEqual(['Open\\ Sans']);
  });

  it('leaves file names to bash, and offers only folders for a folder', async () => {
    const script = await writeScript('bash');
    const cwd = makeFolder();
    mkdirSync(path.join(cwd, 'brand'));
    writeFileSync(path.join(cwd, 'brand.json'), '');
    expect(complete(script, ['export', 'br'], cwd)).toEqual(['']);
    expect(complete(script, ['export', '--settings', 'br'], cwd)).toEqual(['']);
    expect(complete(script, ['export', '--out', 'br'], cwd)).toEqual(['brand']);
  });

  for (const [shell, args] of CHECKERS) {
    it.skipIf(!exists(shell))(`prints a script that ${shell} can read`, async () => {
      const { status, stderr } = spawnSync(shell, [...args, await writeScript(shell)], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });
  }

  it.skipIf(!exists('pwsh'))('prints a script that PowerShell can read', async () => {
    const parse = `$errors = $null
[void][System.Management.Automation.Language.Parser]::ParseFile($args[0], [ref]$null, [ref]$errors)
$errors | ForEach-Object { $_.Message }`;
    const script = await writeScript('powershell');
    const { status, stdout } = spawnSync('pwsh', ['-NoProfile', '-Command', `& { ${parse} } '${script}'`], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  // Runs everywhere, also without PowerShell, so it proves only what it names: closed strings, pairs of brackets, known
  // variables. That PowerShell accepts the script is proven by the test above, on systems that have it.
  it('prints a PowerShell script with closed strings, pairs of brackets and known variables', async () => {
    const { stdout } = await runCli(['completion', 'powershell']);
    const code = stdout.replaceAll(/^#.*$/gm, '').replaceAll(/'(?:[^'\n]|'')*'/g, 'text');
    expect(code).not.toContain("'");
    const expanded = code.replaceAll(
      /"[^"\n]*"/g,
      (string) => ` ${(string.match(/\$\w+/g) ?? []).join(' ')} `,
    );
    expect(expanded).not.toMatch(/["`]/);
    const open: string[] = [];
    const partners = { '{': '}', '(': ')', '[': ']' } as const;
    for (const [bracket] of expanded.matchAll(/[{}()[\]]/g)) {
      if (bracket in partners) open.push(partners[bracket as keyof typeof partners]);
      else expect(open.pop()).toBe(bracket);
    }
    expect(open).toEqual([]);
    const known = ['_', 'wordToComplete', 'commandAst', 'cursorPosition'];
    const assigned = [...expanded.matchAll(/\$(\w+)\s*(?:=|in\b)/g)].map(([, name]) => name);
    const used = [...expanded.matchAll(/\$(\w+)/g)].map(([, name]) => name);
    expect(used.filter((name) => ![...known, ...assigned].includes(name))).toEqual([]);
  });

  it('prints every command and option in the script of each shell', async () => {
    for (const shell of ['bash', 'zsh', 'fish', 'powershell']) {
      const { stdout } = await runCli(['completion', shell]);
      for (const text of ['whoami', 'projects create', 'max-warnings', 'split-complementary', 'gitlab'])
        expect(stdout, shell).toContain(text);
    }
  });

  it('rejects an unknown shell', async () => {
    const { code, stdout, stderr } = await runCli(['completion', 'tcsh']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('bash, zsh, fish, powershell');
  });
});
