import {
  type Compilable,
  CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { type Em, PROPERTY_NAMES, queries, type Tables } from './entity-manager.ts';
import { prepareStatement } from './prepared-statements.ts';

/** Stands in the SQL for a value that each call gives. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The values of a read, as expressions to build it with. */
export type Slots<Values> = { readonly [Name in keyof Values]: Expression<Values[Name]> };

/** SQL, and where its parameters come from: values, or slots of each call. */
interface Template {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The one row of a read next to a row of another one, or alone if that has none. */
export type Joined<One, Row> = One & ((Row & { readonly isRow: true }) | { readonly isRow: null });

/** A select whose SQL is the same for each call, so it is built once, and planned once by each connection. */
export class PreparedRead<Values extends object, Row> {
  readonly #name: string;
  readonly #build: () => Template;
  #template: Template | null = null;

  constructor(name: string, build: () => Template) {
    this.#name = name;
    this.#build = build;
  }

  /** Runs the read on the connection and in the transaction of `em`. */
  async run(em: Em, values: Values): Promise<Row[]> {
    const template = this.template();
    const parameters = template.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await queries(em).executeQuery<Row>(CompiledQuery.raw(template.sql, parameters));
    return rows;
  }

  /**
   * One statement for this read and another one, which has one row or none: without its row there are no rows at all.
   *
   * @param one names its columns like no column of this read
   */
  after<OneValues extends object, One>(
    one: PreparedRead<OneValues, One>,
  ): PreparedRead<Values & OneValues, Joined<One, Row>> {
    return new PreparedRead(`${this.#name}-in-${one.#name}`, () => joinRows(one.template(), this.template()));
  }

  private template(): Template {
    this.#template ??= checked(this.#name, this.#build());
    return this.#template;
  }
}

/**
 * Defines a read whose conditions do not vary; a page after the first one is another read.
 *
 * @param name unique, up to 63 bytes; the connection knows the statement by it
 * @param build names its columns: one that a later version adds would invalidate the statement
 */
export function defineRead<Values extends object, Row>(
  name: string,
  build: (db: Kysely<Tables>, slots: Slots<Values>) => Compilable<Row>,
): PreparedRead<Values, Row> {
  return new PreparedRead(name, () => {
    const slots = new Proxy({} as Slots<Values>, { get: (_, slot) => sql`${new Slot(String(slot))}` });
    const template = build(BUILDER, slots).compile();
    if (ALL_COLUMNS.test(template.sql)) throw new Error(`The read ${name} must name its columns.`);
    return template;
  });
}

/** A star that stands for columns, unlike that of `count(*)`. */
const ALL_COLUMNS = /[\s.]\*(?:[\s,]|$)/;

/** Builds SQL, but runs none. */
const BUILDER = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [PROPERTY_NAMES],
});

function checked(name: string, template: Template): Template {
  prepareStatement(name, template.sql);
  return template;
}

/** An outer join on nothing is a loop over the one row of the first read, so the order of the second one is kept. */
function joinRows(one: Template, many: Template): Template {
  const shifted = one.sql.replaceAll(/\$(\d+)/g, (_, index) => `$${Number(index) + many.parameters.length}`);
  return {
    sql:
      `select * from (${shifted}) as "one" left join ` +
      `(select true as "is_row", "rows".* from (${many.sql}) as "rows") as "many" on true`,
    parameters: [...many.parameters, ...one.parameters],
  };
}
