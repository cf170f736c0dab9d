import { describe, expect, it } from 'vitest';
import { findLicenseIssues } from './find-license-issues.ts';
import { findSecrets } from './find-secrets.ts';

const licensed = (name: string, ...ids: string[]) => ({
  name,
  version: '1.0.0',
  licenses: ids.map((id) => ({ license: { id } })),
});

describe('findLicenseIssues', () => {
  it.each([
    [licensed('react', 'MIT')],
    [{ group: '@fontsource', ...licensed('lora', 'OFL-1.1') }],
    [{ name: 'type-fest', version: '5.10.0', licenses: [{ expression: '(MIT OR CC0-1.0)' }] }],
    [{ name: 'either', version: '1.0.0', licenses: [{ expression: 'GPL-3.0-only OR (MIT AND ISC)' }] }],
    [{ group: '@img', ...licensed('sharp-libvips-linux-x64', 'LGPL-3.0-or-later') }],
  ])('allows %j', (component) => {
    expect(findLicenseIssues([component])).toEqual([]);
  });

  it.each([
    [licensed('copyleft', 'GPL-3.0-only'), 'copyleft 1.0.0 has GPL-3.0-only;'],
    [licensed('lib', 'LGPL-3.0-or-later'), 'lib 1.0.0 has LGPL-3.0-or-later;'],
    [licensed('several', 'MIT', 'AGPL-3.0-only'), 'several 1.0.0 has MIT, AGPL-3.0-only;'],
    [
      { name: 'both', version: '1.0.0', licenses: [{ expression: 'MIT AND GPL-2.0-only' }] },
      'both 1.0.0 has',
    ],
    [{ group: '@a', name: 'none', version: '2.0.0' }, '@a/none 2.0.0 has no license;'],
    [{ name: 'named', version: '1.0.0', licenses: [{ license: { name: 'See LICENSE' } }] }, 'See LICENSE'],
  ])('reports %j', (component, problem) => {
    expect(findLicenseIssues([component])).toEqual([expect.stringContaining(problem)]);
  });
});

describe('findSecrets', () => {
  const search = (text: string) => findSecrets([{ file: 'src/keys.ts', text }]);

  // Put together here, so that the check of this repository does not find them.
  it.each([
    [
      'a private key',
      `-----BEGIN RSA PRIVATE${' KEY-----'}\n${'MIIEpAIBAAKCAQEA'.repeat(12)}\n-----END RSA PRIVATE KEY-----`,
    ],
    ['a token of GitHub', `token = "ghp${'_'}16C7e42F292c6912E7710c838347Ae178B4a"`],
    ['a password in a URL', `url = "postgres${'://'}app:s3cret@db.example.com/app"`],
  ])('finds %s and its line', async (_, text) => {
    expect(await search(`\n${text}`)).toEqual([expect.stringMatching(/^src\/keys\.ts:2 /)]);
  });

  it('finds nothing in plain code', async () => {
    expect(await search("const key = process.env['SESSION_KEY'];\n")).toEqual([]);
  });
});
