import process from 'node:process';
import manifest from '../package.json' with { type: 'json' };
import type { Deps, Output } from './deps.ts';
import { tooLarge } from './io/read-text.ts';
import { runProgram } from './program.ts';

// The only place that touches the process and that catches everything.

const deps: Deps = {
  cwd: process.cwd(),
  stdout: toOutput(process.stdout),
  stderr: toOutput(process.stderr),
  readStdin,
};

// A reader that has seen enough ("| head") closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await runProgram(process.argv.slice(2), manifest.version, deps);
} catch (error) {
  const { describeFailure, toExitCode } = await import('./report/failure.ts');
  process.stderr.write(describeFailure(error));
  process.exitCode = toExitCode(error);
}

function toOutput(stream: NodeJS.WriteStream): Output {
  const isTty = stream.isTTY === true;
  const noColor = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
  const forced = (process.env['FORCE_COLOR'] ?? '0') !== '0';
  return { write: (text) => stream.write(text), isTty, hasColor: !noColor && (isTty || forced) };
}

async function readStdin(limitBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw tooLarge('-', limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
