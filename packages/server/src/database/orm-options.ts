import type { Options } from '@mikro-orm/core';
import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import { ENTITIES } from './entities.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** The schema of the job queue's own tables. */
export const QUEUE_SCHEMA = 'jobs';

/** Options for both databases: the same entities and migrations, and one entity manager per request. */
export const ORM_OPTIONS = {
  entities: [...ENTITIES],
  extensions: [Migrator],
  migrations: { migrationsList: [...MIGRATIONS], snapshot: false, generator: TSMigrationGenerator },
  forceUtcTimezone: true,
  allowGlobalContext: false,
  schemaGenerator: { ignoreSchema: [QUEUE_SCHEMA] },
  logger: () => undefined,
  // Presenters serialize the data, so entities are plain rows.
  serialization: { forceObject: true },
} satisfies Partial<Options>;
