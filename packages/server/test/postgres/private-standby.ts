import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type Call,
  chown,
  cleanEnvironment,
  createHome,
  findIdentity,
  findPostgres,
  isRunning,
  type PrivatePostgres,
  startOnFreePort,
} from './private-postgres.ts';

/** A streaming replica of a private PostgreSQL. */
export interface PrivateStandby {
  /** The same role and database as on the primary. */
  readonly url: string;
  readonly port: number;
  readonly binDir: string;
  /** Makes it a primary, and returns when it accepts writes. */
  promote(): Promise<void>;
  /** Breaks every connection and listens no more; the files stay. */
  halt(): Promise<void>;
  /** Stops it and removes its files; a second call has no effect. */
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** Why no standby can be started here; null when it can. */
export function whyNoStandby(): string | null {
  const folder = findPostgres();
  if (folder === null) return 'PostgreSQL is not installed';
  return existsSync(path.join(folder, 'pg_basebackup')) ? null : `${folder} has no pg_basebackup`;
}

/** Copies the primary with `pg_basebackup` and follows its log; takes about two seconds. */
export async function startPrivateStandby(
  primary: Pick<PrivatePostgres, 'url' | 'binDir'>,
): Promise<PrivateStandby> {
  const { binDir } = primary;
  const identity = findIdentity();
  const home = createHome();
  chown(home, identity);
  const dataDir = path.join(home, 'data');
  const call: Call = (program, args) =>
    run(path.join(binDir, program), args, { cwd: home, ...identity, env: cleanEnvironment() });
  const halt = async (): Promise<void> => {
    if (isRunning(dataDir)) await call('pg_ctl', ['stop', '-m', 'immediate', '-w', `--pgdata=${dataDir}`]);
  };
  const stop = async (): Promise<void> => {
    await halt();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await call('pg_basebackup', [
      `--dbname=${primary.url}`,
      `--pgdata=${dataDir}`,
      '--wal-method=stream',
      '--write-recovery-conf',
      '--checkpoint=fast',
      '--no-sync',
    ]);
    const logFile = path.join(home, 'server.log');
    const port = await startOnFreePort(call, { dataDir, logFile, settings: [] });
    const url = new URL(primary.url);
    url.port = String(port);
    const promote = async () => void (await call('pg_ctl', ['promote', '-w', `--pgdata=${dataDir}`]));
    return { url: url.href, port, binDir, promote, halt, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
