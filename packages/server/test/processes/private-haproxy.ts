import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../postgres/free-port.ts';
import { findProgram, removeAtEnd } from '../support/private-programs.ts';

/** A HAProxy that only this process uses. */
export interface PrivateHaproxy {
  /** Where it listens on 127.0.0.1. */
  readonly port: number;
  /** Runs commands of its administration socket, separated by semicolons, and returns their output. */
  command(commands: string): Promise<string>;
  /** Stops it and removes its files; a second call has no effect. */
  stop(): Promise<void>;
}

/** Another process may take the free port before HAProxy uses it. */
const START_TRIES = 3;
/** How often the administration socket is asked whether it is there. */
const READY_CHECK_MS = 10;

/**
 * Starts it on a free port of 127.0.0.1.
 *
 * @param configure the lines of its configuration after `global`, for the port to listen on
 */
export async function startPrivateHaproxy(
  configure: (port: number) => readonly string[],
): Promise<PrivateHaproxy> {
  const program = findProgram('haproxy');
  if (program === null) throw new Error('HAProxy is not installed (Debian: apt-get install haproxy).');
  for (let tries = 1; ; tries += 1) {
    const port = await findFreePort();
    const started = await start(program, configure(port));
    if (typeof started !== 'string') return { port, ...started };
    if (tries === START_TRIES) throw new Error(`HAProxy could not be started:\n${started}`);
  }
}

/** Returns what it has written when it exits instead. */
async function start(
  program: string,
  lines: readonly string[],
): Promise<Omit<PrivateHaproxy, 'port'> | string> {
  const home = mkdtempSync(path.join(tmpdir(), 'stylekit-haproxy-'));
  const socket = path.join(home, 'admin.sock');
  const configuration = path.join(home, 'haproxy.cfg');
  const global = ['global', `stats socket ${socket} mode 600 level admin`, 'maxconn 2000'];
  writeFileSync(configuration, [...global, ...lines, ''].join('\n'), { mode: 0o600 });
  const child = spawn(program, ['-db', '-f', configuration], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  removeAtEnd(child, home);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  let isClosed = false;
  const closed = once(child, 'close').then(() => {
    isClosed = true;
  });
  const send = (commands: string) => command(socket, commands);
  while (!isClosed) {
    const isReady = await send('show info').then(
      () => true,
      () => false,
    );
    if (isReady) return { command: send, stop: () => stop(child, closed) };
    await delay(READY_CHECK_MS);
  }
  return output;
}

async function stop(child: ChildProcess, closed: Promise<void>): Promise<void> {
  child.kill('SIGKILL');
  await closed;
}

function command(socket: string, commands: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const connection = connect(socket, () => connection.write(`${commands}\n`));
    connection.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    connection.once('error', reject);
    connection.once('end', () => resolve(output.trim()));
  });
}
