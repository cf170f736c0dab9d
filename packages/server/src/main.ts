import path from 'node:path';
import process from 'node:process';
import { buildApp } from './app.ts';
import { closeServer } from './close-server.ts';
import { type Config, ConfigError, parseConfig } from './config/config.ts';
import { createServices, type OpenServices } from './create-services.ts';
import { formatDemo, formatGreeting } from './greeting.ts';
import { startJobWorkers } from './job-handlers.ts';
import { listenForStops } from './lib/stop-requests.ts';
import { createTerminalLog } from './lib/terminal-log.ts';
import { aborted, unlessAborted } from './lib/unless-aborted.ts';
import { createLogger } from './logger.ts';
import type { Sandbox } from './sandbox/open-sandbox.ts';
import { explainStartError } from './start-error.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WEB_ROOT = path.join(ROOT, 'packages/web/dist');
/** Time limit to finish requests and jobs; after that only the database is closed. */
const FINISH_TIMEOUT_MS = 25_000;
/** Time limit after which the process exits in any case. */
const CLOSE_TIMEOUT_MS = 30_000;

const requests = listenForStops(process, Date.now);
const webAppBuilt = webAppIsBuilt();
const baseConfig = readConfig();
const log = createLogger(baseConfig.logLevel, terminalLog());
if (process.argv[2] === 'stripe-check') await checkPayment(baseConfig);
const sandbox = await openMocks(baseConfig);
const config = sandbox?.config ?? baseConfig;
const running = await open();
await (process.argv[2] === 'seed' ? seed(running) : serve(running));

/** The mocks for development; production does not even load them. */
async function openMocks(parsed: Config): Promise<Sandbox | null> {
  if (parsed.isProduction) return null;
  const { openSandbox } = await import('./sandbox/open-sandbox.ts');
  return openSandbox(parsed);
}

async function open(): Promise<OpenServices> {
  try {
    return await createServices(config, log);
  } catch (error) {
    return exitWithStartError(error);
  }
}

/** `npm start -- stripe-check`: compares the configuration with the Stripe account and exits. */
async function checkPayment({ stripe, publicUrl }: Config): Promise<never> {
  if (stripe === null)
    fail('Card payment is not configured. Set the STRIPE_ variables; see docs/guides/payments.md.');
  const { checkStripe } = await import('./modules/billing/check-stripe.ts');
  const problems = await checkStripe(stripe, publicUrl).catch((error: unknown) => [
    explainPaymentError(error),
  ]);
  if (problems.length > 0) fail(problems.join('\n'));
  process.stderr.write('The Stripe configuration is complete.\n');
  process.exit(0);
}

function explainPaymentError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `The request to Stripe failed: ${cause instanceof Error ? cause.message : String(cause)}`;
}

/** `npm start -- seed`: creates only the demo account of a development server and exits. */
async function seed({ services, close }: OpenServices): Promise<void> {
  if (sandbox === null) fail('The demo account is not available in production.');
  const demo = await sandbox.seed(services);
  await close();
  await sandbox.close();
  if (demo === null) fail('The demo account already exists, or STYLEKIT_DEMO is false. Nothing was changed.');
  process.stderr.write(formatDemo(demo));
  process.exit(0);
}

async function serve({ services, close }: OpenServices): Promise<void> {
  await unlessAborted(webAppBuilt, requests.stopped);
  if (requests.stopped.aborted) {
    await close();
    process.exit(0);
  }
  const app = await buildApp({ services, webRoot: WEB_ROOT, extend: (built) => sandbox?.register(built) });
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    exitWithStartError(error);
  }
  const demo = (await sandbox?.seed(services)) ?? null;
  await startJobWorkers(services);
  log.info(`StyleKit is ready at ${config.publicUrl}`);
  process.stderr.write(
    formatGreeting({ url: config.publicUrl, milliseconds: Date.now() - startedAt(), demo }),
  );
  process.send?.('ready');
  await aborted(requests.stopped);
  log.info('closing');
  const noticeMs = config.shutdownNoticeSeconds * 1_000;
  setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
  const forced = AbortSignal.any([requests.forced, AbortSignal.timeout(FINISH_TIMEOUT_MS)]);
  await closeServer({ app, closeServices: close, sandbox, noticeMs }, forced);
  process.exit(forced.aborted ? 1 : 0);
}

/**
 * At the first start boot.mjs builds the web app while the database is being running, and sends a message when it is
 * done.
 */
function webAppIsBuilt(): Promise<void> {
  if (process.env['STYLEKIT_PAGE'] !== 'building') return Promise.resolve();
  return new Promise((resolve) => {
    process.on('message', (message) => {
      if (message === 'built') resolve();
    });
  });
}

/** When the command was started: boot.mjs passes the time; without boot.mjs it is the start of this process. */
function startedAt(): number {
  return Number(process.env['STYLEKIT_STARTED_AT'] ?? performance.timeOrigin);
}

/** A terminal gets short lines, other outputs get JSON. */
function terminalLog(): NodeJS.WritableStream | undefined {
  return process.stdout.isTTY ? createTerminalLog((text) => process.stdout.write(text)) : undefined;
}

function readConfig(): Config {
  try {
    return parseConfig(process.env, ROOT);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

function exitWithStartError(error: unknown): never {
  const explanation = explainStartError(error, config);
  if (explanation === null) throw error;
  return fail(explanation);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
