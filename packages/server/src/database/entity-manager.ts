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

type InferredColumns = InferKyselyDB<(typeof ENTITIES)[number]>;

/** Every table with its columns as they are written in SQL; the ORM's types miss that `userId` names its column itself. */
export type Columns = {
  [Table in keyof InferredColumns]: {
    [Column in keyof InferredColumns[Table] as Column extends `${infer Head}_id_id`
      ? `${Head}_id`
      : Column]: InferredColumns[Table][Column];
  };
};

/**
 * Typed statements on plain columns, for the few reads that every page makes.
 *
 * Translating names and values costs as much as the query itself there. Times come as the driver gives them: see `toDate`.
 */
export function columns(em: Em): Kysely<Columns> {
  return em.getKysely<Columns>();
}

/** A time of a plain column; PGlite gives a Date, the PostgreSQL driver of the ORM its text. */
export function toDate(value: Date | string): Date {
  return typeof value === 'string' ? new Date(value) : value;
}
