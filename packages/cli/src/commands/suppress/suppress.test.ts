import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedFile, finding } from '../../../test/findings.ts';
import { createDeps, makeFolder } from '../../../test/run-cli.ts';
import type { Waiver } from '../../config/config-schema.ts';
import type { Config } from '../../config/read-config.ts';
import type { LocatedFinding } from '../../report/checked-file.ts';
import { readBaseline, writeBaseline } from './baseline.ts';
import { createWaivers } from './waivers.ts';

const SOURCE = 'brand.tokens.json';
const contrast = (value: number, changes: Partial<LocatedFinding> = {}) =>
  finding({
    message: `The contrast is ${value} : 1.`,
    measured: { value, required: 4.5, unit: ':1' },
    ...changes,
  });

/** A baseline of the findings, as it is read again. */
async function baselineOf(findings: readonly LocatedFinding[]) {
  const cwd = makeFolder();
  const { deps, stderr } = createDeps({ cwd });
  const file = path.join(cwd, 'baseline.json');
  await writeBaseline([checkedFile(findings)], file, deps);
  return {
    baseline: await readBaseline(file, deps),
    text: readFileSync(file, 'utf8'),
    said: stderr(),
    deps,
    cwd,
  };
}

describe('a baseline', () => {
  it.each([
    ['the same finding', finding(), finding(), true],
    ['a finding in another line', finding(), finding({ position: { line: 9, column: 9 } }), true],
    ['a finding of another path', finding(), finding({ path: 'color.link' }), false],
    ['a finding of another rule', finding(), finding({ rule: 'similar-names' }), false],
    ['a finding with other words', finding(), finding({ message: 'The color is missing.' }), false],
    ['the same contrast', contrast(3.1), contrast(3.1), true],
    ['a better contrast', contrast(3.1), contrast(4), true],
    ['a worse contrast', contrast(3.1), contrast(3), false],
    ['a contrast that differs by rounding', contrast(3.1), contrast(3.097), true],
    [
      'other colors with the same contrast',
      contrast(3.1, { message: 'a (#112233 on #FFF)' }),
      contrast(3.1, { message: 'a (#aabbcc on #EEE)' }),
      true,
    ],
  ])('decides about %s', async (_, before, now, accepted) => {
    const { baseline } = await baselineOf([before]);
    expect(baseline.accepts(now, SOURCE)).toBe(accepted);
  });

  it('accepts each of its findings once', async () => {
    const { baseline } = await baselineOf([finding(), finding()]);
    expect([1, 2, 3].map(() => baseline.accepts(finding(), SOURCE))).toEqual([true, true, false]);
  });

  it('accepts only findings of its files, from every folder', async () => {
    const { baseline, cwd } = await baselineOf([finding()]);
    expect(baseline.accepts(finding(), 'other.tokens.json')).toBe(false);
    const inner = path.join(cwd, 'page');
    mkdirSync(inner);
    const again = await readBaseline(path.join(cwd, 'baseline.json'), createDeps({ cwd: inner }).deps);
    expect(again.accepts(finding(), `../${SOURCE}`)).toBe(true);
  });

  it('counts what is fixed, not what became worse', async () => {
    const { baseline } = await baselineOf([contrast(3), contrast(2, { path: 'color.link' })]);
    expect(baseline.countFixed()).toBe(2);
    baseline.accepts(contrast(2.5), SOURCE);
    expect(baseline.countFixed()).toBe(1);
  });

  it('is sorted, and has errors and warnings only, with what was measured', async () => {
    const { text, said } = await baselineOf([
      finding({ path: 'b', severity: 'warning' }),
      contrast(3, { path: 'a' }),
      finding({ path: 'c', severity: 'info' }),
    ]);
    expect(JSON.parse(text)).toEqual({
      version: 1,
      findings: [
        { file: SOURCE, rule: 'contrast', path: 'a', message: 'The contrast is 3 : 1.', measured: 3 },
        { file: SOURCE, rule: 'contrast', path: 'b', message: 'The contrast is 3.1 : 1.' },
      ],
    });
    expect(said).toBe('Wrote 2 findings to baseline.json.\n');
  });

  it('never has a file that could not be checked', async () => {
    const cwd = makeFolder();
    const { deps, stderr } = createDeps({ cwd });
    const file = path.join(cwd, 'baseline.json');
    await writeBaseline([checkedFile([finding()], { kind: null })], file, deps);
    expect(JSON.parse(readFileSync(file, 'utf8')).findings).toEqual([]);
    expect(stderr()).toBe('Wrote 0 findings to baseline.json.\n');
  });

  it.each(['[]', '{"version":2,"findings":[]}', '{"version":1,"findings":[{"file":"a"}]}'])(
    'is not the document %s',
    async (text) => {
      const cwd = makeFolder();
      writeFileSync(path.join(cwd, 'a.json'), text);
      await expect(readBaseline(path.join(cwd, 'a.json'), createDeps({ cwd }).deps)).rejects.toMatchObject({
        exitCode: 3,
        message: 'a.json is not a baseline of stylekit check.',
      });
    },
  );
});

