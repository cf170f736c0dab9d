import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { House } from '../context/context.ts';
import type { App } from '../http/app-type.ts';
import { type DemoSignIn, seedDemo } from './demo/seed-demo.ts';
import { startGoogleStandIn } from './google/google-stand-in.ts';
import { registerMailPages } from './mail/mail-pages.ts';

/** The stand-ins a development server works with where nothing real is configured. */
export interface Sandbox {
  /** The configuration with the stand-ins filled in: the product talks to them as it would to the real services. */
  readonly config: Config;
  register(app: App): void;
  /** Makes the demo account at the first start; null when there is one, or none is wanted. */
  seed(house: House): Promise<DemoSignIn | null>;
  close(): Promise<void>;
}

/**
 * Starts what stands in for services that are not configured. Never in production: only `main.ts` imports this, and
 * only when it does not run there.
 */
export async function openSandbox(config: Config): Promise<Sandbox> {
  const google = config.google === null ? await startGoogleStandIn({}) : null;
  return {
    config: google === null ? config : { ...config, google: google.config },
    register: (app) => {
      if (config.mail.smtpUrl === null) registerMailPages(app, path.join(config.dataDir, 'mail'));
    },
    seed: async (house) => (config.hasDemo ? seedDemo(house) : null),
    close: async () => {
      await google?.close();
    },
  };
}
