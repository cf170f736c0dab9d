import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

describe('the installation of `npm start`', () => {
  it('has every package that the command bundles', () => {
    const { dependencies } = readManifest('package.json');
    // The command bundles all of its packages, so they are development packages there, which `npm start` leaves out.
    const bundled = Object.entries(readManifest('packages/cli/package.json').devDependencies ?? {}).filter(
      ([name, version]) => !name.startsWith('@types/') && !version.startsWith('workspace:'),
    );
    expect(bundled.length).toBeGreaterThan(0);
    expect(dependencies).toMatchObject(Object.fromEntries(bundled));
  });
});
