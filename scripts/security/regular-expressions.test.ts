import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { sampleSize } from '../../packages/engine/test/sample-size.ts';

// Its binaries are not installed.
process.env['RECHECK_BACKEND'] = 'pure';
const { checkSync } = await import('recheck');

/** A test of one takes up to 15 seconds, so the default run takes some. */
const STEP = sampleSize(20, 1);
/** Without limits of time, so that the result does not depend on the machine. */
const OPTIONS = { timeout: null, randomSeed: 1 } as const;

interface Expression {
  readonly pattern: string;
  readonly flags: string;
}

/** The regular expressions of the server that are literals, each once, the shortest first. */
function readExpressions(): Expression[] {
  const found = new Map<string, Expression>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) {
      const { pattern, flags } = node.regex as Expression;
      found.set(`/${pattern}/${flags}`, { pattern, flags });
    }
    for (const child of Object.values(node)) collect(child);
  };
  for (const file of globSync('packages/server/src/**/*.ts')) {
    if (!/\.test\.ts$|[\\/]sandbox[\\/]/.test(file))
      collect(parseSync(file, readFileSync(file, 'utf8')).program);
  }
  return [...found.values()].sort((a, b) => a.pattern.length - b.pattern.length);
}

const expressions = readExpressions();

describe('the regular expressions of the server', () => {
  it('are found', () => {
    expect(expressions.length).toBeGreaterThan(50);
  });

  it.each(expressions.filter((_, index) => index % STEP === 0))(
    'take linear time for any text: /$pattern/$flags',
    ({ pattern, flags }) => {
      expect(checkSync(pattern, flags, OPTIONS).status).toBe('safe');
    },
  );

  it('are recognized when they do not', () => {
    expect(checkSync('(\\d+)\\.(\\d+)$', '', OPTIONS).status).toBe('vulnerable');
  });
});
