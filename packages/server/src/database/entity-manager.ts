import type { InferKyselyDB, SqlEntityManager } from '@mikro-orm/sql';
import type { Kysely } from 'kysely';
import type { ENTITIES } from './entities.ts';

/** The entity manager of a request or a job, on either database. */
export type Em = SqlEntityManager;

/** Every table with its columns under the names of the entities' properties. */
export type Tables = InferKyselyDB<(typeof ENTITIES)[number], typeof NAMING>;

const NAMING = { columnNamingStrategy: 'property', convertValues: true } as const;

/**
 * Typed statements on the connection and in the transaction of `em`.
 *
 * For what an entity cannot say: changes that depend on the stored state, and lists that are read often.
 */
export function queries(em: Em): Kysely<Tables> {
  return em.getKysely<Tables>(NAMING);
}
