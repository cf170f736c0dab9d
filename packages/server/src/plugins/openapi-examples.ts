import { ACCOUNT_EXAMPLES } from './examples/account-examples.ts';
import type { Examples } from './examples/example.ts';
import { PROJECT_EXAMPLES } from './examples/project-examples.ts';

/** An example for every call; a test validates each body and response with the schemas of its route. */
export const EXAMPLES: Examples = { ...ACCOUNT_EXAMPLES, ...PROJECT_EXAMPLES };
