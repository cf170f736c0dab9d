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

test('runs nothing when it is installed', () => {
  expect(manifest['scripts']).toBeUndefined();
});
