// Invalidations through PostgreSQL between programs that share a database, beside the servers' bus.
// Operator commands send them in their own transaction, so they arrive exactly when it commits. A
// lost message costs freshness, never correctness.
import { sql } from 'kysely'
import * as v from 'valibot'
import type { DatabaseConnection, Database } from './open-database.ts'
import { WatchedClient } from './watched-client.ts'

const channel = 'sideout_wake'
/** PostgreSQL allows 8,000 bytes. */
const payloadMaxBytes = 7_000
const pausesMs = { first: 100, longest: 5_000 } as const
/** How often a listening connection pings, since it would not notice a dead peer otherwise. */
const pingMs = 5_000
const answerMs = 3_000

/**
 * Invalidates these topics on every server of the database once `tx` commits; null invalidates
 * everything.
 */
export async function sendInvalidation(
  tx: Database,
  topics: readonly string[] | null,
): Promise<void> {
  const payload = topics === null ? '' : JSON.stringify(topics)
  await sql`select pg_notify(${channel},
    ${Buffer.byteLength(payload) > payloadMaxBytes ? '' : payload})`.execute(tx)
}

export type OperatorAct = { command: string; userId: string | null }

export async function sendOperatorAct(tx: Database, act: OperatorAct): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(act)})`.execute(tx)
}

type Hearing = {
  operatorActed(act: OperatorAct): void
  invalidate(topics: string[]): void
  invalidateEverything(): void
  onDown(error: unknown): void
}

/**
 * Listens on a separate connection that is reopened when it breaks; resolves once it listens.
 * `stop` ends it.
 */
export async function listenForInvalidations(
  connection: DatabaseConnection,
  hearing: Hearing,
): Promise<() => Promise<void>> {
  let client: WatchedClient | null = null
  let timer: NodeJS.Timeout | undefined
  let pauseMs: number = pausesMs.first
  let isStopped = false
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

function readMessage(payload: string | undefined): v.InferOutput<typeof messageSchema> | null {
  try {
    const parsed = v.safeParse(messageSchema, JSON.parse(payload ?? ''))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
