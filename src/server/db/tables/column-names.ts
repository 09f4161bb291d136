// Translates column names at the database boundary: camelCase in TypeScript, snake_case in
// PostgreSQL. Statements are translated when compiled and results once per column description, so
// rows cost nothing (decision 064). Raw SQL and keys inside JSON keep PostgreSQL's names. A list of
// values is one parameter, so that the statement text and its plan stay the same; booleans are
// literals, so that a kept plan may use partial indexes (decision 067).
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

export const toColumnName = memoize((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

export const toFieldName = memoize((name) =>
  name.replaceAll(/(?<=[a-z0-9])_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
)

export class FieldNamesDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new FieldNamesCompiler()
  }
}

export class FieldNamesCompiler extends PostgresQueryCompiler {
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

export function nameResultFields({ connection }: Client): void {
  connection.on('rowDescription', ({ fields }: { fields: { name: string }[] }) => {
    for (const field of fields) field.name = toFieldName(field.name)
  })
}

/** Quotes an external name, of a role or database, unchanged; `sql.id` would translate it. */
export const quoteName = (name: string): RawBuilder<unknown> =>
  sql.raw(`"${name.replaceAll('"', '""')}"`)

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
