import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { describeSystemError } from './system-error.ts';

/** The server that a user has signed in to, and the access token for it. */
export interface Credentials {
  /** The origin of the server. A token is only ever sent to the server that issued it. */
  readonly url: string;
  readonly token: string;
}

type Place = Pick<Deps, 'env' | 'system'>;

const FORM = /^stk_[0-9A-Za-z]{46}$/;

/** Whether a text has the form of an access token. */
export function isToken(text: string): boolean {
  return FORM.test(text);
}

/** The file with the credentials, in the configuration folder of the user. */
export function credentialsFile({ env, system }: Place): string {
  const windows = system.platform === 'win32' ? env['APPDATA'] : undefined;
  const configured = env['XDG_CONFIG_HOME'] ?? '';
  // A relative path is invalid (XDG Base Directory Specification).
  const base = path.isAbsolute(configured)
    ? configured
    : (windows ?? path.join(system.homeFolder, '.config'));
  return path.join(base, 'stylekit', 'credentials.json');
}

/** The stored credentials, or null if there are none. */
export async function readCredentials(place: Place): Promise<Credentials | null> {
  const file = credentialsFile(place);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw unusable(file, `cannot be read: ${describeSystemError(error)}`);
  }
  const credentials = parse(text);
  if (credentials === null) throw unusable(file, 'is damaged');
  return credentials;
}

/** Stores the credentials as a whole: the file with mode 0600, its folder with 0700. */
export async function writeCredentials(credentials: Credentials, place: Place): Promise<void> {
  const file = credentialsFile(place);
  const staged = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await chmod(path.dirname(file), 0o700);
    await writeFile(staged, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(staged, file);
  } catch (error) {
    await rm(staged, { force: true }).catch(describeSystemError);
    throw unusable(file, `cannot be written: ${describeSystemError(error)}`);
  }
}

/** Removes the stored credentials. */
export async function removeCredentials(place: Place): Promise<void> {
  await rm(credentialsFile(place), { force: true });
}

function parse(text: string): Credentials | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('url' in value) || !('token' in value)) return null;
    const { url, token } = value;
    return typeof url === 'string' && typeof token === 'string' && isToken(token) ? { url, token } : null;
  } catch {
    return null;
  }
}

function unusable(file: string, problem: string): CliError {
  return new CliError(
    EXIT.unreadable,
    `${file} ${problem}.`,
    'Run stylekit login to write it again, or set STYLEKIT_TOKEN.',
  );
}
