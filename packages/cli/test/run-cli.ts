import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Deps, Questions, System } from '../src/deps.ts';
import type { ExitCode } from '../src/exit-code.ts';
import { tooLarge } from '../src/io/read-text.ts';
import { runProgram } from '../src/program.ts';
import { reportFailure } from '../src/report/failure.ts';

export interface Run {
  readonly code: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly stdin?: string | Uint8Array;
  readonly isTty?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly system?: Partial<System>;
  readonly questions?: Questions;
  /** Called with each text that the command writes to stderr. */
  readonly onStderr?: (text: string) => void;
}

/** Creates a folder for the running test, removed when the test ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment of one command and what it writes. */
export interface TestDeps {
  readonly deps: Deps;
  readonly stdout: () => string;
  readonly stderr: () => string;
}

/** An environment with captured streams and a fixed clock, in which nothing waits. */
export function createDeps(options: RunOptions = {}): TestDeps {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const output = (lines: string[], onText?: (text: string) => void) => ({
    write: (text: string) => {
      lines.push(text);
      onText?.(text);
    },
    isTty: options.isTty ?? false,
    hasColor: options.isTty ?? false,
  });
  const deps: Deps = {
    cwd: options.cwd ?? makeFolder(),
    stdout: output(stdout),
    stderr: output(stderr, options.onStderr),
    readStdin: async (limitBytes) => {
      const bytes = Buffer.from(options.stdin ?? '');
      if (bytes.length > limitBytes) throw tooLarge('-', limitBytes);
      return bytes;
    },
    onInterrupt: () => () => undefined,
    env: options.env ?? {},
    system: {
      platform: 'linux',
      homeFolder: options.cwd ?? '/nonexistent',
      hostName: 'studio-mac',
      openPage: async () => false,
      now: () => new Date('2026-11-23T12:00:00Z'),
      pause: async () => undefined,
      useProxies: () => undefined,
      ...options.system,
    },
    loadQuestions: async () => options.questions ?? null,
  };
  return { deps, stdout: () => stdout.join(''), stderr: () => stderr.join('') };
}

/** Runs a command line in this process with captured streams, as main.ts does. */
export async function runCli(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const cache = path.join(tmpdir(), `stylekit-cache-${randomUUID()}`);
  // A cache of its own, so that no run depends on another one.
  const { deps, stdout, stderr } = createDeps({
    ...options,
    env: { XDG_CACHE_HOME: cache, ...options.env },
  });
  try {
    const code = await runProgram(args, '1.2.3', deps);
    return { code, stdout: stdout(), stderr: stderr() };
  } catch (error) {
    const code = reportFailure(error, args, deps);
    return { code, stdout: stdout(), stderr: stderr() };
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}
