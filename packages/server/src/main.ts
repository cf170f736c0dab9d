import path from 'node:path';
import process from 'node:process';
import { buildApp } from './app.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';

const WEB_ROOT = path.resolve(import.meta.dirname, '../../web/dist');
/** Time open requests get to end before the process leaves anyway. */
const SHUTDOWN_LIMIT_MS = 10_000;

const config = readConfig();
await start(config);

async function start({ host, port, publicUrl, ...rest }: Config): Promise<void> {
  const app = await buildApp({ config: { publicUrl, ...rest }, webRoot: WEB_ROOT });
  let isClosing = false;
  const close = async (signal: string): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    app.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (isAddressInUse(error)) {
      fail(`Port ${port} is taken by another program. Stop it, or choose another one with PORT=4001.`);
    }
    throw error;
  }
  app.log.info(`StyleKit is ready at ${publicUrl}`);
  // The log is for programs; a person at a terminal should not have to find the address in it.
  if (process.stdout.isTTY)
    process.stderr.write(`\n  StyleKit is ready: ${publicUrl}   (Ctrl+C stops it)\n\n`);
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
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
