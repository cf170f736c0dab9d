import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configSchema } from '../../packages/cli/src/config/config-schema.ts';
import { EXIT } from '../../packages/cli/src/exit-code.ts';
import { REPORT_FORMATS } from '../../packages/cli/src/report/report-formats.ts';
import { runExample } from './run-example.ts';

const GUIDE = readFileSync(path.resolve(import.meta.dirname, '../../docs/guides/check-in-ci.md'), 'utf8');

const example = runExample('ci');
afterAll(() => example.remove());

/** The blocks of a language. */
function blocksOf(language: string): string[] {
  return [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  );
}

describe('the guide for CI', () => {
  it('has commands that work', () => {
    expect(example.run('npx stylekit export').status).toBe(0);
    const commands = blocksOf('bash').flatMap((block) => block.trim().split('\n'));
    const steps = blocksOf('yaml').flatMap((block) =>
      (parse(block) as { run: string }[]).map(({ run }) => run),
    );
    const inline = [...GUIDE.matchAll(/`(stylekit (?:check|export) --[^`]*)`/g)].map(
      ([, command = '']) => command,
    );
    const once = inline.filter((command) => !command.includes('--watch'));
    for (const command of [...commands, ...steps, ...once])
      expect(example.run(command), command).toMatchObject({ status: 0 });
    expect(commands.length + steps.length + once.length).toBeGreaterThanOrEqual(5);
  });

  it('has a valid configuration, and names only formats and exit codes that exist', () => {
    const [config = ''] = blocksOf('json');
    expect(configSchema.parse(JSON.parse(config)).checks?.files).toContain('!tokens/legacy');
    const formats = [...GUIDE.matchAll(/--(?:format|report) (\w+)/g)].map(([, name]) => name);
    expect(new Set(formats)).toEqual(new Set(['github', 'sarif', 'gitlab', 'junit']));
    for (const format of formats) expect(REPORT_FORMATS).toContain(format);
    const codes = [...GUIDE.matchAll(/^\| (\d+) +\|/gm)].map(([, code]) => Number(code));
    expect(codes).toEqual([0, 1, 2, 3, 4, 5]);
    for (const code of codes) expect(Object.values(EXIT)).toContain(code);
  });

  it('counts what is left out as the report does', () => {
    writeFileSync(path.join(example.folder, 'bad.css'), ':root { --card: #fff; --card-foreground: #999 }');
    const { output } = example.run(
      'npx stylekit check bad.css --write-baseline && npx stylekit check bad.css --json',
    );
    expect(JSON.parse(output.slice(output.indexOf('\n{'))).suppressed).toEqual({
      baseline: 1,
      waived: 0,
      fixed: 0,
    });
    for (const key of ['counts', 'suppressed', 'baseline', 'waived', 'fixed'])
      expect(GUIDE).toContain(`\`${key}\``);
  });
});
