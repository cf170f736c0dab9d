import type { Api } from '../../api/api.ts';
import { CliError } from '../../cli-error.ts';
import type { Deps } from '../../deps.ts';
import { EXIT } from '../../exit-code.ts';
import { createProgress } from '../../report/progress.ts';
import { bold, printable } from '../../report/terminal-style.ts';

const CLIENT_ID = 'stylekit-cli';
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code';
const SCOPE = 'guides:read guides:write generate';
/** Added after `slow_down` (RFC 8628, section 3.5). */
const SLOW_DOWN_SECONDS = 5;
const MAX_NAME = 100;

interface DeviceCodes {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete: string;
  readonly expires_in: number;
  readonly interval: number;
}

type Poll = { readonly access_token: string } | { readonly error: string };

/** Signs in with the browser (RFC 8628) and returns the access token. */
export async function signInWithBrowser(api: Api, deps: Deps): Promise<string> {
  const codes = await api.send<DeviceCodes>('POST', '/api/device/code', {
    body: new URLSearchParams({
      client_id: CLIENT_ID,
      scope: SCOPE,
      device_name: deps.system.hostName.slice(0, MAX_NAME),
    }),
  });
  await showCode(codes, deps);
  const progress = createProgress(deps);
  try {
    progress.show('Waiting for your approval in the browser');
    return await waitForToken(codes, api, deps);
  } finally {
    progress.end();
  }
}

async function showCode(codes: DeviceCodes, deps: Deps): Promise<void> {
  const { stderr, env, system } = deps;
  const [code, page] = [printable(codes.user_code), printable(codes.verification_uri)];
  stderr.write(`Your code: ${bold(code, stderr)}\n`);
  const mayOpen = stderr.isTty && (env['CI'] ?? '') === '' && isOwnPage(codes.verification_uri_complete);
  const isOpen = mayOpen && (await system.openPage(codes.verification_uri_complete));
  stderr.write(isOpen ? `Compare it in your browser, at ${page}\n` : `Enter it at ${page}\n`);
}

/** Only a web page is opened, whatever the server answers. */
function isOwnPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

async function waitForToken(codes: DeviceCodes, api: Api, { system }: Deps): Promise<string> {
  let intervalSeconds = codes.interval;
  let waitedSeconds = 0;
  while (waitedSeconds < codes.expires_in) {
    await system.pause(intervalSeconds * 1_000);
    waitedSeconds += intervalSeconds;
    const poll = await pollOnce(codes, api);
    if (poll === null) continue;
    if ('access_token' in poll) return poll.access_token;
    if (poll.error === 'slow_down') intervalSeconds += SLOW_DOWN_SECONDS;
    else if (poll.error !== 'authorization_pending') throw rejected(poll.error);
  }
  throw rejected('expired_token');
}

/** Null while the server cannot be reached: the user may still be approving. */
async function pollOnce(codes: DeviceCodes, api: Api): Promise<Poll | null> {
  try {
    return await api.send<Poll>('POST', '/api/device/token', {
      body: new URLSearchParams({
        grant_type: GRANT_TYPE,
        device_code: codes.device_code,
        client_id: CLIENT_ID,
      }),
      returnsErrors: true,
    });
  } catch (error) {
    if (error instanceof CliError && error.exitCode === EXIT.serverOrNetwork) return null;
    throw error;
  }
}

function rejected(error: string): CliError {
  if (error === 'access_denied') {
    return new CliError(
      EXIT.notSignedIn,
      'Access was denied in the browser.',
      'Run stylekit login to try again.',
    );
  }
  if (error === 'expired_token') {
    return new CliError(
      EXIT.notSignedIn,
      'The code expired before it was approved.',
      'Run stylekit login to get a new one.',
    );
  }
  return new CliError(EXIT.notSignedIn, 'The server ended the login.', 'Run stylekit login to try again.');
}
