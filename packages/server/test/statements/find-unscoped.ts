import { loadModule, parseSync } from 'libpg-query';
import { USER_COLUMNS } from './person-tables.ts';

await loadModule();

/** A statement or a query inside of one, with the tables it names and the conditions that all of its rows meet. */
interface Level {
  readonly tables: readonly TableUse[];
  readonly conditions: readonly Tree[];
}

interface TableUse {
  readonly table: string;
  readonly alias: string;
}

/** A node of the parsed statement, whose kind is the name of its only property. */
type Tree = Readonly<Record<string, unknown>>;

/**
 * The tables of a person that a statement uses without naming the user as a parameter or constant, in each of its
 * queries. An equality with a column of another table does not count, because a database that is split by user decides
 * by the values where to send a statement.
 */
export function findUnscoped(statement: string): string[] {
  const found: string[] = [];
  const { stmts = [] } = parseSync(statement);
  visit(stmts as readonly unknown[], (kind, node) => {
    const level = kind === 'InsertStmt' ? toInsertLevel(node, found) : toLevel(kind, node);
    for (const use of level.tables) if (!isScoped(use, level)) found.push(use.table);
  });
  return found;
}

const QUERY_KINDS = ['SelectStmt', 'UpdateStmt', 'DeleteStmt', 'InsertStmt', 'MergeStmt'];

/** Calls back for every query of a statement, inner ones included. The two sides of a union have no kind of their own. */
function visit(part: unknown, onQuery: (kind: string, node: Tree) => void): void {
  if (Array.isArray(part)) for (const item of part) visit(item, onQuery);
  if (!isTree(part)) return;
  for (const [name, value] of Object.entries(part)) {
    const kind = name === 'larg' || name === 'rarg' ? 'SelectStmt' : name;
    if (isTree(value) && QUERY_KINDS.includes(kind) && !('RangeVar' in value) && !('JoinExpr' in value)) {
      onQuery(kind, value);
    }
    visit(value, onQuery);
  }
}

function toLevel(kind: string, node: Tree): Level {
  const from = [
    ...(kind === 'SelectStmt' ? [] : [{ RangeVar: node['relation'] }]),
    ...list(node['fromClause']),
    ...list(node['usingClause']),
    ...list(node['sourceRelation']),
  ];
  const tables: TableUse[] = [];
  const conditions = conjuncts(node['whereClause']);
  for (const item of from) collect(item, tables, conditions);
  return { tables, conditions };
}

/** A new row names its user by a column; its query, if it has one, is a level of its own. */
function toInsertLevel(node: Tree, found: string[]): Level {
  const table = String((node['relation'] as Tree)['relname']);
  const column = USER_COLUMNS.get(table);
  const names = list(node['cols']).map((item) => (item['ResTarget'] as Tree)['name']);
  if (column !== undefined && !names.includes(column)) found.push(table);
  return { tables: [], conditions: [] };
}

/** Adds the tables of a `from` item and the conditions of its joins. */
function collect(item: Tree, tables: TableUse[], conditions: Tree[]): void {
  const { RangeVar: range, JoinExpr: join } = item;
  if (isTree(range)) {
    const table = String(range['relname']);
    const alias = isTree(range['alias']) ? String(range['alias']['aliasname']) : table;
    if (USER_COLUMNS.has(table)) tables.push({ table, alias });
  }
  if (!isTree(join)) return;
  conditions.push(...conjuncts(join['quals']));
  for (const side of [join['larg'], join['rarg']]) if (isTree(side)) collect(side, tables, conditions);
}

/** The conditions that must all be true. */
function conjuncts(condition: unknown): Tree[] {
  if (!isTree(condition)) return [];
  const all = condition['BoolExpr'];
  return isTree(all) && all['boolop'] === 'AND_EXPR' ? list(all['args']).flatMap(conjuncts) : [condition];
}

function isScoped({ table, alias }: TableUse, { tables, conditions }: Level): boolean {
  const column = USER_COLUMNS.get(table);
  return conditions.some(({ A_Expr: comparison }) => {
    if (!isTree(comparison) || operatorOf(comparison) !== '=') return false;
    const sides = [comparison['lexpr'], comparison['rexpr']];
    return sides.some((side, index) => {
      const [name, qualifier] = columnOf(side);
      const isOwn = qualifier === undefined ? tables.length === 1 : qualifier === alias;
      return name === column && isOwn && isGiven(sides[1 - index]);
    });
  });
}

function operatorOf({ kind, name }: Tree): string | null {
  const isComparison = kind === 'AEXPR_OP' || kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY';
  const [operator] = list(name);
  return isComparison ? textOf(operator) : null;
}

/** The name of a column and, if it has one, of its table. */
function columnOf(node: unknown): (string | undefined)[] {
  const column = isTree(node) ? node['ColumnRef'] : undefined;
  return isTree(column) ? list(column['fields']).map(textOf).toReversed() : [];
}

/** Whether a value is known before the statement runs: a parameter, a constant, or a list of them. */
function isGiven(node: unknown): boolean {
  if (!isTree(node)) return false;
  const { ParamRef: parameter, A_Const: constant, TypeCast: cast, List: items, A_ArrayExpr: array } = node;
  if (isTree(cast)) return isGiven(cast['arg']);
  if (isTree(items)) return list(items['items']).every(isGiven);
  if (isTree(array)) return list(array['elements']).every(isGiven);
  return parameter !== undefined || constant !== undefined;
}

function textOf(node: Tree | undefined): string {
  const text = node?.['String'];
  return isTree(text) ? String(text['sval']) : '';
}

function list(value: unknown): Tree[] {
  return Array.isArray(value) ? value.filter(isTree) : [];
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
