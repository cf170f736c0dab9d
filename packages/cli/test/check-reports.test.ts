import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { toGitlabReport } from '../src/report/gitlab.ts';
import { makeFolder, runCli } from './run-cli.ts';

const TOKENS = `{
  "$type": "dimension",
  "small": { "$value": { "value": 1, "unit": "em" } },
  "large": {
    "$value": { "value": 1, "unit": "vh" }
  },
  "huge": { "$value": { "value": "1", "unit": "px" } }
}
`;

let cwd: string;

beforeEach(() => {
  cwd = makeFolder();
  writeFileSync(path.join(cwd, 'a.tokens.json'), TOKENS);
  writeFileSync(path.join(cwd, 'b.tokens.json'), '{"a": {"$type": "number", "$value": 1}}');
});

async function report(format: string, ...names: string[]): Promise<string> {
  return (await runCli(['check', ...names, '--format', format], { cwd })).stdout;
}

describe('the human report', () => {
  it('shows file, line and column with an excerpt, and groups findings that are alike', async () => {
    expect(await report('human', 'a.tokens.json')).toBe(`error  "em" is not allowed here.
  Use one of px, rem.
  a.tokens.json:3:38  small.$value.unit (token-format)
  3 | "small": { "$value": { "value": 1, "unit": "em" } },
    |                                    ^
  and 1 more like this in line 5

error  "1" is not a number.
  Write a number without quotes or unit.
  a.tokens.json:7:25  huge.$value.value (token-format)
  7 | "huge": { "$value": { "value": "1", "unit": "px" } }
    |                       ^

a.tokens.json: 3 errors.
`);
  });

  it('names at most five lines of a group', async () => {
    const entries = Array.from(
      { length: 9 },
      (_, index) => `"t${index}": { "$type": "number", "$value": "${index}" }`,
    );
    writeFileSync(path.join(cwd, 'many.tokens.json'), `{\n${entries.join(',\n')}\n}`);
    expect(await report('human', 'many.tokens.json')).toContain(
      'and 8 more like this in lines 3, 4, 5, 6, 7, …\n',
    );
  });

  it('does not group findings with measured values of different controls', async () => {
    writeFileSync(path.join(cwd, 'guide.json'), JSON.stringify(SAMPLE_GUIDE));
    writeFileSync(
      path.join(cwd, 'settings.json'),
      JSON.stringify({ buttons: { accentHover: { background: '#FFFFFF', text: '#FFFF00' } } }),
    );
    const { stdout } = await runCli(['check', 'guide.json', '--settings', 'settings.json'], { cwd });
    for (const number of [1, 2, 3, 4])
      expect(stdout).toContain(`Text of the hovered accent-${number} button has`);
    expect(stdout).not.toContain('more like this');
  });

  it('cuts a long line around the position and removes control characters', async () => {
    const long = `{${'"x": {},'.repeat(500)} "\u009b": {"$type":"number","$value":"1"}}`;
    writeFileSync(path.join(cwd, 'long.tokens.json'), long);
    const text = await report('human', 'long.tokens.json');
    expect(text).not.toContain('\u009b');
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(100);
    expect(text).toMatch(/\n {2}1 \| .*"\$value":"1"}}\n {4}\| +\^\n/);
  });

  it('shows the place of a syntax error', async () => {
    writeFileSync(path.join(cwd, 'broken.json'), '{\n  "a": }');
    const text = await report('human', 'broken.json');
    expect(text).toContain('broken.json:2:8  (unreadable-file)\n  2 | "a": }\n    |      ^\n');
  });
});

