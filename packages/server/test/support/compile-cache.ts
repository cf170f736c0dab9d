import path from 'node:path';

/** Node's compile cache, shared with `npm start`: processes of tests start in about half the time. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../../node_modules/.cache/stylekit/compile'),
};
