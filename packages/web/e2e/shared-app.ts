import type { TestProject } from 'vitest/node';
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
 * interfere. It uses the embedded database, because PostgreSQL returns 503 on a busy machine.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServerProcess({ TRUST_PROXY: '127.0.0.1' });
  project.provide('sharedApp', { origin: server.origin, mailFolder: server.mailFolder });
  return server.close;
}