describe('the other reports', () => {
  it('have line and column as JSON, for GitHub and as SARIF', async () => {
    const json = JSON.parse(await report('json', 'a.tokens.json'));
    const positions = json.files[0].findings.map(({ position }: { position: unknown }) => position);
    expect(positions).toEqual([
      { line: 3, column: 38 },
      { line: 5, column: 29 },
      { line: 7, column: 25 },
    ]);
    expect(await report('github', 'a.tokens.json')).toContain('file=a.tokens.json,line=5,col=29,title=');
    const [run] = JSON.parse(await report('sarif', 'a.tokens.json', 'gone.json')).runs;
    expect(run.columnKind).toBe('utf16CodeUnits');
    expect(run.results[1].locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'a.tokens.json' },
      region: { startLine: 5, startColumn: 29 },
    });
    expect(run.results[3].locations[0].physicalLocation).toEqual({ artifactLocation: { uri: 'gone.json' } });
  });

  it('locate a finding about a control at the color of its role', async () => {
    const guide = JSON.stringify(SAMPLE_GUIDE, null, 2);
    writeFileSync(path.join(cwd, 'guide.json'), guide);
    writeFileSync(
      path.join(cwd, 'settings.json'),
      JSON.stringify({ buttons: { accentHover: { background: '#FFFFFF', text: '#FFFF00' } } }),
    );
    const args = ['check', 'guide.json', '--settings', 'settings.json', '--json'];
    const { findings } = JSON.parse((await runCli(args, { cwd })).stdout).files[0];
    const found = findings.find((finding: { path: string }) => finding.path === 'buttons.accent-2.hover');
    const line = guide.slice(0, guide.indexOf('"--accent-2"')).split('\n').length;
    expect(line - found.position.line).toBeGreaterThan(0);
    expect(line - found.position.line).toBeLessThan(8);
  });

  it('follow the Code Quality format of GitLab, with a fingerprint that does not depend on the line', async () => {
    const read = async () => JSON.parse(await report('gitlab', './a.tokens.json', 'gone.json'));
    const entries = await read();
    expect(entries).toHaveLength(4);
    expect(entries[1]).toEqual({
      description: '"vh" is not allowed here. Use one of px, rem.',
      check_name: 'token-format',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      severity: 'major',
      location: { path: 'a.tokens.json', lines: { begin: 5 } },
    });
    expect(entries[3].location).toEqual({ path: 'gone.json', lines: { begin: 1 } });
    const fingerprints = entries.map(({ fingerprint }: { fingerprint: string }) => fingerprint);
    expect(new Set(fingerprints).size).toBe(4);
    writeFileSync(path.join(cwd, 'a.tokens.json'), `\n\n${TOKENS}`);
    const moved = await read();
    expect(moved[1].location.lines.begin).toBe(7);
    expect(moved.map(({ fingerprint }: { fingerprint: string }) => fingerprint)).toEqual(fingerprints);
  });

  it('have different fingerprints for equal findings', () => {
    const finding = {
      rule: 'token-format',
      severity: 'error',
      path: 'a',
      message: 'm',
      measured: null,
      fix: 'f',
    } as const;
    const file = { source: 'a.json', kind: 'tokens', text: '', findings: [finding, finding] } as const;
    const located = { ...file, findings: file.findings.map((found) => ({ ...found, position: null })) };
    const [first, second] = JSON.parse(toGitlabReport([located]));
    expect(first.fingerprint).not.toBe(second.fingerprint);
  });

  it('are well-formed JUnit XML for any text', async () => {
    const evil = '<"&\'>\u0001\n\ud800';
    writeFileSync(
      path.join(cwd, 'a.tokens.json'),
      JSON.stringify({ [evil]: { $value: 1 }, $description: evil }),
    );
    const xml = await report('junit', 'a.tokens.json', 'b.tokens.json');
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<testsuites name="stylekit check" tests="2" failures="1" /,
    );
    expect(xml).toContain('<testcase classname="b.tokens.json" name="no findings"/>');
    expect(xml).toContain('name="token-format: &lt;&quot;&amp;\'&gt;\ufffd&#10;\ufffd"');
    const tags = [...xml.matchAll(/<(\/?)([a-z]+)((?: [a-z]+="[^"<>]*")*)(\/?)>/g)];
    const open: string[] = [];
    for (const [, close, name = '', , empty] of tags) {
      if (close === '/') expect(open.pop()).toBe(name);
      else if (empty !== '/') open.push(name);
    }
    expect(open).toEqual([]);
    expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
  });

  it('count findings of JUnit by outcome', async () => {
    writeFileSync(path.join(cwd, 'package.json'), '{}');
    const xml = await report('junit', '.');
    expect(xml).toContain('<testsuites name="stylekit check" tests="5" failures="3" errors="0" skipped="1">');
    expect(xml).toContain(
      '<failure type="error" message="&quot;em&quot; is not allowed here.">Use one of px, rem.\n',
    );
    expect(xml).toContain('<skipped message="package.json is a JSON file of another kind and is skipped.');
  });
});
