// The names of columns at the edge of the database: camelCase in TypeScript, snake_case in
// PostgreSQL. Statements are translated as they are compiled, and results once each as their columns
// are described, so that a row costs nothing (decision 064). Raw SQL keeps PostgreSQL's names, and
// so do keys inside JSON. A list of values is one parameter, however many they are: so the text of a
// statement stays the same, and its plan can be kept; true and false are written out, so that a kept
// plan may use an index of the rows that are not removed (decision 067).
import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type QueryCompiler,
  type RawBuilder,
  sql,
  ValueNode,
} from 'kysely'
import type { Client } from 'pg'

/** The column of a field: `maxPlayers` lies in `max_players`. A column's own name stays. */
export const toColumnName = memoize((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

/** The field of a column: `max_players` is read as `maxPlayers`. A field's own name stays. */
export const toFieldName = memoize((name) =>
  name.replaceAll(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
)

/** PostgreSQL, with the columns of every built statement named as fields. */
export class FieldNamesDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new FieldNamesCompiler()
  }
}

class FieldNamesCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(toColumnName(identifier))
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node
    const word = OperatorNode.is(operator) ? operator.operator : ''
    if ((word === 'in' || word === 'not in') && PrimitiveValueListNode.is(rightOperand)) {
      this.visitNode(leftOperand)
      this.append(word === 'in' ? ' = any(' : ' <> all(')
      this.appendValue([...rightOperand.values])
      this.append(')')
    } else if (ValueNode.is(rightOperand) && typeof rightOperand.value === 'boolean') {
      this.visitNode(leftOperand)
      this.append(` ${word} ${String(rightOperand.value)}`)
    } else super.visitBinaryOperation(node)
  }
}

/** Names the columns of every result that this connection will get as fields. */
export function nameResultFields({ connection }: Client): void {
  connection.on('rowDescription', ({ fields }: { fields: { name: string }[] }) => {
    for (const field of fields) field.name = toFieldName(field.name)
  })
}

/**
 * A name that someone else gave, as it is: of a role or a database. `sql.id` would take it for a
 * field.
 */
export const quoteName = (name: string): RawBuilder<unknown> =>
  sql.raw(`"${name.replaceAll('"', '""')}"`)

/** The names in statements are few: each is translated once. */
function memoize(translate: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const translated = translate(name)
    known.set(name, translated)
    return translated
  }
}
