import type { Options } from '@mikro-orm/core';
import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import { ENTITIES } from './entities.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** The schema of the job queue's own tables. */
export const QUEUE_SCHEMA = 'jobs';

/** What both databases share: the same entities, the same migrations, one entity manager a request. */
export const ORM_OPTIONS = {
  entities: [...ENTITIES],
  extensions: [Migrator],
  migrations: { migrationsList: [...MIGRATIONS], snapshot: false, generator: TSMigrationGenerator },
  forceUtcTimezone: true,
  allowGlobalContext: false,
  schemaGenerator: { ignoreSchema: [QUEUE_SCHEMA] },
  // What a migration does is in its file; the log says that it ran.
  logger: () => undefined,
  // Entities are plain rows here; nobody serializes one, presenters do.
  serialization: { forceObject: true },
} satisfies Partial<Options>;
