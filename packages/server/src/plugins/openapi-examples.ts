import { ACCOUNT_EXAMPLES } from './examples/account-examples.ts';
import type { Examples } from './examples/example.ts';
import { PROJECT_EXAMPLES } from './examples/project-examples.ts';

/** An example for every call; a test sends each body through its schema and each answer through its own. */
export const EXAMPLES: Examples = { ...ACCOUNT_EXAMPLES, ...PROJECT_EXAMPLES };
