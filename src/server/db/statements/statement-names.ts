// Names of statements: PostgreSQL parses and plans a statement with a name once for each
// connection, and one without a name every time. Only what is asked again gets a name, and a
// connection keeps so many of them at most, as each takes memory there (decision 067).
import { sql } from 'kysely'
import type { Client } from 'pg'

/** What a connection asks for; behind a name the text is sent once. */
export type NamedStatement = { name: string; text: string; values: unknown[] }

const forValuesMark = '/* planned for its values */'
/**
 * Stands in a statement whose plan depends on its values, such as on filters that may be absent: it
 * is planned every time.
 */
export const plannedForValues = sql`/* planned for its values */`

/** So many texts are known at least; of others it is forgotten that they were asked. */
const textsMax = 1_000
/**
 * Longer ones have a parameter for each value of many rows. The longest that is read again and
 * again, the list of events, has some 9,000 and takes 1.3 MB of a connection.
 */
const lengthMax = 12_000
/** So many statements are kept on a connection: 45 kB each there, at the median of all of them. */
export const keptMax = 128

const plainRead = /^\s*(?:select|with)\b[^;]*$/i

/** Whether a statement may be kept. */
export const isNameable = (text: string): boolean =>
  text.length <= lengthMax && !text.includes(forValuesMark)

type KnownText = { uses: number; age: number; named: Omit<NamedStatement, 'values'> | null }

let known = new Map<string, KnownText>()
let knownBefore = new Map<string, KnownText>()

/** The name and text to send for what was asked before; null for what is new. */
function findName(text: string): Omit<NamedStatement, 'values'> | null {
  const one = findKnown(text)
  one.uses += 1
  if (one.uses === 1) return null
  one.named ??= nameText(one.age === 0 ? text : `${text} /* ${one.age} */`)
  return one.named
}

/** Two halves that take turns: what was not asked for a whole turn is forgotten. */
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

/** Names are never given again, so none stands for two texts. */
let namesGiven = 0
const nameText = (text: string): Omit<NamedStatement, 'values'> => {
  namesGiven += 1
  return { name: `s${namesGiven}`, text }
}

/**
 * Its columns have changed since it was planned: from now on it is another statement, with another
 * name on every connection, and another text, by which a pooler tells them apart.
 */
export function renewName(text: string): void {
  const one = findKnown(text)
  one.age += 1
  one.named = null
}

/** What pg keeps of a connection's statements. */
type StatementsOfConnection = Client['connection'] & {
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  close(statement: { type: 'S'; name: string }): void
}

/** The names that one connection knows, those asked last at the end. */
export class KeptNames {
  readonly #connection: StatementsOfConnection
  readonly #names = new Set<string>()

  constructor({ connection }: Pick<Client, 'connection'>) {
    this.#connection = connection as StatementsOfConnection
  }

  /** How to ask for this, or null when it is to be asked without a name. */
  toNamed(text: unknown, values: unknown): NamedStatement | null {
    if (typeof text !== 'string' || !Array.isArray(values) || !isNameable(text)) return null
    // Without values it may be several statements, or one that opens or ends a transaction.
    if (values.length === 0 && !plainRead.test(text)) return null
    const named = findName(text)
    if (named === null) return null
    this.#names.delete(named.name)
    this.#names.add(named.name)
    if (this.#names.size > keptMax) this.#closeOldest()
    return { ...named, values }
  }

  /** It goes out with the next statement. */
  #closeOldest(): void {
    const [oldest = ''] = this.#names
    const { parsedStatements, submittedNamedStatements } = this.#connection
    // What is on its way is closed later.
    if (oldest in submittedNamedStatements) return
    this.#names.delete(oldest)
    if (!(oldest in parsedStatements)) return
    Reflect.deleteProperty(parsedStatements, oldest)
    this.#connection.close({ type: 'S', name: oldest })
  }
}