describe('waivers', () => {
  const WAIVER: Waiver = { rule: 'contrast', reason: 'The brand is older.', expires: '2026-11-23' };

  function waiversOf(waivers: readonly Waiver[], now = '2026-11-23T23:59:59Z') {
    const cwd = makeFolder();
    const config: Config = {
      file: path.join(cwd, 'stylekit.config.json'),
      name: 'stylekit.config.json',
      folder: cwd,
      values: { checks: { waivers: [...waivers] } },
      text: '',
      locate: (at) => ({ line: at.length, column: 1 }),
    };
    const { deps } = createDeps({ cwd, system: { now: () => new Date(now) } });
    return { waivers: createWaivers(config, deps), cwd };
  }

  it.each([
    ['on its last day', '2026-11-23T23:59:59Z', true],
    ['on its last day in another time zone', '2026-11-24T01:00:00+02:00', true],
    ['on the day after', '2026-11-24T00:00:00Z', false],
  ])('apply %s: %s', (_, now, accepted) => {
    expect(waiversOf([WAIVER], now).waivers.accepts(finding(), SOURCE)).toBe(accepted);
  });

  it.each([
    ['the rule', {}, true],
    ['another rule', { rule: 'similar-names' }, false],
    ['the path', { path: 'color.text' }, true],
    ['a part of the path', { path: 'color' }, false],
    ['the file', { file: SOURCE }, true],
    ['the file in another form', { file: `./x/../${SOURCE}` }, true],
    ['another file', { file: 'other.json' }, false],
  ])('apply to %s: %j', (_, changes, accepted) => {
    expect(waiversOf([{ ...WAIVER, ...changes }]).waivers.accepts(finding(), SOURCE)).toBe(accepted);
  });

  it('apply to the files of a glob', () => {
    const cwd = makeFolder();
    mkdirSync(path.join(cwd, 'tokens'));
    writeFileSync(path.join(cwd, 'tokens', 'a.json'), '');
    const config = {
      name: 'c',
      file: '',
      folder: cwd,
      text: '',
      locate: () => null,
      values: { checks: { waivers: [{ ...WAIVER, file: 'tokens/*.json' }] } },
    };
    const waivers = createWaivers(config, createDeps({ cwd }).deps);
    expect(waivers.accepts(finding(), 'tokens/a.json')).toBe(true);
    expect(waivers.accepts(finding(), 'a.json')).toBe(false);
  });

  it('that no finding needed are named, with their place', () => {
    const { waivers } = waiversOf([WAIVER, { ...WAIVER, rule: 'similar-names' }]);
    waivers.accepts(finding(), SOURCE);
    expect(waivers.problems()).toEqual([
      {
        rule: 'unused-waiver',
        severity: 'info',
        path: 'checks.waivers.1',
        message: 'No finding needs the waiver of similar-names: The brand is older.',
        measured: null,
        fix: 'Remove it.',
        position: { line: 16, column: 1 },
      },
    ]);
  });

  it('that have expired are errors, needed or not', () => {
    const { waivers } = waiversOf([{ ...WAIVER, expires: '2026-11-22' }]);
    expect(waivers.problems()).toMatchObject([
      {
        rule: 'expired-waiver',
        severity: 'error',
        message: 'The waiver of contrast expired on 2026-11-22: The brand is older.',
        fix: 'Fix the findings and remove it, or set a later date.',
      },
    ]);
  });
});
