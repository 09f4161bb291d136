// Invalidations between programs that share a database, beside the bus of the servers: what the operator's
// commands change is told in their own transaction, so it is heard exactly when it is committed. A
// lost message costs freshness, never correctness.
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Connection, Database } from './open-database.ts'
import { WatchedClient } from './watched-client.ts'

const channel = 'sideout_wake'
/** PostgreSQL takes 8,000 bytes. */
const payloadMaxBytes = 7_000
const pausesMs = { first: 100, longest: 5_000 } as const
/**
 * A connection that only listens would not notice that no one speaks anymore: it asks this often.
 */
const pingMs = 5_000
const answerMs = 3_000

/** Invalidates these topics on every server of the database once `tx` commits; null invalidates everything. */
export async function sendInvalidation(
  tx: Database,
  topics: readonly string[] | null,
): Promise<void> {
  const payload = topics === null ? '' : JSON.stringify(topics)
  await sql`select pg_notify(${channel},
    ${Buffer.byteLength(payload) > payloadMaxBytes ? '' : payload})`.execute(tx)
}

export type OperatorAct = { command: string; userId: string | null }

/** Tells every server of the database what the operator did once `tx` commits. */
export async function sendOperatorAct(tx: Database, act: OperatorAct): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(act)})`.execute(tx)
}

type Hearing = {
  operatorActed(act: OperatorAct): void
  invalidate(topics: string[]): void
  /** Anything may have changed: it was said so, or messages were missed. */
  invalidateEverything(): void
  onDown(error: unknown): void
}

/**
 * Listens on a connection of its own, which is opened again when it breaks; resolves when it hears.
 * `stop` ends it.
 */
export async function listenForInvalidations(
  connection: Connection,
  hearing: Hearing,
): Promise<() => Promise<void>> {
  let client: WatchedClient | null = null
  let timer: NodeJS.Timeout | undefined
  let pauseMs: number = pausesMs.first
  let isStopped = false
  // An answer that does not come ends the connection, which is then opened again.
  const pinging = setInterval(
    () => void client?.query('select 1').catch(() => undefined),
    pingMs,
  ).unref()

  const hear = (payload: string | undefined): void => {
    const message = readMessage(payload)
    if (message === null) hearing.invalidateEverything()
    else if (Array.isArray(message)) hearing.invalidate(message)
    else hearing.operatorActed(message)
  }
  const again = (error: unknown): void => {
    client = null
    if (isStopped || timer !== undefined) return
    hearing.onDown(error)
    timer = setTimeout(() => {
      timer = undefined
      open().then(() => hearing.invalidateEverything(), again)
    }, pauseMs).unref()
    pauseMs = Math.min(pauseMs * 2, pausesMs.longest)
  }
  const open = async (): Promise<void> => {
    const opened = new WatchedClient({
      ...connection,
      connectionTimeoutMillis: 1_500,
      application_name: 'sideout wakes',
      answerMs,
    })
    opened.on('error', again)
    opened.on('end', () => again(new Error('the connection ended')))
    opened.on('notification', ({ payload }) => hear(payload))
    await opened.connect()
    await opened.query(`listen ${channel}`)
    client = opened
    pauseMs = pausesMs.first
  }
  await open().catch(again)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    clearInterval(pinging)
    await client?.end().catch(() => undefined)
  }
}

const messageSchema = v.union([
  v.array(v.string()),
  v.object({ command: v.string(), userId: v.nullable(v.string()) }),
])

/** Null for anything else, such as what a later release says. */
function readMessage(payload: string | undefined): v.InferOutput<typeof messageSchema> | null {
  try {
    const parsed = v.safeParse(messageSchema, JSON.parse(payload ?? ''))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
