import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { runExample } from './run-example.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../examples/ci');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly steps: readonly Step[]; readonly 'timeout-minutes'?: number; readonly permissions?: unknown }
    >
  >;
}

interface Pipeline {
  readonly default: { readonly image: string; readonly before_script: readonly string[] };
  readonly [job: string]: unknown;
}

function readYaml<Content>(file: string): Content {
  const document = parseDocument(readFileSync(path.join(FOLDER, file), 'utf8'), { uniqueKeys: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS();
}

const example = runExample('ci');
afterAll(() => example.remove());

/** Undoes the change by hand that the README shows at its end. */
function restore(): void {
  expect(example.run('npx stylekit export').status).toBe(0);
}

/** Runs the command of a step on the example: as it is, and after a change by hand. */
function runTwice(command: string): readonly (number | null)[] {
  restore();
  const before = example.run(command).status;
  example.run(
    'sed -i.bak "s/--surface-text: #[0-9A-F]*/--surface-text: #FFFFFF/" src/styles/style-variables.css',
  );
  return [before, example.run(command).status];
}

describe('the workflow for GitHub Actions', () => {
  const workflow = readYaml<Workflow>('.github/workflows/brand.yml');
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('can only read the repository, and keeps no credentials', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push']);
    for (const job of Object.values(workflow.jobs)) {
      expect(job.permissions).toBeUndefined();
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
    const [checkout] = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toEqual({ 'persist-credentials': false });
  });

  it('names every action by the hash of a commit, with its version beside it', () => {
    const used = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
    expect(used).toHaveLength(2);
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
    const text = readFileSync(path.join(FOLDER, '.github/workflows/brand.yml'), 'utf8');
    expect(text.match(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/gm)).toHaveLength(used.length);
  });

  it('installs without scripts, puts no expression into a shell, and fails for a change by hand', () => {
    const commands = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
    const [install, ...ours] = commands;
    expect(install).toBe('npm ci --ignore-scripts');
    expect(ours.map(runTwice)).toEqual(ours.map(() => [0, 1]));
  });
});

describe('the pipeline for GitLab', () => {
  const pipeline = readYaml<Pipeline>('.gitlab-ci.yml');
  const jobs = ['exports', 'findings'].map((name) => pipeline[name] as GitlabJob);

  it('has the keys of a pipeline, and installs without scripts', () => {
    expect(Object.keys(pipeline)).toEqual(['workflow', 'default', 'exports', 'findings']);
    expect(pipeline.default.before_script).toEqual(['npm ci --ignore-scripts']);
  });

  it('fails for a change by hand, and uploads the report that the command writes', () => {
    for (const { script, artifacts } of jobs) {
      expect(script.map(runTwice)).toEqual([[0, 1]]);
      expect(artifacts.when).toBe('always');
      for (const [kind, file] of Object.entries(artifacts.reports)) {
        const report = readFileSync(path.join(example.folder, file), 'utf8');
        if (kind === 'codequality')
          expect(JSON.parse(report)).toMatchObject([{ check_name: 'export-drift', severity: 'major' }]);
        else expect(report).toMatch(/^<\?xml version="1\.0"[\s\S]*<failure type="error"/);
      }
    }
  });
});

interface GitlabJob {
  readonly script: readonly string[];
  readonly artifacts: { readonly when: string; readonly reports: Readonly<Record<string, string>> };
}
