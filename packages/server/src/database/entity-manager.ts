import type { InferKyselyDB, SqlEntityManager } from '@mikro-orm/sql';
import { CamelCasePlugin, type Kysely } from 'kysely';
import type { ENTITIES } from './entities.ts';

/** The entity manager of a request or a job, on either database; it loads and saves whole rows. */
export type Em = SqlEntityManager;

/** Every table with its columns under the names of the entities' properties. */
export type Tables = InferKyselyDB<(typeof ENTITIES)[number], { columnNamingStrategy: 'property' }>;

/** Columns are snake case in the database and camel case here; keys inside of JSON stay as they are. */
const PROPERTY_NAMES = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Typed statements on the connection and in the transaction of `em`: for projections and joins, and for changes that
 * depend on the stored state and must be one statement. Values are the driver's: a time is a Date, JSON is parsed.
 */
export function queries(em: Em): Kysely<Tables> {
  return em.getKysely<Tables>().withPlugin(PROPERTY_NAMES);
}
