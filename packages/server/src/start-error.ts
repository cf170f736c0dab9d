import type { Config } from './config/config.ts';
import { DatabaseSetupError } from './database/database-setup-error.ts';
import { FolderLockedError } from './database/folder-lock.ts';

/** System error codes for a folder that cannot be written to. */
const FOLDER_CODES: ReadonlySet<string> = new Set([
  'EACCES',
  'EEXIST',
  'ENOSPC',
  'ENOTDIR',
  'EPERM',
  'EROFS',
]);
/** Error codes of a failed connection; all other errors of PostgreSQL have codes of five characters. */
const CONNECTION_CODE = /^(?:E(?:CONN\w+|HOSTUNREACH|NOTFOUND|AI_AGAIN|TIMEDOUT)|[0-9A-Z]{5})$/;

/** Explains why the server cannot start and how to fix it; null for an unexpected error. */
export function explainStartError(
  error: unknown,
  { dataDir, databaseUrl, databaseDirectUrl, port }: Config,
): string | null {
  if (error instanceof FolderLockedError || error instanceof DatabaseSetupError) return error.message;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'EADDRINUSE') {
    const next = port < 65_535 ? port + 1 : 4000;
    return `Port ${port} is in use. Stop the other program, or choose another port: PORT=${next} npm start.`;
  }
  if (FOLDER_CODES.has(code)) {
    return `The folder ${dataDir} cannot be used: ${error.message}. Check its permissions, or choose another one with STYLEKIT_DATA_DIR.`;
  }
  if (databaseUrl !== null && (CONNECTION_CODE.test(code) || error.message.includes('timeout'))) {
    const variables = databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_URL or DATABASE_DIRECT_URL';
    return `PostgreSQL cannot be used: ${error.message}. Start it, or correct ${variables}.`;
  }
  return null;
}
