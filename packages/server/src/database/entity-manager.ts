import type { InferKyselyDB, SqlEntityManager } from '@mikro-orm/sql';
import { CamelCasePlugin, type Kysely } from 'kysely';
import type { ENTITIES } from './entities.ts';

/** The entity manager of a request or a job, on either database; it loads and saves whole rows. */
export type Em = SqlEntityManager;

/** Every table, with the columns named like the entities' properties. */
export type Tables = InferKyselyDB<(typeof ENTITIES)[number], { columnNamingStrategy: 'property' }>;

/** Columns are snake case in the database and camel case here; keys inside JSON are not converted. */
export const PROPERTY_NAMES = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/**
 * Typed SQL on the connection and in the transaction of `em`: for projections, joins, and changes that depend on the
 * stored state and must be one statement. Values are those of the driver: times are Dates, JSON is parsed.
 *
 * What a page or list shows is a prepared read instead (`prepared-read.ts`).
 */
export function queries(em: Em): Kysely<Tables> {
  return em.getKysely<Tables>().withPlugin(PROPERTY_NAMES);
}
