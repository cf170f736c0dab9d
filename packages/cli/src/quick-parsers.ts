import { config } from 'zod/v4/core';

// Compiling a parser pays off after thousands of documents; a command reads one. Import this before any schema is made.
config({ jitless: true });
