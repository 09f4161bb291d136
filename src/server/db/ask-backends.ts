// Asks PostgreSQL, on a separate connection, about the pool's connections: whether an unanswered
// statement is running, waits for a lock, or never arrived.
import type { ClientConfig } from 'pg'
import { WatchedClient } from './watched-client.ts'

export type BackendReport = {
  pid: number
  /** Idle time in ms; null while it is working. */
  idleMs: number | null
  isBlocked: boolean
}

const blockedForMs = 400

/**
 * Reports on the connections with these pids; PostgreSQL doesn't know the ones left out. Of the
 * statements waiting for a lock, all but the oldest `blockedMax` are canceled. Rejects when there
 * is no answer within `limitMs`.
 */
export async function loadBackendStatus(
  connection: ClientConfig,
  { pids, blockedMax, limitMs }: { pids: readonly number[]; blockedMax: number; limitMs: number },
): Promise<BackendReport[]> {
  const client = new WatchedClient({
    ...connection,
    application_name: 'sideout watch',
    connectionTimeoutMillis: limitMs,
    statement_timeout: limitMs,
    answerMs: limitMs,
  })
  client.on('error', () => undefined)
  const late = setTimeout(() => setImmediate(() => client.abandon(new Error('no answer'))), limitMs)
  try {
    await client.connect()
    const { rows } = await client.query<BackendReport>(reportSql, [pids])
    const blocked = rows.filter(({ isBlocked }) => isBlocked)
    if (blocked.length > blockedMax) await client.query(cancelSql, [pids, blockedForMs, blockedMax])
    return rows
  } finally {
    clearTimeout(late)
    void client.end().catch(() => undefined)
  }
}

const reportSql = `
  select pid,
    case when state like 'idle%' then extract(epoch from clock_timestamp() - state_change)::float8 * 1000 end as "idleMs",
    coalesce(wait_event_type = 'Lock' and state = 'active', false) as "isBlocked"
  from pg_stat_activity where pid = any($1::int[])`

/** One statement finds and cancels, so that a connection that resumes meanwhile is left alone. */
const cancelSql = `
  select pg_cancel_backend(pid) from (
    select pid from pg_stat_activity
    where pid = any($1::int[]) and wait_event_type = 'Lock' and state = 'active'
      and clock_timestamp() - query_start > make_interval(secs => $2::float8 / 1000)
    order by query_start offset $3) too_many`
