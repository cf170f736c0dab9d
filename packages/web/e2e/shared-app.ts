import type { TestProject } from 'vitest/node';
import { startServerProcess } from './server-process.ts';

/** Where the tests find the server they share. */
export interface SharedApp {
  readonly origin: string;
  /** The folder the server writes its mails to. */
  readonly mailFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly sharedApp: SharedApp;
  }
}

/**
 * Starts one server on the built page for all files: each file has accounts of its own on it, and a network address of
 * its own, so that none uses up the limits of another. The database is the embedded one: PostgreSQL would cost less
 * processor time, but answers 503 when a busy machine keeps it waiting.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServerProcess({ TRUST_PROXY: '127.0.0.1' });
  project.provide('sharedApp', { origin: server.origin, mailFolder: server.mailFolder });
  return server.close;
}
