import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSettings, SAMPLE_GUIDE } from '@stylekit/engine';
import { RULES } from '@stylekit/engine/check';
import { exportGuide } from '@stylekit/engine/export';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

let cwd: string;

const broken = structuredClone(SAMPLE_GUIDE);
broken.elements.buttons.primary.textColor = '#FFFFFF';
broken.colors.accent[1].name = 'Signal Coral';

beforeEach(() => {
  cwd = makeFolder();
  writeFileSync(path.join(cwd, 'good.json'), JSON.stringify(SAMPLE_GUIDE));
  writeFileSync(path.join(cwd, 'bad.json'), JSON.stringify(broken));
});

describe('stylekit check', () => {
  it('exits with 0 when there are no findings', async () => {
    expect(await runCli(['check', 'good.json'], { cwd })).toEqual({
      code: 0,
      stdout: 'good.json: no findings.\n',
      stderr: '',
    });
  });

  it('reports what is wrong, where and how to fix it, and exits with 1', async () => {
    const { code, stdout } = await runCli(['check', 'bad.json'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('has a contrast of 3.19 : 1 (#FFFFFF on #F0615F).');
    expect(stdout).toContain('Use #000000 for the text, which gives 6.58 : 1.');
    expect(stdout).toContain('elements.buttons.primary.textColor (text-contrast)');
    expect(stdout).toContain('bad.json: 1 error, 1 warning.');
  });

  it('ignores warnings with --level error', async () => {
    const warned = structuredClone(SAMPLE_GUIDE);
    warned.colors.accent[1].name = 'Signal Coral';
    const stdin = JSON.stringify(warned);
    expect((await runCli(['check', '-'], { cwd, stdin })).code).toBe(1);
    expect((await runCli(['check', '-', '--level', 'error'], { cwd, stdin })).code).toBe(0);
    expect((await runCli(['check', 'bad.json', '--level', 'error'], { cwd })).code).toBe(1);
  });

  it('ignores warnings up to --max-warnings', async () => {
    const warned = structuredClone(SAMPLE_GUIDE);
    warned.colors.accent[1].name = 'Signal Coral';
    writeFileSync(path.join(cwd, 'warned.json'), JSON.stringify(warned));
    writeFileSync(path.join(cwd, 'again.json'), JSON.stringify(warned));
    const check = async (...args: string[]) =>
      (await runCli(['check', 'warned.json', ...args], { cwd })).code;
    expect(await check('--max-warnings', '1')).toBe(0);
    expect(await check('again.json', '--max-warnings', '1')).toBe(1);
    expect(await check('again.json', '--max-warnings', '2')).toBe(0);
    expect(await check('bad.json', '--max-warnings', '9')).toBe(1);
  });

  it('reports as JSON with --format json and with --json', async () => {
    const { stdout } = await runCli(['check', 'bad.json', '--json'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({
      counts: { error: 1, warning: 1, info: 0 },
      files: [
        {
          file: 'bad.json',
          kind: 'guide',
          counts: { error: 1, warning: 1, info: 0 },
          findings: [
            {
              rule: 'text-contrast',
              severity: 'error',
              measured: { value: expect.closeTo(3.19, 2), required: 4.5, unit: ':1' },
            },
            { rule: 'duplicate-name', severity: 'warning' },
          ],
        },
      ],
    });
    for (const args of [[], ['--json']])
      expect((await runCli(['check', 'bad.json', '--format', 'json', ...args], { cwd })).stdout).toBe(stdout);
  });

  it('escapes text in workflow commands', async () => {
    const { stdout } = await runCli(['check', 'bad.json', '--format', 'github'], { cwd });
    expect(stdout.split('\n')[0]).toMatch(
      /^::error file=bad\.json,line=1,col=\d+,title=text-contrast%3A elements\.buttons\.primary\.textColor::Text of the primary/,
    );
    const evil = structuredClone(SAMPLE_GUIDE);
    evil.colors.primary.name = 'x\n::set-output name=token::1';
    evil.colors.accent[1].name = evil.colors.primary.name;
    const run = await runCli(['check', '-', '--format', 'github'], { cwd, stdin: JSON.stringify(evil) });
    expect(run.stdout.match(/^::/gm)).toHaveLength(1);
  });

  it('reports as SARIF with every rule described', async () => {
    const { stdout } = await runCli(['check', 'bad.json', '--format', 'sarif'], { cwd });
    const log = JSON.parse(stdout);
    const [run] = log.runs;
    const ids = run.tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(log.version).toBe('2.1.0');
    expect(ids).toEqual([
      ...RULES.map(({ id }) => id),
      'token-format',
      'guide-format',
      'unreadable-file',
      'unknown-document',
      'skipped-file',
      'contrast',
      'css-color',
      'css-cycle',
      'css-reference',
      'color-pairs',
      'similar-names',
      'similar-names-for-deficiency',
      'named-pair',
      'resolver-format',
      'export-drift',
      'expired-waiver',
      'unused-waiver',
    ]);
    for (const { ruleId, ruleIndex } of run.results) expect(ids[ruleIndex]).toBe(ruleId);
    expect(run.results.map(({ level }: { level: string }) => level)).toEqual(['error', 'warning']);
    expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('bad.json');
  });

  it('checks the settings together with the guide', async () => {
    writeFileSync(
      path.join(cwd, 'settings.json'),
      JSON.stringify({ buttons: { accentHover: { background: '#FFFFFF', text: '#FFFF00' } } }),
    );
    const { code, stdout } = await runCli(['check', 'good.json', '--settings', 'settings.json'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('buttons.accent-1.hover (text-contrast)');
  });

  it('checks a guide with the settings of its document', async () => {
    const settings = parseSettings({
      buttons: { accentHover: { background: '#FFFFFF', text: '#FFFF00' } },
    });
    writeFileSync(path.join(cwd, 'page.json'), (await exportGuide(SAMPLE_GUIDE, settings, 'json')).text);
    const { code, stdout } = await runCli(['check', 'page.json'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('buttons.accent-1.hover (text-contrast)');
  });

  it('recognizes a token file by its name or its schema', async () => {
    const { text } = await exportGuide(SAMPLE_GUIDE, undefined, 'dtcg');
    writeFileSync(path.join(cwd, 'style.tokens.json'), text.replace('"unit": "rem"', '"unit": "em"'));
    const bad = await runCli(['check', 'style.tokens.json'], { cwd });
    expect(bad.code).toBe(1);
    expect(bad.stdout).toContain('"em" is not allowed here.');
    expect(bad.stdout).toContain('(token-format)');
    expect(await runCli(['check', '-'], { cwd, stdin: text })).toMatchObject({ code: 0 });
  });

  it('recognizes a token file by its structure', async () => {
    const token = { brand: { gap: { $type: 'dimension', $value: { value: 1, unit: 'em' } } } };
    const run = await runCli(['check', '-'], { cwd, stdin: JSON.stringify(token) });
    expect(run).toMatchObject({ code: 1, stdout: expect.stringContaining('(token-format)') });
    const alias = { text: { $ref: '#/paper' } };
    const aliased = await runCli(['check', '-'], { cwd, stdin: JSON.stringify(alias) });
    expect(aliased).toMatchObject({ code: 1, stdout: expect.stringContaining('(token-format)') });
  });

  it('recognizes no other file as a token file', async () => {
    const nest = (levels: number): unknown => (levels === 0 ? { $value: 1 } : { group: nest(levels - 1) });
    const wide = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`n${index}`, {}]));
    for (const other of [
      { ...SAMPLE_GUIDE, extra: { $value: 1 } },
      { $value: 1 },
      { ...wide, token: { $value: 1 } },
      nest(40),
    ]) {
      const run = await runCli(['check', '-'], { cwd, stdin: JSON.stringify(other) });
      expect(run).toMatchObject({ code: 3, stderr: '' });
      expect(run.stdout).toMatch(/guide-format|unknown-document/);
    }
  });

  it.each([
    [['check', 'good.json', '--json', '--format', 'sarif'], '--json and --format sarif request two'],
    [['check', 'good.json', '--json', '--format', 'human'], '--json and --format human request two'],
    [['check', 'good.json', '--format', 'xml'], 'is not one of human, json, github, sarif, gitlab, junit.'],
    [['check', 'good.json', '--level', 'warnign'], 'Did you mean warning?'],
    [['check', 'good.json', '--max-warnings', 'few'], '"few" is not a whole number'],
    [['check', 'good.json', '--max-warnings', '-1'], '"-1" is not a whole number'],
    [['check', 'good.json', '--max-warnings', '1', '--level', 'error'], '--max-warnings has no effect'],
    [['check', 'good.json', 'https://example.com/guide'], 'is a URL; this command reads files.'],
    [['check', 'good.json', ''], 'The name of a file is empty.'],
    [['check'], 'The file is missing, and there is no stylekit.config.json that names it.'],
  ])('rejects %j', async (args, message) => {
    expect(await runCli(args, { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  });
});
