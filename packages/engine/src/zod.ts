import { config } from 'zod/mini';
import { en } from 'zod/v4/locales';

/*
 * `zod/mini`: schemas without methods, so that a bundle contains only the checks it uses. Unlike zod, it has no messages
 * of its own, so this adds the English ones, unless the application chose a language. Listed as a side effect in
 * package.json, so that bundlers keep the line below.
 */

if (config().localeError === undefined) config(en());

export * from 'zod/mini';
