import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const manifest: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'),
);

test('publishes the built command and its schema only, without dependencies', () => {
  expect(manifest['files']).toEqual(['bin', 'dist', 'stylekit.config.schema.json']);
  expect(manifest['bin']).toEqual({ stylekit: './bin/stylekit.js' });
  for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies'])
    expect(manifest[kind], kind).toBeUndefined();
});

test('names the licenses of the packages in it', () => {
  const texts = readFileSync(path.join(import.meta.dirname, '../dist/THIRD-PARTY-LICENSES.md'), 'utf8');
  for (const name of ['commander', 'css-tree', 'culori', 'style-dictionary', 'zod'])
    expect(texts).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\((?:MIT|Apache-2\\.0)\\)\n\n.*\\S`, 'm'));
});

test('runs nothing when it is installed', () => {
  expect(manifest['scripts']).toBeUndefined();
});
