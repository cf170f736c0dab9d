import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDeps, makeFolder } from '../../test/run-cli.ts';
import { CliError } from '../cli-error.ts';
import { guideOf, projectOf } from './config-guide.ts';
import { describePlace } from './describe-place.ts';
import { findConfigFile, findRepository, missingConfig, nonEmpty } from './find-config.ts';
import { parseConfig } from './parse-config.ts';
import { type Config, fromConfig, readConfig, toWritablePath } from './read-config.ts';

const NAME = 'stylekit.config.json';

function errorOf(run: () => unknown): CliError {
  try {
    run();
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
  throw new Error('There was no error.');
}

describe('parseConfig', () => {
  it('returns the values and the places of the paths', () => {
    const { values, locate } = parseConfig(
      '{\n  "guide": "a.json",\n  "outputs": [{ "path": "b" }]\n}',
      NAME,
    );
    expect(values).toEqual({ guide: 'a.json', outputs: [{ path: 'b' }] });
    expect(locate('outputs.0.path')).toEqual({ line: 3, column: 17 });
    expect(locate('project')).toBeNull();
  });

  it.each([
    ['an unknown key', '{"guid": "a"}', `${NAME}:1:2: "guid" is not a known key. Did you mean "guide"?`],
    ['a key like no other', '{"owner": "a"}', `${NAME}:1:2: "owner" is not a known key.`],
    [
      'an unknown key of an output',
      '{"outputs": [{"path": "a", "format": ["css"]}]}',
      `${NAME}:1:28: "outputs.0.format" is not a known key. Did you mean "formats"?`,
    ],
    [
      'an unknown key of a waiver',
      '{"checks": {"waivers": [{"rule": "a", "reason": "b", "expires": "2026-12-31", "files": "c"}]}}',
      `${NAME}:1:79: "checks.waivers.0.files" is not a known key. Did you mean "file"?`,
    ],
    ['a value of another kind', '{"guide": 1}', `${NAME}:1:2: "guide" must be text, not a number.`],
    ['an empty text', '{"guide": ""}', `${NAME}:1:2: "guide" must not be empty.`],
    ['a missing key', '{"outputs": [{}]}', `${NAME}:1:14: "outputs.0.path" is missing.`],
    ['an empty list', '{"outputs": []}', `${NAME}:1:2: "outputs" must have at least one output.`],
    [
      'an unknown format',
      '{"outputs": [{"path": "a", "formats": ["scss"]}]}',
      `${NAME}:1:40: "outputs.0.formats.0" must be one of css, json, dtcg.`,
    ],
    [
      'a file name for several files',
      '{"outputs": [{"path": "a", "fileName": "b.css"}]}',
      `${NAME}:1:28: "outputs.0.fileName" needs formats with exactly one format.`,
    ],
    [
      'a file name with a folder',
      '{"outputs": [{"path": "a", "formats": ["css"], "fileName": "../b.css"}]}',
      `${NAME}:1:48: "outputs.0.fileName" must be a name without a folder.`,
    ],
    [
      'a date that does not exist',
      '{"checks": {"waivers": [{"rule": "a", "reason": "b", "expires": "2026-02-30"}]}}',
      `${NAME}:1:54: "checks.waivers.0.expires" must be a date such as 2026-12-31.`,
    ],
    [
      'a contrast that no pair has',
      '{"checks": {"pairs": [{"foreground": "a", "background": "b", "minimum": 22}]}}',
      `${NAME}:1:62: "checks.pairs.0.minimum" must be at most 21.`,
    ],
    [
      'a part of a warning',
      '{"checks": {"maxWarnings": 1.5}}',
      `${NAME}:1:13: "checks.maxWarnings" must be a whole number.`,
    ],
    ['another document', '[]', `${NAME}: The file must be an object, not a list.`],
    [
      'a text that is no JSON',
      '{"guide": }',
      `${NAME} is not valid JSON: unexpected "}" at line 1, column 11.`,
    ],
  ])('rejects %s', (_, text, message) => {
    const error = errorOf(() => parseConfig(text, NAME));
    expect([error.exitCode, error.message]).toEqual([3, message]);
  });

  it('lists several errors with their places', () => {
    const error = errorOf(() => parseConfig('{\n"guide": 1,\n"a": 2\n}', NAME));
    expect(error.message).toBe(`${NAME} has 2 errors.`);
    expect(error.issues).toMatchObject([
      { path: `${NAME}:2:1`, message: '"guide" must be text, not a number.' },
      { path: `${NAME}:3:1`, message: '"a" is not a known key.' },
    ]);
  });
});

describe('the configuration file', () => {
  /** A repository with a configuration in it, and a folder inside and outside of it. */
  function folders() {
    const outside = makeFolder();
    const root = path.join(outside, 'repository');
    const inner = path.join(root, 'packages', 'page');
    mkdirSync(inner, { recursive: true });
    mkdirSync(path.join(root, '.git'));
    return { outside, root, inner };
  }

  it('is the nearest one up to the root of the repository', () => {
    const { outside, root, inner } = folders();
    writeFileSync(path.join(outside, NAME), '{}');
    expect(findConfigFile(undefined, { cwd: inner, env: {} })).toBeNull();
    writeFileSync(path.join(root, NAME), '{}');
    expect(findConfigFile(undefined, { cwd: inner, env: {} })).toBe(path.join(root, NAME));
    writeFileSync(path.join(inner, NAME), '{}');
    expect(findConfigFile(undefined, { cwd: inner, env: {} })).toBe(path.join(inner, NAME));
    expect(findRepository(inner)).toBe(root);
  });

  it('outside of a repository is only that of the current folder', () => {
    const { outside } = folders();
    const inner = path.join(outside, 'other');
    mkdirSync(inner);
    writeFileSync(path.join(outside, NAME), '{}');
    expect(findConfigFile(undefined, { cwd: inner, env: {} })).toBeNull();
    expect(findConfigFile(undefined, { cwd: outside, env: {} })).toBe(path.join(outside, NAME));
  });

  it.each([
    ['--config', 'a.json', { STYLEKIT_CONFIG: 'b.json' }, '/work/a.json'],
    ['STYLEKIT_CONFIG', undefined, { STYLEKIT_CONFIG: '../b.json' }, '/b.json'],
    ['nothing, when the variable is empty', undefined, { STYLEKIT_CONFIG: ' ' }, null],
  ])('is the one of %s', (_, named, env, expected) => {
    expect(findConfigFile(named, { cwd: '/work', env })).toBe(expected);
  });

  it('that is named has to exist', async () => {
    const { deps } = createDeps();
    await expect(readConfig('missing.json', deps)).rejects.toMatchObject({ exitCode: 3 });
    expect(await readConfig(undefined, deps)).toBeNull();
  });

  it('is named in messages from the current folder', async () => {
    const { root, inner } = folders();
    writeFileSync(path.join(root, NAME), '{"guide": "a.json"}');
    const config = await readConfig(undefined, createDeps({ cwd: inner }).deps);
    expect(config).toMatchObject({ name: `../../${NAME}`, folder: root, values: { guide: 'a.json' } });
  });

  it('is offered when a command needs it', () => {
    expect(missingConfig('The file', 'stylekit check a.json')).toMatchObject({
      exitCode: 2,
      message: 'The file is missing, and there is no stylekit.config.json that names it.',
      hint: 'Name it: stylekit check a.json. Or run stylekit init.',
    });
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    [' \n', undefined],
    ['a', 'a'],
  ])('takes the variable %j as %j', (value, expected) => {
    expect(nonEmpty(value)).toBe(expected);
  });

  it('is shown with line and column where they are known', () => {
    expect(describePlace(NAME, { line: 2, column: 3 })).toBe(`${NAME}:2:3`);
    expect(describePlace(NAME, null)).toBe(NAME);
  });
});

describe('paths of the configuration', () => {
  const config = (folder: string, values: Config['values'] = {}): Config => ({
    file: path.join(folder, NAME),
    name: NAME,
    folder,
    values,
    text: '',
    locate: () => ({ line: 2, column: 3 }),
  });

  it.each([
    ['a.json', '/repository', 'a.json'],
    ['a.json', '/repository/page', '../a.json'],
    ['page', '/repository/page', '.'],
    ['!dist', '/repository/page', '!../dist'],
    ['/etc/a.json', '/repository', '../etc/a.json'],
  ])('%s from %s is %s', (relative, cwd, expected) => {
    expect(fromConfig(config('/repository'), relative, { cwd })).toBe(expected);
  });

  it.each(['brand', './', 'a/../b', '..b'])('may be written in the folder: %s', (relative) => {
    const folder = makeFolder();
    expect(toWritablePath(config(folder), relative, 'outputs.0.path')).toBe(path.resolve(folder, relative));
  });

  it.each(['..', '../brand', '/etc', 'a/../../b'])('may not be written outside of it: %s', (relative) => {
    const folder = makeFolder();
    const error = errorOf(() => toWritablePath(config(folder), relative, 'outputs.0.path'));
    expect([error.exitCode, error.message]).toEqual([
      2,
      `${NAME}:2:3: outputs.0.path is outside of ${folder}.`,
    ]);
  });

  it('may be written anywhere in the repository', () => {
    const root = makeFolder();
    mkdirSync(path.join(root, '.git'));
    const folder = path.join(root, 'page');
    mkdirSync(folder);
    expect(toWritablePath(config(folder), '../brand', 'a')).toBe(path.join(root, 'brand'));
  });

  it('are used for a guide that is a file, not for a name or an id', () => {
    const folder = makeFolder();
    writeFileSync(path.join(folder, 'Elm'), '');
    const at = { cwd: path.join(folder, 'page'), env: {} };
    expect(guideOf(config(folder, { guide: 'a.json' }), at)).toBe('../a.json');
    expect(guideOf(config(folder, { guide: 'Elm' }), at)).toBe('../Elm');
    expect(guideOf(config(folder, { guide: 'Oak' }), at)).toBe('Oak');
    expect(guideOf(config(folder, { guide: '3f0c2b52-6f0e-4b5e-9a55-0d7f0a1c9e10' }), at)).toMatch(/^3f0c/);
    expect(guideOf(config(folder), at)).toBeUndefined();
    expect(guideOf(null, at)).toBeUndefined();
  });

  it('yield to the environment', () => {
    const env = { STYLEKIT_GUIDE: 'Oak', STYLEKIT_PROJECT: 'Trees' };
    const configured = config('/repository', { guide: 'a.json', project: 'Houses' });
    expect(guideOf(configured, { cwd: '/', env })).toBe('Oak');
    expect([
      projectOf(configured, { env }),
      projectOf(configured, { env: {} }),
      projectOf(null, { env: {} }),
    ]).toEqual(['Trees', 'Houses', undefined]);
  });
});
