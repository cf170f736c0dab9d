import type { Config } from './config.ts';
import { FolderLockedError } from './database/folder-lock.ts';

/** What the system says of a folder that cannot be written to. */
const FOLDER_CODES: ReadonlySet<string> = new Set([
  'EACCES',
  'EEXIST',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);
/** What a connection that does not come about says; every other fault of PostgreSQL's has a code of five characters. */
const CONNECTION_CODE = /^(?:E(?:CONN\w+|HOSTUNREACH|NOTFOUND|AI_AGAIN|TIMEDOUT)|[0-9A-Z]{5})$/;

/** Why the server cannot open what it works with, in words an operator can act on; null for a fault of our own. */
export function tellStartFault(error: unknown, { dataDir, databaseUrl }: Config): string | null {
  if (error instanceof FolderLockedError) return error.message;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (FOLDER_CODES.has(code)) {
    return `The folder ${dataDir} cannot be used: ${error.message}. Mend it, or choose another one with STYLEKIT_DATA_DIR.`;
  }
  if (databaseUrl !== null && (CONNECTION_CODE.test(code) || error.message.includes('timeout'))) {
    return `PostgreSQL cannot be used: ${error.message}. Start it, or mend DATABASE_URL.`;
  }
  return null;
}
