import type { Options } from '@mikro-orm/core';
import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import { QUEUE_SCHEMA } from '../jobs/jobs.ts';
import { ENTITIES } from './entities.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** What both databases share: the same entities, the same migrations, one entity manager a request. */
export const ORM_OPTIONS = {
  entities: [...ENTITIES],
  extensions: [Migrator],
  migrations: { migrationsList: [...MIGRATIONS], snapshot: false, generator: TSMigrationGenerator },
  forceUtcTimezone: true,
  allowGlobalContext: false,
  // The job queue keeps its own tables in a schema of its own.
  schemaGenerator: { ignoreSchema: [QUEUE_SCHEMA] },
  // What a migration does is in its file; the log says that it ran.
  logger: () => undefined,
  // Entities are plain rows here; nobody serialises one, presenters do.
  serialization: { forceObject: true },
} satisfies Partial<Options>;
