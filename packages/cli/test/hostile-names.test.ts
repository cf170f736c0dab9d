import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Guide, SAMPLE_GUIDE } from '@stylekit/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { makeFolder, runCli } from './run-cli.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const FILES = ['style-variables.css', 'style-variables.json', 'style.tokens.json'];

/** Parts that leave a folder, name a device, or mean something to a shell or a terminal. */
const PARTS = [
  '../',
  '..\\',
  '/etc/',
  'C:\\',
  '~/',
  '%2e%2e/',
  '..%c0%af',
  '....//',
  './.',
  '\u0000',
  '\u001b]0;owned\u0007',
  '\u001b[2J',
  '\u009b31m',
  '\u202e',
  '\r\n',
  '$(touch owned)',
  '`touch owned`',
  '; touch owned #',
  '"\'><',
  'CON.',
];
const GENERATE = ['generate', 'A calm tea house in the old town'];
const ENDINGS = ['', 'precious.css', 'style-variables.css'];
/** 60 names, each of a part alone and in front of a file that exists; in short runs one of each part, in turn. */
const NAMES = PARTS.flatMap((part, index) =>
  [...ENDINGS.slice(index % 3), ...ENDINGS.slice(0, index % 3)]
    .slice(0, sampleSize(1, ENDINGS.length))
    .map((ending) => `${part}${ending}`),
);

/** Control characters other than the line break, once our own colors are removed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be printed
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: our own colors
const withoutColors = (text: string) => text.replaceAll(/\u001b\[[\d;]*[mK]|\r\u001b\[K/g, '');

/** A guide with a hostile text wherever a user can write one. */
function hostile(name: string): Guide {
  const { colors, ...rest } = structuredClone(SAMPLE_GUIDE);
  return {
    ...rest,
    name,
    description: name,
    exampleTitle: name,
    colors: { ...colors, primary: { ...colors.primary, name } },
  };
}

let server: Server;
let env: Record<string, string>;
let name = '';

beforeAll(async () => {
  server = createServer((call, reply) => {
    const guide = {
      id: ID,
      name,
      settings: null,
      generatedData: hostile(name),
      generationStatus: 'generated',
    };
    const listed = { ...guide, generationMode: name, createdAt: '2026-11-23T12:00:00.000Z', guideCount: 0 };
    if (call.url?.startsWith('/api/tokens/current') === true) {
      reply.end(JSON.stringify({ name, scopes: [name], expiresAt: name, owner: { name, email: name } }));
    } else if (call.url?.startsWith('/api/projects/refused') === true) {
      reply.writeHead(409).end(JSON.stringify({ code: name, message: name, hint: name }));
    } else {
      reply.end(JSON.stringify(call.url?.includes('?') === true ? [listed] : guide));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env = { STYLEKIT_URL: url, STYLEKIT_TOKEN: `stk_${'a'.repeat(46)}` };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** A folder with a file that nothing may touch, and a folder to write to with planted links to it. */
function plant(): { readonly cwd: string; readonly out: string } {
  const cwd = makeFolder();
  const out = path.join(cwd, 'brand');
  mkdirSync(path.join(cwd, 'outside'));
  mkdirSync(out);
  writeFileSync(path.join(cwd, 'precious.css'), 'mine');
  symlinkSync('../precious.css', path.join(out, 'style-variables.css'));
  symlinkSync('../outside', path.join(out, '.stylekit-planted'));
  symlinkSync('../outside/new.json', path.join(out, 'style-variables.json'));
  return { cwd, out };
}

describe('a guide with a hostile name', () => {
  it.each(NAMES)('writes nothing outside of --out: %j', async (hostileName) => {
    name = hostileName;
    for (const args of [
      ['export', 'guide.json'],
      ['export', ID],
      ...(PARTS.includes(hostileName) ? [[...GENERATE, '--name', hostileName.replaceAll('\0', '0')]] : []),
    ]) {
      const { cwd, out } = plant();
      writeFileSync(path.join(cwd, 'guide.json'), JSON.stringify(hostile(hostileName)));
      const before = readdirSync(cwd).sort();
      const { code, stderr } = await runCli([...args, '--out', 'brand'], { cwd, env });
      expect([0, 2, 3], stderr).toContain(code);
      expect(readdirSync(cwd).sort()).toEqual(before);
      expect(readdirSync(path.join(cwd, 'outside'))).toEqual([]);
      expect(readFileSync(path.join(cwd, 'precious.css'), 'utf8')).toBe('mine');
      expect(readdirSync(out).sort()).toEqual(
        code === 0 ? ['.stylekit-planted', ...FILES] : ['.stylekit-planted', ...FILES.slice(0, 2)],
      );
    }
  });

  it('prints no terminal escape, in any command, on a terminal and in a pipe', async () => {
    const cwd = makeFolder();
    for (const [turn, part] of PARTS.entries()) {
      name = part;
      writeFileSync(path.join(cwd, 'guide.json'), JSON.stringify({ ...hostile(name), [name]: 1 }));
      for (const [index, args] of [
        ['whoami'],
        ['projects', 'list'],
        ['guides', 'show', ID],
        [...GENERATE, '--project', 'refused'],
        ['export', 'guide.json', '--out', 'brand'],
        ['check', 'guide.json'],
        ['check', 'guide.json', '--format', 'github'],
        ['export', name.replaceAll('\0', '0')],
      ].entries()) {
        // In short runs on one of both, in turn.
        const first = (turn + index) % 2 === 0;
        for (const isTty of [first, !first].slice(0, sampleSize(1, 2))) {
          const { stdout, stderr } = await runCli(args, { cwd, env, isTty });
          expect(withoutColors(stdout + stderr), `${args.join(' ')} ${JSON.stringify(name)}`).not.toMatch(
            UNSAFE,
          );
        }
      }
    }
  });
});
