// Changed rows name the topics they invalidate (decision 150). Statements that write return the
// keys of live/row-topics.ts under marked names; the connection removes them from the answer and
// publishes their topics in the unit of work that runs.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  AliasNode,
  ColumnNode,
  type CompiledQuery,
  type DatabaseConnection,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type OperationNode,
  PostgresDriver,
  type QueryCompiler,
  type QueryResult,
  type RawBuilder,
  ReturningNode,
  SelectionNode,
  sql,
  TableNode,
  type UpdateQueryNode,
} from 'kysely'
import { rowTopics, type RowTopics, type TopicTable } from '../live/row-topics.ts'
import { FieldNamesCompiler, FieldNamesDialect, toFieldName } from './tables/column-names.ts'

type Publish = (topics: readonly string[]) => void

const running = new AsyncLocalStorage<Publish>()

/** Runs a unit of work; `publish` gets the topics of the rows that its statements change. */
export const noteChangedRows = <T>(publish: Publish, act: () => Promise<T>): Promise<T> =>
  running.run(publish, act)

const mark = '~'
const toMarked = (table: string, key: string): string => `${mark}${table}.${key}`
const rules: ReadonlyMap<string, RowTopics> = new Map(rowTopics.map((rule) => [rule.table, rule]))
const keysByField = new Map(
  rowTopics.flatMap((rule: RowTopics) =>
    [...rule.keys, ...Object.keys(rule.found)].map(
      (key) => [toFieldName(toMarked(rule.table, key)), { rule, key }] as const,
    ),
  ),
)

/** For `returning` in raw SQL, which is not read; `row` is the alias of the table. */
export function changedRow(table: TopicTable, row: string = table): RawBuilder<unknown> {
  const rule = rules.get(table)
  const keys = rule === undefined ? [] : listKeys(rule, row)
  return sql.join(keys.map(([key, value]) => sql`${value} as ${sql.id(toMarked(table, key))}`))
}

const listKeys = ({ keys, found }: RowTopics, row: string): [string, RawBuilder<unknown>][] => [
  ...keys.map((key): [string, RawBuilder<unknown>] => [key, sql.ref(`${row}.${key}`)]),
  ...Object.entries(found).map(([key, find]): [string, RawBuilder<unknown>] => [key, find(row)]),
]

type WriteNode = InsertQueryNode | UpdateQueryNode | DeleteQueryNode

const isWrite = (node: OperationNode): node is WriteNode =>
  node.kind === 'InsertQueryNode' ||
  node.kind === 'UpdateQueryNode' ||
  node.kind === 'DeleteQueryNode'

function addKeys<Node extends OperationNode>(node: Node): Node {
  if (!isWrite(node)) return node
  const [table, row] = readTable(getWritten(node))
  const rule = rules.get(table)
  if (rule === undefined || isQuiet(rule, node)) return node
  const keys = listKeys(rule, row).map(([key, value]) =>
    SelectionNode.create(
      AliasNode.create(value.toOperationNode(), IdentifierNode.create(toMarked(table, key))),
    ),
  )
  const selections = [...(node.returning?.selections ?? []), ...keys]
  return { ...node, returning: ReturningNode.create(selections) }
}

function isQuiet({ quiet }: RowTopics, node: WriteNode): boolean {
  if (node.kind !== 'UpdateQueryNode') return false
  return (node.updates ?? []).every(
    ({ column }) => ColumnNode.is(column) && quiet.includes(column.column.name),
  )
}

function getWritten(node: WriteNode): OperationNode | undefined {
  if (node.kind === 'InsertQueryNode') return node.into
  return node.kind === 'UpdateQueryNode' ? node.table : node.from.froms[0]
}

function readTable(written: OperationNode | undefined): [table: string, alias: string] {
  if (written === undefined) return ['', '']
  if (TableNode.is(written)) return [written.table.identifier.name, written.table.identifier.name]
  if (!AliasNode.is(written)) return ['', '']
  const [table] = readTable(written.node)
  return [table, IdentifierNode.is(written.alias) ? written.alias.name : table]
}

class ChangedRowsCompiler extends FieldNamesCompiler {
  /** Keeps the node, from which the builder reads what its caller wants returned. */
  override compileQuery(...[node, queryId]: Parameters<QueryCompiler['compileQuery']>) {
    return { ...super.compileQuery(addKeys(node), queryId), query: node }
  }
}

class ChangedRowsDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>()

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection(...options)
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <R>(query: CompiledQuery, ...others: []) => {
      const result: QueryResult<R> = await execute(query, ...others)
      return query.sql.includes(`"${mark}`) ? takeKeys(result) : result
    }
    return connection
  }
}

export class ChangedRowsDialect extends FieldNamesDialect {
  readonly #config: ConstructorParameters<typeof FieldNamesDialect>[0]
  constructor(config: ConstructorParameters<typeof FieldNamesDialect>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): ChangedRowsDriver {
    return new ChangedRowsDriver(this.#config)
  }

  override createQueryCompiler(): QueryCompiler {
    return new ChangedRowsCompiler()
  }
}

function takeKeys<R>(result: QueryResult<R>): QueryResult<R> {
  const publish = running.getStore()
  return {
    ...result,
    rows: result.rows.map((row) => {
      const kept: Record<string, unknown> = {}
      const changed = new Map<RowTopics, Record<string, unknown>>()
      for (const [field, value] of Object.entries(row as object)) {
        const found = keysByField.get(field)
        if (found === undefined) kept[field] = value
        else changed.set(found.rule, { ...changed.get(found.rule), [found.key]: value })
      }
      for (const [rule, keys] of changed) publish?.(rule.read(keys as never))
      return kept as R
    }),
  }
}
