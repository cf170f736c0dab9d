import { config } from 'zod/mini';
import { en } from 'zod/v4/locales';

// The schemas of the command, as those of the engine: without methods, and with the English messages.
if (config().localeError === undefined) config(en());

export * from 'zod/mini';
