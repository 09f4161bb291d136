// Writes return the keys of live/row-topics.ts under marked names, taken out here (decision 150).
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
import { rowTopics, type TopicTable } from '../../live/row-topics.ts'
import { FieldNamesCompiler, FieldNamesDialect, toFieldName } from '../tables/column-names.ts'
import type { RowTopics } from './row-rule.ts'

type Publish = (topics: readonly string[]) => void

const running = new AsyncLocalStorage<Publish>()

export const noteChangedRows = <T>(publish: Publish, act: () => Promise<T>): Promise<T> =>
  running.run(publish, act)

export const rowMark = '~'
const toMarked = ({ table, only }: RowTopics, key: string): string =>
  `${rowMark}${[table, ...only.slice(0, 1)].join(' ')}.${key}`
const rules: ReadonlyMap<string, readonly RowTopics[]> = Map.groupBy(
  rowTopics,
  ({ table }) => table,
)
const keysByField = new Map(
  rowTopics.flatMap((rule: RowTopics) =>
    [...rule.keys, ...Object.keys(rule.found)].map(
      (key) => [toFieldName(toMarked(rule, key)), { rule, key }] as const,
    ),
  ),
)

function findRule(table: string, columns: readonly string[]): RowTopics | undefined {
  const found = rules.get(table) ?? []
  const isAll = (only: readonly string[]): boolean => columns.every((name) => only.includes(name))
  const narrow = columns.length > 0 ? found.find(({ only }) => isAll(only)) : undefined
  return narrow ?? found.find(({ only }) => only.length === 0)
}

/** For `returning` in raw SQL; `columns` are those of an update after which fewer topics change. */
export function changedRow(
  table: TopicTable,
  row: string = table,
  columns: readonly string[] = [],
): RawBuilder<unknown> {
  const rule = findRule(table, columns)
  if (rule === undefined) throw new Error(`rows of ${table} have no topics`)
  return sql.join(
    listKeys(rule, row).map(([key, value]) => sql`${value} as ${sql.id(toMarked(rule, key))}`),
  )
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
  const rule = findRule(table, listUpdated(node))
  if (rule === undefined) return node
  const keys = listKeys(rule, row).map(([key, value]) =>
    SelectionNode.create(
      AliasNode.create(value.toOperationNode(), IdentifierNode.create(toMarked(rule, key))),
    ),
  )
  const selections = [...(node.returning?.selections ?? []), ...keys]
  return { ...node, returning: ReturningNode.create(selections) }
}

const listUpdated = (node: WriteNode): string[] =>
  node.kind === 'UpdateQueryNode'
    ? (node.updates ?? []).map(({ column }) => (ColumnNode.is(column) ? column.column.name : ''))
    : []

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
      return query.sql.includes(`"${rowMark}`) ? takeKeys(result) : result
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
