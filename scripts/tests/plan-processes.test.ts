import { describe, expect, it } from 'vitest';
import projects from '../../vitest.workspace.ts';
import { planProcesses } from './plan-processes.ts';

describe('the processes of a test run', () => {
  it('are two for all tests, and each project runs in exactly one', () => {
    const [others = [], inBrowser = []] = planProcesses(['run']);
    const named = (args: readonly string[], sign: string) =>
      args.filter((arg) => arg.startsWith(`--project=${sign}`)).map((arg) => arg.slice(10 + sign.length));
    expect(named(others, '!')).toEqual(named(inBrowser, ''));
    const names = projects.map(({ test }) => test.name);
    // The star stands for the browser in the project's full name.
    expect(names).toEqual(expect.arrayContaining(named(inBrowser, '').map((name) => name.replace('*', ''))));
  });

  it('are one for selected tests', () => {
    expect(planProcesses(['run', '--project', 'e2e'])).toEqual([['run', '--project', 'e2e']]);
    expect(planProcesses(['related', 'a.ts', '--run'])).toEqual([['related', 'a.ts', '--run']]);
  });
});
