import type { TestProject } from 'vitest/node';
import { createPostgres } from '../../server/test/support/test-database.ts';
import { startServerProcess } from './server-process.ts';

/** The server shared by all tests. */
export interface SharedApp {
  readonly origin: string;
  /** The folder with outgoing mails. */
  readonly mailFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedApp: SharedApp;
  }
}

/**
 * Starts one server for all test files. Each file has its own accounts and network address, so that rate limits do not
 * interfere. It uses PostgreSQL, which needs half the time of the embedded database.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await createPostgres();
  const server = await startServerProcess({ TRUST_PROXY: '127.0.0.1', DATABASE_URL: database.url });
  project.provide('sharedApp', { origin: server.origin, mailFolder: server.mailFolder });
  return async () => {
    await server.close();
    await database.drop();
  };
}
