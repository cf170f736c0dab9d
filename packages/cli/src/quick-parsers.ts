import { config } from 'zod/v4/core';

// zod compiles parsers, which pays off only after thousands of documents. Must be imported before any schema is created.
config({ jitless: true });
