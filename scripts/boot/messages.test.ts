import { describe, expect, it } from 'vitest';
import { relevantLines } from './messages.mjs';

describe('the lines of a failed program', () => {
  it('start at the last error of an installer', () => {
    const output = [
      '[WARN] GET /left-pad.tgz error (Integrity check failed). Will retry in 10s.',
      'Progress: resolved 352, reused 0, downloaded 81, added 79',
      '[WARN] Unsupported engine for openai@7.55.0: wanted: {"node":">=22.0.0"}',
      'Error: ERR_PNPM_TARBALL_INTEGRITY\r',
      '',
      '  × Failed to verify the integrity of left-pad',
      '  help: The downloaded tarball does not match.',
    ].join('\n');
    expect(relevantLines(output)).toEqual([
      'Error: ERR_PNPM_TARBALL_INTEGRITY',
      '  × Failed to verify the integrity of left-pad',
      '  help: The downloaded tarball does not match.',
    ]);
  });

  it('include every line of an npm error', () => {
    const output = [
      'npm error code ENOTCACHED',
      'npm error request to /pnpm failed',
      'npm error A complete log of this run can be found in: /home/ada/.npm/_logs/x.log',
    ].join('\n');
    expect(relevantLines(output)).toEqual(['npm error code ENOTCACHED', 'npm error request to /pnpm failed']);
  });

  it('include the error and its position, without colors, excerpts and stack traces', () => {
    const output = [
      'Build failed with 1 error:',
      '',
      '\u001b[31m[builtin:vite-transform] \u001b[0mExpected a semicolon',
      '    ╭─[ packages/web/src/app/app.tsx:26:5 ]',
      '    │',
      ' 26 │ this is ( not code',
      '────╯',
      '    at build (file:///checkout/node_modules/rolldown/dist/error.mjs:50:18)',
    ].join('\n');
    expect(relevantLines(output)).toEqual([
      'Build failed with 1 error:',
      '[builtin:vite-transform] Expected a semicolon',
      '    ╭─[ packages/web/src/app/app.tsx:26:5 ]',
      ' 26 │ this is ( not code',
    ]);
  });

  it('are the last lines if none names an error', () => {
    expect(relevantLines('1.\n2.\n3.\n4.', 2)).toEqual(['3.', '4.']);
  });
});
