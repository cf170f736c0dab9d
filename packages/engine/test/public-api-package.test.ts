import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportGuide } from '../src/export/index.ts';
import { generateGuide } from '../src/index.ts';

/*
 * The published package: built, packed, installed into an empty project with its dependencies, and used there by
 * Node, without this workspace.
 */

const ENGINE = path.join(import.meta.dirname, '..');
const BRIEF = { description: 'A night-train company with old brass and dark green carriages.' };
const USER = `
  import { generateGuide, wcagContrast, StyleKitError, checkGuide } from '@stylekit/engine';
  import { exportGuide } from '@stylekit/engine/export';
  const guide = await generateGuide('ai', ${JSON.stringify(BRIEF)}, { seed: 'packed' });
  const [css, dtcg] = [await exportGuide(guide), await exportGuide(guide, undefined, 'dtcg')];
  const code = await generateGuide('ai', {}).catch((error) => error instanceof StyleKitError && error.code);
  console.log(JSON.stringify({
    css: css.text, dtcg: dtcg.text, code, contrast: wcagContrast('#000000', '#FFFFFF'), findings: checkGuide(guide).length,
  }));
`;

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: object };
}

const project = mkdtempSync(path.join(tmpdir(), 'stylekit-package-'));
const installed = path.join(project, 'node_modules/@stylekit/engine');
const manifest = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8')) as Manifest;

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  const staged = path.join(project, 'staged');
  run(process.execPath, [path.join(ENGINE, 'build/build-package.ts'), path.join(staged, 'dist')], ENGINE);
  cpSync(path.join(ENGINE, 'README.md'), path.join(staged, 'README.md'));
  // pnpm replaces fields by those of publishConfig when it publishes.
  const { publishConfig, ...rest } = manifest;
  writeFileSync(
    path.join(staged, 'package.json'),
    JSON.stringify({ ...rest, exports: publishConfig.exports }),
  );
  const npm = path.join(path.dirname(process.execPath), 'npm');
  run(globSync(npm).length > 0 ? npm : 'npm', ['pack', '--offline', '--pack-destination', project], staged);
  mkdirSync(installed, { recursive: true });
  const tarball = `stylekit-engine-${manifest.version}.tgz`;
  run('tar', ['-xzf', path.join(project, tarball), '--strip-components=1', '-C', installed], project);
  for (const dependency of Object.keys(manifest.dependencies)) {
    symlinkSync(
      path.join(ENGINE, 'node_modules', dependency),
      path.join(project, 'node_modules', dependency),
      'junction',
    );
  }
  writeFileSync(path.join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(project, 'user.js'), USER);
}, 120_000);

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('the packed package', () => {
  it('contains the build with its types, the readme and the manifest, and no test or source', () => {
    const files = globSync('**/*', { cwd: installed, withFileTypes: true }).flatMap((entry) =>
      entry.isFile()
        ? [path.relative(installed, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')]
        : [],
    );
    expect(files).toEqual(
      expect.arrayContaining(['README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts']),
    );
    const others = files.filter(
      (file) => !/^dist\/(?:[\w/-]+\.(?:js|d\.ts)|[\w/-]+\/data\/[\w-]+\.json)$/.test(file),
    );
    expect(others.sort()).toEqual(['README.md', 'package.json']);
  });

  it('imports only its dependencies', () => {
    const imports = globSync('dist/**/*.js', { cwd: installed }).flatMap((file) =>
      [
        ...readFileSync(path.join(installed, file), 'utf8').matchAll(/(?:from|import\() ?'([^'.][^']*)'/g),
      ].map(([, name = '']) => name.split('/')[0] ?? ''),
    );
    expect([...new Set(imports)].sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });

  it('has types that do not import those of culori, which are not installed', () => {
    const naming = globSync('dist/**/*.d.ts', { cwd: installed }).filter((file) =>
      /(?:from |import\()['"]culori/.test(readFileSync(path.join(installed, file), 'utf8')),
    );
    expect(naming).toEqual([]);
    expect(manifest.dependencies['culori']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('generates and exports a guide in Node, with the same bytes as the source', async () => {
    const result = JSON.parse(run(process.execPath, ['user.js'], project)) as Record<string, unknown>;
    const guide = await generateGuide('ai', BRIEF, { seed: 'packed' });
    expect(result).toMatchObject({ code: 'SK_BRIEF_INVALID', contrast: 21, findings: 0 });
    expect(result['css']).toBe((await exportGuide(guide)).text);
    expect(result['dtcg']).toBe((await exportGuide(guide, undefined, 'dtcg')).text);
  });
});
