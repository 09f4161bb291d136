// Statements with a text that is always the same: they are built and compiled once, and asked again with
// other values. Building one takes as long as what it answers takes to read.
import type { CompiledQuery } from 'kysely'
import type { Database } from '../open-database.ts'

type Build<Values extends readonly string[], Row> = (
  db: Database,
  ...values: Values
) => { compile(): CompiledQuery<Row> }

/** Stands for the value at an index while the text is made; no value is like it. */
const toMark = (index: number): string => `\u0000value ${index}`

/**
 * Builds a statement once and asks it with other values from then on. `build` puts each of its
 * values into the statement as it is, and decides nothing by them.
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
