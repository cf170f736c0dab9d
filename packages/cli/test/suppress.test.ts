import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

const CSS = ':root {\n  --card: #ffffff;\n  --card-foreground: #999999;\n  --x: var(--gone);\n}\n';

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
  write('theme.css', CSS);
});

function write(name: string, content: unknown): void {
  writeFileSync(path.join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
}

function check(...args: string[]) {
  return runCli(['check', ...args], { cwd });
}

describe('a baseline', () => {
  beforeEach(async () => {
    expect(await check('theme.css', '--write-baseline')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Wrote 2 findings to stylekit-baseline.json.\n',
    });
  });

  const withBaseline = () => check('theme.css', '--baseline', 'stylekit-baseline.json');

  it('accepts what it contains, also when lines move', async () => {
    expect((await check('theme.css')).code).toBe(1);
    write('theme.css', `/* moved */\n\n${CSS}`);
    const { code, stdout, stderr } = await withBaseline();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '2 findings of the baseline left out.\n' });
    expect(stdout).not.toContain('error');
  });

  it('reports new findings and those that get worse, not those that improve', async () => {
    write('theme.css', CSS.replace('#999999', '#888888'));
    expect((await withBaseline()).code).toBe(0);
    write('theme.css', CSS.replace('#999999', '#aaaaaa'));
    expect(await withBaseline()).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('--card-foreground on --card has a contrast of 2.32 : 1'),
      stderr: '1 finding of the baseline left out.\n',
    });
    write('theme.css', CSS.replace('--x', '--y: var(--lost);\n  --x'));
    const added = await withBaseline();
    expect(added.code).toBe(1);
    expect(added.stdout).toContain('"--lost" is not declared');
    expect(added.stdout).not.toContain('"--gone" is not declared');
  });

  it('is counted in the JSON report', async () => {
    const report = async (...args: string[]) =>
      JSON.parse((await check('theme.css', '--json', ...args)).stdout).suppressed;
    expect(await report()).toEqual({ baseline: 0, waived: 0, fixed: 0 });
    write('theme.css', CSS.replace('#999999', '#111111'));
    const known = ['--baseline', 'stylekit-baseline.json'];
    expect(await report(...known)).toEqual({ baseline: 1, waived: 0, fixed: 1 });
    const waivers = [{ rule: 'css-reference', reason: 'Removed soon', expires: '2026-12-01' }];
    write('stylekit.config.json', { checks: { waivers } });
    expect(await report(...known)).toEqual({ baseline: 0, waived: 1, fixed: 2 });
  });

  it('counts a second finding that is alike', async () => {
    write('theme.css', CSS.replace('}', '  --x: var(--gone);\n}'));
    const { code, stdout } = await withBaseline();
    expect(code).toBe(1);
    expect(stdout.match(/"--gone" is not declared/g)).toHaveLength(1);
  });

  it('says how many of its findings are fixed', async () => {
    write('theme.css', CSS.replace('#999999', '#111111'));
    expect((await withBaseline()).stderr).toBe(
      '1 finding of the baseline left out.\n1 finding of the baseline fixed; update it with --write-baseline.\n',
    );
  });

  it('is found by the configuration and means the same from another folder', async () => {
    write('stylekit.config.json', { checks: { files: ['theme.css'], baseline: 'stylekit-baseline.json' } });
    expect((await check()).code).toBe(0);
    const config = path.join(cwd, 'stylekit.config.json');
    expect((await runCli(['check', '--config', config])).code).toBe(0);
  });

  it('is sorted and readable, and anything else is rejected', async () => {
    const { findings } = JSON.parse(readFileSync(path.join(cwd, 'stylekit-baseline.json'), 'utf8'));
    expect(findings).toEqual([
      expect.objectContaining({ file: 'theme.css', rule: 'contrast', measured: expect.closeTo(2.85, 2) }),
      expect.objectContaining({ file: 'theme.css', rule: 'css-reference' }),
    ]);
    write('other.json', { version: 1 });
    expect(await check('theme.css', '--baseline', 'other.json')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('other.json is not a baseline of stylekit check.'),
    });
    expect((await check('theme.css', '--baseline', 'gone.json')).code).toBe(3);
  });
});

describe('a waiver', () => {
  const configure = (...waivers: object[]) =>
    write('stylekit.config.json', { checks: { files: ['*.css'], failOn: 'error', waivers } });
  const WAIVER = { rule: 'contrast', reason: 'Redesign in January', expires: '2026-11-23' };

  it('accepts a finding until its last day', async () => {
    configure(WAIVER);
    expect(await check()).toMatchObject({ code: 0, stderr: '1 finding waived.\n' });
  });

  it('is an error after its last day, at its place in the configuration', async () => {
    configure({ ...WAIVER, expires: '2026-11-22' });
    const { code, stdout } = await check();
    expect(code).toBe(1);
    expect(stdout).toContain('error  The waiver of contrast expired on 2026-11-22: Redesign in January\n');
    expect(stdout).toMatch(/stylekit\.config\.json:1:\d+ {2}checks\.waivers\.0 \(expired-waiver\)/);
    expect(stdout).toContain('--card-foreground on --card has');
  });

  it('accepts only findings of its file and path', async () => {
    configure({ ...WAIVER, file: 'other/*.css' });
    expect((await check()).code).toBe(1);
    configure({ ...WAIVER, file: '*.css', path: '--other' });
    expect((await check()).code).toBe(1);
    configure({ ...WAIVER, file: '*.css', path: '--card-foreground' });
    expect((await check()).code).toBe(0);
  });

  it('is named when no finding needs it', async () => {
    configure({ ...WAIVER, rule: 'css-cycle' });
    expect((await check()).stdout).toContain(
      'info  No finding needs the waiver of css-cycle: Redesign in January',
    );
  });
});
