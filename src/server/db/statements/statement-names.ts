// Names for prepared statements: PostgreSQL plans a named statement once per connection, and an
// unnamed one every time. Only repeated statements get a name, and each connection keeps a limited
// number, because each takes memory there (decision 067).
import { sql } from 'kysely'
import type { Client } from 'pg'

export type NamedStatement = { name: string; text: string; values: unknown[] }

const forValuesMark = '/* planned for its values */'
/**
 * Marks a statement whose plan depends on its values, such as optional filters, so that it is
 * planned every time.
 */
export const plannedForValues = sql`/* planned for its values */`

const textsMax = 1_000
/**
 * Longer ones have a parameter for each value of many rows. The longest repeated query, the list of
 * events, has some 9,000 and takes 1.3 MB of a connection's memory.
 */
const lengthMax = 12_000
/** Statements kept per connection, with a median of 45 kB each. */
export const keptMax = 128

const plainRead = /^\s*(?:select|with)\b[^;]*$/i

export const isNameable = (text: string): boolean =>
  text.length <= lengthMax && !text.includes(forValuesMark)

type KnownText = { uses: number; age: number; named: Omit<NamedStatement, 'values'> | null }

let known = new Map<string, KnownText>()
let knownBefore = new Map<string, KnownText>()

function findName(text: string): Omit<NamedStatement, 'values'> | null {
  const one = findKnown(text)
  one.uses += 1
  if (one.uses === 1) return null
  one.named ??= nameText(one.age === 0 ? text : `${text} /* ${one.age} */`)
  return one.named
}

/** Two generations that alternate: a text unused for a whole generation is forgotten. */
function findKnown(text: string): KnownText {
  const found = known.get(text)
  if (found !== undefined) return found
  const one = knownBefore.get(text) ?? { uses: 0, age: 0, named: null }
  if (known.size >= textsMax) {
    knownBefore = known
    known = new Map()
  }
  known.set(text, one)
  return one
}

/** Names are never reused, so a name can't stand for two texts. */
let namesGiven = 0
const nameText = (text: string): Omit<NamedStatement, 'values'> => {
  namesGiven += 1
  return { name: `s${namesGiven}`, text }
}

/**
 * Call when the columns have changed since planning: the statement gets a new name, and a changed
 * text, by which poolers tell them apart.
 */
export function renewName(text: string): void {
  const one = findKnown(text)
  one.age += 1
  one.named = null
}

type StatementsOfConnection = Client['connection'] & {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  close(statement: { type: 'S'; name: string }): void
}

export class KeptNames {
  readonly #connection: StatementsOfConnection
  readonly #names = new Set<string>()

  constructor({ connection }: Pick<Client, 'connection'>) {
    this.#connection = connection as StatementsOfConnection
  }

  toNamed(text: unknown, values: unknown): NamedStatement | null {
    if (typeof text !== 'string' || !Array.isArray(values) || !isNameable(text)) return null
    // Without values it may be several statements, or a transaction command.
    if (values.length === 0 && !plainRead.test(text)) return null
    const named = findName(text)
    if (named === null) return null
    this.#names.delete(named.name)
    this.#names.add(named.name)
    if (this.#names.size > keptMax) this.#closeOldest()
    return { ...named, values }
  }

  #closeOldest(): void {
    const [oldest = ''] = this.#names
    const { parsedStatements, submittedNamedStatements } = this.#connection
    if (oldest in submittedNamedStatements) return
    this.#names.delete(oldest)
    if (!(oldest in parsedStatements)) return
    Reflect.deleteProperty(parsedStatements, oldest)
    this.#connection.close({ type: 'S', name: oldest })
  }
}
