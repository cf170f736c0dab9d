import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { startServing } from './jobs/handlers.ts';
import { createLogger } from './logger.ts';
import { type OpenHouse, openHouse } from './open-house.ts';
import type { DemoSignIn } from './sandbox/demo/seed-demo.ts';
import type { Sandbox } from './sandbox/open-sandbox.ts';
import { tellStartFault } from './start-fault.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const WEB_ROOT = path.join(ROOT, 'packages/web/dist');
/** Time everything gets to end in before the process leaves anyway. */
const SHUTDOWN_LIMIT_MS = 30_000;

/** Time a load balancer gets to read that this server is not ready any more, before the door closes. */
const NOTICE_MS = 3_000;

const log = createLogger(readConfig().logLevel);
const sandbox = await openStandIns(readConfig());
const config = sandbox?.config ?? readConfig();
const isSeeding = process.argv[2] === 'seed';
await (isSeeding ? seed(await open()) : start(await open()));

/** The stand-ins of development; production does not even load them. */
async function openStandIns(asked: Config): Promise<Sandbox | null> {
  if (asked.isProduction) return null;
  const { openSandbox } = await import('./sandbox/open-sandbox.ts');
  return openSandbox(asked);
}

async function open(): Promise<OpenHouse> {
  try {
    return await openHouse(config, log);
  } catch (error) {
    const fault = tellStartFault(error, config);
    if (fault !== null) fail(fault);
    throw error;
  }
}

/** `npm start -- seed`: makes the demo account of a development folder and ends. */
async function seed({ house, close }: OpenHouse): Promise<void> {
  if (sandbox === null) fail('There is no demo account in production.');
  const demo = await sandbox.seed(house);
  await close();
  await sandbox.close();
  if (demo === null) fail('There is a demo account already, or STYLEKIT_DEMO is false: nothing was changed.');
  greet(config.publicUrl, demo);
}

async function start({ house, close }: OpenHouse): Promise<void> {
  const { host, port, publicUrl } = config;
  const app = await buildApp({ house, webRoot: WEB_ROOT, extend: (built) => sandbox?.register(built) });
  let isClosing = false;
  const leave = async (signal: string): Promise<void> => {
    // Who asks twice does not want to wait.
    if (isClosing) process.exit(1);
    isClosing = true;
    log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    app.readiness.close();
    if (config.isProduction) await delay(NOTICE_MS);
    await app.close();
    await close();
    await sandbox?.close();
    process.exit(0);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (isAddressInUse(error)) {
      fail(`Port ${port} is taken by another program. Stop it, or choose another one with PORT=4001.`);
    }
    throw error;
  }
  const demo = await sandbox?.seed(house);
  await startServing(house);
  log.info(`StyleKit is ready at ${publicUrl}`);
  greet(publicUrl, demo ?? null);
}

/** The log is for programs; a person should not have to find the address and the first sign-in in it. */
function greet(publicUrl: string, demo: DemoSignIn | null): void {
  if (process.stdout.isTTY) {
    process.stderr.write(`\n  StyleKit is ready: ${publicUrl}   (Ctrl+C stops it)\n`);
  }
  if (demo === null) return;
  process.stderr.write(
    `\n  Demo account: ${demo.email}   password: ${demo.password}\n  (kept in ${demo.file})\n\n`,
  );
}

function readConfig(): Config {
  try {
    return parseConfig(process.env, ROOT);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message);
    throw error;
  }
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
