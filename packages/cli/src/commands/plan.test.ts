import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDeps, makeFolder } from '../../test/run-cli.ts';
import { CliError } from '../cli-error.ts';
import { toDocumentPath } from './document-path.ts';
import { type CheckOptions, planCheck } from './plan-check.ts';
import { type ExportOptions, planExport, rejectSameFile } from './plan-export.ts';
import { runExport } from './run-export.ts';

/** An environment in a folder with a configuration. */
function inFolder(config?: object, env = {}) {
  const cwd = makeFolder();
  if (config !== undefined) writeFileSync(path.join(cwd, 'stylekit.config.json'), JSON.stringify(config));
  return { cwd, deps: createDeps({ cwd, env }).deps };
}

async function errorOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CliError)) throw new Error(`No CliError: ${String(error)}`);
  return `${error.exitCode}: ${error.message} ${error.hint}`;
}

describe('planCheck', () => {
  const CHECKS = {
    files: ['a.json', '!b.json'],
    failOn: 'error',
    maxWarnings: 5,
    format: 'junit',
    settings: 's.json',
    baseline: 'known.json',
  };

  it('takes everything from the configuration', async () => {
    const { cwd, deps } = inFolder({ checks: CHECKS });
    expect(await planCheck([], {}, deps)).toMatchObject({
      names: ['a.json', '!b.json'],
      level: 'error',
      maxWarnings: 5,
      format: 'junit',
      settings: 's.json',
      baseline: path.join(cwd, 'known.json'),
      pairs: [],
    });
  });

  it.each<[string, readonly string[], CheckOptions, object]>([
    ['names', ['c.json'], {}, { names: ['c.json'] }],
    ['a level', [], { level: 'warning' }, { level: 'warning', maxWarnings: 5 }],
    [
      'the level of errors, which ignores warnings',
      [],
      { level: 'error' },
      { level: 'error', maxWarnings: 0 },
    ],
    ['a number of warnings', [], { maxWarnings: 0 }, { maxWarnings: 0 }],
    ['a format', [], { format: 'sarif' }, { format: 'sarif' }],
    ['JSON', [], { json: true }, { format: 'json' }],
    ['settings', [], { settings: 't.json' }, { settings: 't.json' }],
  ])('prefers %s of the command line', async (_, names, options, expected) => {
    expect(await planCheck(names, options, inFolder({ checks: CHECKS }).deps)).toMatchObject(expected);
  });

  it('has defaults without a configuration', async () => {
    const plan = await planCheck(['a.json'], {}, inFolder().deps);
    expect(plan).toMatchObject({
      level: 'warning',
      maxWarnings: 0,
      format: 'human',
      baseline: null,
      config: null,
    });
  });

  it('checks the guide when no files are configured', async () => {
    const { deps } = inFolder({ guide: 'guide.json' });
    expect((await planCheck([], {}, deps)).names).toEqual(['guide.json']);
    const named = inFolder({ guide: 'guide.json' }, { STYLEKIT_GUIDE: 'Elm' });
    expect((await planCheck([], {}, named.deps)).names).toEqual(['Elm']);
  });

  it('writes a baseline beside the configuration unless another one is named', async () => {
    const { cwd, deps } = inFolder({});
    const baselineOf = async (options: CheckOptions) => (await planCheck(['a'], options, deps)).baseline;
    expect(await baselineOf({ writeBaseline: true })).toBe(path.join(cwd, 'stylekit-baseline.json'));
    expect(await baselineOf({ writeBaseline: true, baseline: 'b.json' })).toBe(path.join(cwd, 'b.json'));
    expect(await baselineOf({})).toBeNull();
  });

  it.each<[CheckOptions, string]>([
    [
      { json: true, format: 'sarif' },
      '2: --json and --format sarif request two different reports. Use only one of them.',
    ],
    [
      { level: 'error', maxWarnings: 1 },
      '2: --level error ignores warnings, so --max-warnings has no effect. Use only one of them.',
    ],
    ...(
      [
        { watch: true, fix: true },
        { watch: true, writeBaseline: true },
        { watch: true, json: true },
        { watch: true, format: 'human' },
      ] as const
    ).map((options): [CheckOptions, string] => [
      options,
      '2: --watch prints one line a run. Remove --fix, --write-baseline, --format and --json, or remove --watch.',
    ]),
    [
      {},
      '2: The file is missing, and there is no stylekit.config.json that names it. ' +
        'Name it: stylekit check tokens.json. Or run stylekit init.',
    ],
  ])('rejects %j without names', async (options, message) => {
    expect(await errorOf(planCheck([], options, inFolder().deps))).toBe(message);
  });
});

