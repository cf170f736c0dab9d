import process from 'node:process';
import manifest from '../package.json' with { type: 'json' };
import type { Deps, Output } from './deps.ts';
import { EXIT } from './exit-code.ts';
import { findAnswer } from './find-answer.ts';
import { describeSystemError } from './io/system-error.ts';
import { canWriteDirectly, writeDirectly } from './io/write-directly.ts';

// The only file that uses `process` and catches all errors.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};
const PROXY_VARIABLES = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];
let hasProxies = false;
let stdout: Output | null = null;
let stderr: Output | null = null;

const deps: Deps = {
  cwd: process.cwd(),
  get stdout() {
    stdout ??= openStdout();
    return stdout;
  },
  get stderr() {
    stderr ??= openStderr();
    return stderr;
  },
  readStdin,
  onInterrupt,
  env: process.env,
  system: {
    platform: process.platform,
    get homeFolder() {
      return process.getBuiltinModule('node:os').homedir();
    },
    get hostName() {
      return process.getBuiltinModule('node:os').hostname();
    },
    openPage,
    now: () => new Date(),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    useProxies,
  },
  loadQuestions: async () => {
    if (!process.stdin.isTTY || !process.stderr.isTTY || (process.env['CI'] ?? '') !== '') return null;
    return (await import('./questions.ts')).createQuestions(process.stdin, process.stderr);
  },
};

try {
  const args = process.argv.slice(2);
  const answer = findAnswer(args, manifest.version);
  if (answer !== null) deps.stdout.write(answer);
  else {
    const { runProgram } = await import('./program.ts');
    process.exitCode = await runProgram(args, manifest.version, deps);
  }
} catch (error) {
  const { reportFailure } = await import('./report/failure.ts');
  process.exitCode = reportFailure(error, process.argv.slice(2), deps);
}

/** On first use, because opening a stream takes a millisecond. */
function openStdout(): Output {
  return openOutput(1, 'stdout', (error) => {
    // A reader such as `head` may close the pipe early; that is not an error.
    if (error.code === 'EPIPE') return;
    deps.stderr.write(`stylekit: cannot write to standard output: ${describeSystemError(error)}.\n`);
    process.exit(EXIT.unreadable);
  });
}

function openStderr(): Output {
  return openOutput(2, 'stderr', (error) => {
    // No stream is left to report the error on.
    if (error.code !== 'EPIPE') process.exit(EXIT.unreadable);
  });
}

function openOutput(
  descriptor: number,
  name: 'stdout' | 'stderr',
  onError: (error: NodeJS.ErrnoException) => void,
): Output {
  let stream: NodeJS.WriteStream | null = null;
  const openStream = () => {
    if (stream === null) {
      stream = process[name];
      stream.on('error', onError);
    }
    return stream;
  };
  if (!canWriteDirectly(descriptor, process.platform)) return toOutput(openStream());
  const write = (text: string) => {
    try {
      const rest = stream === null ? writeDirectly(descriptor, Buffer.from(text)) : text;
      if (rest.length > 0) openStream().write(rest);
    } catch (error) {
      onError(error as NodeJS.ErrnoException);
    }
  };
  return { write, isTty: false, hasColor: hasColor(false) };
}

function toOutput(stream: NodeJS.WriteStream): Output {
  const isTty = stream.isTTY === true;
  return { write: (text) => stream.write(text), isTty, hasColor: hasColor(isTty) };
}

function hasColor(isTty: boolean): boolean {
  const noColor = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
  const forced = (process.env['FORCE_COLOR'] ?? '0') !== '0';
  return !noColor && (isTty || forced);
}

async function readStdin(limitBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limitBytes) throw (await import('./io/read-text.ts')).tooLarge('-', limitBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Cleans up on a termination signal. A shell reports 128 plus the number of the signal. */
function onInterrupt(cleanup: () => void): () => void {
  const end = (signal: NodeJS.Signals, number: number) => {
    release();
    cleanup();
    // The caller sees the signal only when the process is ended by it.
    process.kill(process.pid, signal);
    // The first process of a container is not ended by the default action of a signal.
    process.exit(128 + number);
  };
  const release = () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return release;
}

/** Without a shell, so that no character of the URL is interpreted. */
function openPage(url: string): Promise<boolean> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const { spawn } = process.getBuiltinModule('node:child_process');
    const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}

/** Node reads the variables by itself only when NODE_USE_ENV_PROXY is set. */
function useProxies(): void {
  if (hasProxies || PROXY_VARIABLES.every((name) => (process.env[name] ?? '') === '')) return;
  hasProxies = true;
  const http: { setGlobalProxyFromEnv?: () => unknown } = process.getBuiltinModule('node:http');
  http.setGlobalProxyFromEnv?.();
}
