// Finds the templates inside a statement, and asks PostgreSQL for the type of each by calling an
// unknown function with it: the error names the type.
import type { CompiledQuery, RawNode } from 'kysely'
import type { Client } from 'pg'
import { FieldNamesCompiler } from '#server/db/tables/column-names.ts'
import { describeStatement } from './describe-statement.ts'
import { toCastKey } from './read-sql-casts.ts'

const [start, end, close] = ['⟦', '⟧', '⟩']

export type MarkedStatement = {
  /** The text with each template between marks that name its number. */
  marked: string
  numbers: readonly number[]
  /** Of a statement that is a template. */
  root: number | null
}

/** A fragment of `sql.ref` and its like has no raw text. */
const isTemplate = ({ sqlFragments }: RawNode): boolean => 'raw' in sqlFragments

class MarkingCompiler extends FieldNamesCompiler {
  readonly #numbersByKey: ReadonlyMap<string, number>
  readonly found = new Set<number>()
  constructor(numbersByKey: ReadonlyMap<string, number>) {
    super()
    this.#numbersByKey = numbersByKey
  }

  findNumber(node: RawNode): number | null {
    return isTemplate(node) ? (this.#numbersByKey.get(toCastKey(node.sqlFragments)) ?? null) : null
  }

  protected override visitRaw(node: RawNode): void {
    const number = this.findNumber(node)
    if (number === null) {
      super.visitRaw(node)
      return
    }
    this.found.add(number)
    this.append(`${start}${number}${end}`)
    super.visitRaw(node)
    this.append(close)
  }
}

export function markCasts(
  { query, queryId }: CompiledQuery,
  numbersByKey: ReadonlyMap<string, number>,
): MarkedStatement {
  const compiler = new MarkingCompiler(numbersByKey)
  const { sql: marked } = compiler.compileQuery(query, queryId)
  const root = query.kind === 'RawNode' ? compiler.findNumber(query) : null
  return { marked, numbers: [...compiler.found].filter((number) => number !== root), root }
}

/** A template is an expression, a table, or the rows of a subquery. */
const ways = [
  ['reveal(', ')'],
  ['(select reveal(one) from ', ' as revealed (one))'],
  ['select reveal(one) from (', ') as revealed (one)'],
] as const

/** The name of the type of a template that is a value, or a table of one column; null: unknown. */
export const revealType = (
  client: Client,
  marked: string,
  number: number,
): Promise<string | null> => revealBy(client, { marked, number }, ways)

/** Of one column of a template that is a table. */
export const revealColumn = (
  client: Client,
  marked: string,
  number: number,
  column: string,
): Promise<string | null> =>
  revealBy(client, { marked, number }, [
    [`(select reveal(one."${column}") from `, ' as one)'],
    [`select reveal(one."${column}") from (`, ') as one'],
  ])

async function revealBy(
  client: Client,
  { marked, number }: { marked: string; number: number },
  tried: readonly (readonly [before: string, after: string])[],
): Promise<string | null> {
  for (const [before, after] of tried) {
    const message = await describeStatement(client, wrap(marked, number, before, after)).then(
      () => '',
      (error: unknown) => (error as Error).message,
    )
    const name = /^function reveal\((.*)\) does not exist$/.exec(message)?.[1]
    if (name !== undefined) return name
  }
  return null
}

function wrap(marked: string, number: number, before: string, after: string): string {
  const open: string[] = []
  return marked.replaceAll(/⟦(\d+)⟧|⟩/g, (_mark, found: string | undefined) => {
    if (found !== undefined) open.push(found)
    const isWanted = (found ?? open.pop()) === String(number)
    if (!isWanted) return ''
    return found === undefined ? after : before
  })
}
