import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { Services } from '../context/context.ts';
import type { App } from '../http/app-type.ts';
import { type DemoSignIn, seedDemo } from './demo/seed-demo.ts';
import { startGoogleMock } from './google/google-mock.ts';
import { registerMailPages } from './mail/mail-pages.ts';
import { startStripeMock } from './stripe/stripe-mock.ts';

/** The mocks of a development server, for services that are not configured. */
export interface Sandbox {
  /** The configuration, extended with the mocks. */
  readonly config: Config;
  register(app: App): void;
  /** Creates the demo account at the first start; null if it exists or is disabled. */
  seed(services: Services): Promise<DemoSignIn | null>;
  close(): Promise<void>;
}

/**
 * Starts mocks for services that are not configured. Never used in production: only `main.ts` imports this, and
 * only in development.
 */
export async function openSandbox(config: Config): Promise<Sandbox> {
  const google = config.google === null ? await startGoogleMock({}) : null;
  const stripe =
    config.stripe === null ? await startStripeMock(path.join(config.dataDir, 'stripe.json')) : null;
  return {
    config: { ...config, google: google?.config ?? config.google, stripe: stripe?.config ?? config.stripe },
    register: (app) => {
      if (config.mail.smtpUrl === null) registerMailPages(app, path.join(config.dataDir, 'mail'));
      app.addHook('onListen', async () => {
        const address = app.server.address();
        if (stripe !== null && address !== null && typeof address !== 'string') {
          stripe.webhooks.url = `http://127.0.0.1:${address.port}/api/stripe/webhook`;
        }
      });
    },
    seed: async (services) => (config.hasDemo ? seedDemo(services) : null),
    close: async () => {
      await google?.close();
      await stripe?.close();
    },
  };
}
