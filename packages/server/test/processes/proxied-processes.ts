import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { type PrivateHaproxy, startPrivateHaproxy } from './private-haproxy.ts';

const GUIDE = path.resolve(import.meta.dirname, '../../../../docs/guides/scaling.md');
const BACKEND = 'processes';
/** Columns of the statistics of HAProxy. */
const COLUMNS = { server: 1, status: 17 };

/** Server processes behind a HAProxy with the configuration of the documentation. */
export interface ProxiedProcesses {
  readonly url: string;
  /** Ends one, starts it again and waits until the proxy uses it; returns its exit code. */
  restart(index: number, signal: NodeJS.Signals): Promise<number | null>;
  stop(): Promise<void>;
}

export async function startProxiedProcesses(
  count: number,
  environment: Record<string, string>,
): Promise<ProxiedProcesses> {
  const start = () => startServerProcess({ ...environment, TRUST_PROXY: '127.0.0.1' });
  const processes = await Promise.all(Array.from({ length: count }, start));
  const proxy = await startPrivateHaproxy((port) => configure(port, processes));
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    restart: async (index, signal) => {
      const code = (await processes[index]?.end(signal)) ?? null;
      const started = await start();
      processes[index] = started;
      // A fixed port could be taken by another test meanwhile.
      const target = `addr 127.0.0.1 port ${new URL(started.url).port}`;
      for (const name of namesOf(index)) await proxy.command(`set server ${BACKEND}/${name} ${target}`);
      await becomesUp(proxy, index);
      return code;
    },
    stop: async () => {
      await Promise.all(processes.map((one) => one.end('SIGKILL')));
      await proxy.stop();
    },
  };
}

/** The entries of a process: while it is ready, and for the case that none is. */
function namesOf(index: number): [string, string] {
  return [`server${index}`, `unready${index}`];
}

/** The configuration of the documentation with the addresses of the processes, and checks that are more frequent. */
function configure(port: number, processes: readonly ServerProcess[]): string[] {
  const block = /```haproxy\n(?<text>[^`]*)```/.exec(readFileSync(GUIDE, 'utf8'))?.groups?.['text'] ?? '';
  const lines = block.split('\n').filter((line) => !/^ +server /.test(line));
  const servers = processes.flatMap(({ url }, index) => {
    const [ready, unready] = namesOf(index);
    const { host } = new URL(url);
    return [`server ${ready} ${host} check`, `server ${unready} ${host} backup`];
  });
  const replaced = lines.map((line) =>
    line.replace(/bind .*/, `bind 127.0.0.1:${port}`).replace(/inter \S+ fall \d/, 'inter 100ms fall 1'),
  );
  return [...replaced, ...servers];
}

async function becomesUp(proxy: PrivateHaproxy, index: number): Promise<void> {
  const [name] = namesOf(index);
  await expect
    .poll(async () => {
      const rows = (await proxy.command('show stat')).split('\n').map((line) => line.split(','));
      return rows.find((columns) => columns[COLUMNS.server] === name)?.[COLUMNS.status];
    })
    .toBe('UP');
}
