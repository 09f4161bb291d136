// Statements with constant text are built and compiled once and reused with other values, because
// building one takes as long as reading its result.
import type { CompiledQuery } from 'kysely'
import type { Database } from '../open-database.ts'

type Build<Values extends readonly string[], Row> = (
  db: Database,
  ...values: Values
) => { compile(): CompiledQuery<Row> }

const toMark = (index: number): string => `\u0000value ${index}`

/**
 * Builds a statement once and reuses it with other values. `build` must insert each value unchanged
 * and not branch on them.
 */
export function buildOnce<Values extends readonly string[], Row>(
  build: Build<Values, Row>,
): (db: Database, ...values: Values) => CompiledQuery<Row> {
  let kept: CompiledQuery<Row> | null = null
  let indexes: readonly number[] = []
  const keep = (db: Database, values: Values): CompiledQuery<Row> => {
    const marks = values.map((_value, index) => toMark(index))
    const compiled = build(db, ...(marks as unknown as Values)).compile()
    indexes = compiled.parameters.map((parameter) => marks.indexOf(parameter as string))
    if (marks.some((mark) => !compiled.parameters.includes(mark)))
      throw new Error('a value is no parameter of its statement')
    return compiled
  }
  return (db, ...values) => {
    kept ??= keep(db, values)
    const parameters = kept.parameters.map((parameter, n) => values[indexes[n] ?? -1] ?? parameter)
    return { ...kept, parameters }
  }
}