describe('planExport', () => {
  const OUTPUTS = [
    { path: 'brand', formats: ['css'], fileName: 'a.css' },
    { path: '.', ramps: true, settings: 's.json' },
  ];

  it('exports the guide of the configuration to its outputs', async () => {
    const { cwd, deps } = inFolder({ guide: 'g.json', outputs: OUTPUTS });
    expect(await planExport(undefined, {}, deps)).toMatchObject({
      source: 'g.json',
      targets: [
        { folder: path.join(cwd, 'brand'), formats: ['css'], fileName: 'a.css', ramps: false },
        {
          folder: cwd,
          formats: ['css', 'json', 'dtcg'],
          fileName: undefined,
          settings: 's.json',
          ramps: true,
        },
      ],
    });
  });

  it.each<[string, string | undefined, ExportOptions, number]>([
    ['a guide is named', 'other.json', {}, 0],
    ['a format is named', undefined, { format: ['css'] }, 0],
    ['a folder is named', undefined, { out: 'out' }, 1],
  ])('ignores the outputs when %s', async (_, source, options, count) => {
    const { deps } = inFolder({ guide: 'g.json', outputs: OUTPUTS });
    expect((await planExport(source, options, deps)).targets).toHaveLength(count);
  });

  it('gives every output the settings and ramps of the command line', async () => {
    const { deps } = inFolder({ guide: 'g.json', outputs: OUTPUTS });
    const { targets } = await planExport(undefined, { settings: 't.json', ramps: true }, deps);
    expect(targets.map(({ settings, ramps }) => [settings, ramps])).toEqual([
      ['t.json', true],
      ['t.json', true],
    ]);
  });

  it('does not read the configuration for a guide that is named', async () => {
    const { deps } = inFolder({ unknown: 1 });
    expect((await planExport('g.json', { out: 'out' }, deps)).config).toBeNull();
    expect(await errorOf(planExport(undefined, {}, deps))).toContain('"unknown" is not a known key');
  });

  it('needs a guide', async () => {
    expect(await errorOf(planExport(undefined, {}, inFolder().deps))).toBe(
      '2: The style guide is missing, and there is no stylekit.config.json that names it. ' +
        'Name it: stylekit export style-variables.json. Or run stylekit init.',
    );
  });

  it('writes no file twice', () => {
    expect(() => rejectSameFile(['a.css', 'b.css'])).not.toThrow();
    expect(() => rejectSameFile(['a.css', 'b.css', 'a.css'])).toThrow('Two outputs write a.css.');
  });
});

describe('runExport', () => {
  it.each<[ExportOptions, string]>([
    [{ report: 'github' }, '2: --report is for --check. Add --check, or remove --report.'],
    [
      { report: 'sarif', check: true, json: true },
      '2: --json and --report sarif request two different reports. Use only one of them.',
    ],
    [
      { watch: true, check: true },
      '2: --watch writes files until it is ended. Remove --check and --json, or remove --watch.',
    ],
    [
      { check: true },
      '2: --check compares files, but no folder is given. Add --out <folder>, or outputs to stylekit.config.json.',
    ],
    [
      { json: true },
      '2: --json reports on files, but no folder is given. Add --out <folder>, or outputs to stylekit.config.json.',
    ],
    [
      { format: ['css', 'json'] },
      '2: Several formats need several files, but no folder is given. Add --out <folder>, or outputs to stylekit.config.json.',
    ],
  ])('rejects %j before it reads anything', async (options, message) => {
    expect(await errorOf(runExport('missing.json', options, inFolder().deps))).toBe(message);
  });
});

describe('toDocumentPath', () => {
  it.each([
    ['buttons.primary.hover', 'colors.primary'],
    ['links.primary', 'colors.primary'],
    ['buttons.secondary-1.text', 'colors.secondary.0'],
    ['buttons.accent-2.hover', 'colors.accent.1'],
    ['colors.accent.1', 'colors.accent.1'],
    ['fonts.header', 'fonts.header'],
    ['', ''],
  ])('%s is at %s', (at, expected) => {
    expect(toDocumentPath(at)).toBe(expected);
  });
});
