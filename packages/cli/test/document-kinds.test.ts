import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

const NUMBER = { $type: 'number', $value: 1 };

/** Documents that neither check nor export takes, with the name of their kind. */
const OTHERS: readonly (readonly [file: string, kind: string, content: unknown])[] = [
  ['settings.json', 'a settings file of a style guide', { buttons: { borderRadius: 10 } }],
  ['custom.json', 'a brief for custom mode', { name: 'x', headerFont: 'Inter', bodyFont: 'Inter' }],
  ['package.json', 'the manifest of an npm package', { name: 'x', version: '1.0.0' }],
  [
    'old.json',
    'a token file in an older format, with value instead of $value',
    { color: { red: { value: '#f00', type: 'color' } } },
  ],
  ['theme.scss', 'a stylesheet', '$primary: #f00;'],
  ['other.json', 'a JSON file of another kind', { a: 1 }],
];

function makeFile(name: string, content: unknown): string {
  const cwd = makeFolder();
  writeFileSync(path.join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
  return cwd;
}

describe('a document of another kind', () => {
  it.each(OTHERS)('%s is named %s by check and export', async (file, kind, content) => {
    const cwd = makeFile(file, content);
    const checked = await runCli(['check', file], { cwd });
    expect(checked.code).toBe(3);
    expect(checked.stdout).toContain(
      `error  ${file} is ${kind}; check takes a style guide, a design token file or CSS.\n`,
    );
    expect(checked.stdout).toContain(`${file}: 1 error.`);
    const exported = await runCli(['export', file], { cwd });
    expect(exported).toMatchObject({ code: 3, stdout: '' });
    expect(exported.stderr).toContain(`stylekit: ${file} is ${kind}; export takes a style guide.\n`);
    expect(exported.stderr.split('\n')).toHaveLength(3);
  });

  it('is a resolver document for export', async () => {
    const cwd = makeFile('all.resolver.json', { resolutionOrder: [{ $ref: '#/sets/a' }], sets: {} });
    const { code, stderr } = await runCli(['export', 'all.resolver.json'], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain(
      'all.resolver.json is a resolver document of design tokens; export takes a style guide.',
    );
  });

  it('is a token file for export, by its name or its structure', async () => {
    for (const [file, content] of [
      ['brand.tokens.json', {}],
      ['tokens.json', { colors: { a: NUMBER }, fonts: { b: NUMBER } }],
    ] as const) {
      const { stderr, code } = await runCli(['export', file], { cwd: makeFile(file, content) });
      expect(code).toBe(3);
      expect(stderr).toMatch(`stylekit: ${file} is a design token file; export takes a style guide.\nUse `);
    }
  });

  it('is a token file for check although its groups have names of a guide', async () => {
    const cwd = makeFile('tokens.json', { colors: { a: NUMBER }, typography: { b: NUMBER }, fonts: {} });
    expect((await runCli(['check', 'tokens.json'], { cwd })).stdout).toBe('tokens.json: no findings.\n');
  });

  it('is named for --settings, too', async () => {
    const cwd = makeFile('guide.json', SAMPLE_GUIDE);
    const { code, stderr } = await runCli(['export', 'guide.json', '--settings', 'guide.json'], { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('guide.json is a style guide; --settings takes a settings file.\n');
  });

  it('is skipped in a folder and named there', async () => {
    const cwd = makeFile('package.json', { name: 'x', version: '1.0.0' });
    writeFileSync(path.join(cwd, 'a.tokens.json'), JSON.stringify({ a: NUMBER }));
    const { code, stdout } = await runCli(['check', '.'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('info  package.json is the manifest of an npm package and is skipped.\n');
  });

  it('is no guide with a missing part: its findings name the part', async () => {
    const { fonts: _, ...rest } = SAMPLE_GUIDE;
    const { code, stdout } = await runCli(['check', 'guide.json'], { cwd: makeFile('guide.json', rest) });
    expect(code).toBe(3);
    expect(stdout).toContain('fonts (guide-format)');
  });

  it('recognizes the files of our own example', async () => {
    const folder = path.resolve(import.meta.dirname, '../../../examples/stylekit-brand');
    const cwd = makeFile('custom.json', readFileSync(path.join(folder, 'custom.json'), 'utf8'));
    expect((await runCli(['check', 'custom.json'], { cwd })).stdout).toContain('a brief for custom mode');
    expect((await runCli(['check', folder], { cwd })).code).toBe(0);
  });
});
