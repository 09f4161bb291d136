// Detects unresponsive connections of a pool. After half a second of waiting, PostgreSQL is asked
// on a new connection about the others (ask-backends.ts). Invariants: no questions while all is
// well; a running statement is left alone however long it takes; the database counts as away only
// when neither the new connection nor any other got data; while away no one waits for it, and it is
// polled until it answers.
import type { BackendReport } from './ask-backends.ts'
import { DatabaseUnavailable } from './errors.ts'
import type { WatchedClient } from './watched-client.ts'

export const slowMs = 500
const askAgainMs = 400
/** A backend idle this long (ms) while we await its answer never received the statement. */
const idleForMs = 300

export type PoolWatch = {
  notice(): void
  assertWell(): void
  /**
   * Registers a waiter until the returned function is called; `giveUp` is called when the database
   * goes away.
   */
  addWaiting(giveUp: (error: Error) => void): () => void
  stop(): void
}

export type WatchOptions = {
  clients: ReadonlySet<WatchedClient>
  ask: (pids: readonly number[]) => Promise<BackendReport[]>
  onBlocked: (clients: readonly WatchedClient[]) => void
  onAway: () => void
  onBack: () => void
}

function createWaiters(clients: ReadonlySet<WatchedClient>) {
  const waiters = new Set<{ since: number; giveUp: (error: Error) => void }>()
  return {
    oldest: (): number | null =>
      findOldest([
        ...[...clients].map(({ waitingSince }) => waitingSince),
        ...[...waiters].map(({ since }) => since),
      ]),
    add: (giveUp: (error: Error) => void): (() => void) => {
      const waiter = { since: performance.now(), giveUp }
      waiters.add(waiter)
      return () => waiters.delete(waiter)
    },
    giveUp: (error: Error): void => {
      for (const client of clients) client.abandon(error)
      for (const waiter of waiters) waiter.giveUp(error)
    },
  }
}

export function createPoolWatch(options: WatchOptions): PoolWatch {
  const { clients, onAway, onBack } = options
  const waiters = createWaiters(clients)
  let timer: NodeJS.Timeout | null = null
  let isAway = false
  let isStopped = false

  const lookIn = (ms: number): void => {
    timer = setTimeout(() => void look(), ms).unref()
  }

  async function look(): Promise<void> {
    const since = waiters.oldest()
    const waitedMs = since === null ? 0 : performance.now() - since
    if (since !== null && waitedMs >= slowMs) await lookCloser()
    timer = null
    if (isStopped || isAway || waiters.oldest() === null) return
    lookIn(waitedMs < slowMs ? Math.max(10, slowMs - waitedMs) : slowMs)
  }

  async function lookCloser(): Promise<void> {
    const seen = observe(clients)
    const answer = await askAbout(options, seen)
    // First reads data that arrived while this process itself was stalled.
    await new Promise((resolve) => setImmediate(resolve))
    if (isStopped) return
    if (answer.reports !== null) handleReports(options, seen, answer.reports)
    else if (!answer.isThere && !isAnyHeard(clients, seen) && waiters.oldest() !== null) goAway()
  }

  const goAway = (): void => {
    const error = new DatabaseUnavailable('database', 'the database does not answer')
    isAway = true
    onAway()
    waiters.giveUp(error)
    askUntilBack(
      options,
      () => isStopped,
      () => {
        isAway = false
        onBack()
      },
    )
  }

  const notice = (): void => {
    if (timer === null && !isAway && !isStopped) lookIn(slowMs)
  }
  return {
    notice,
    assertWell: () => {
      if (isAway) throw new DatabaseUnavailable('database', 'the database is away')
    },
    addWaiting: (giveUp) => {
      const remove = waiters.add(giveUp)
      notice()
      return remove
    },
    stop: () => {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}

async function askAbout(
  { ask }: WatchOptions,
  seen: readonly Seen[],
): Promise<{ isThere: boolean; reports: BackendReport[] | null }> {
  try {
    return {
      isThere: true,
      reports: await ask(seen.flatMap(({ client }) => client.backendPid ?? [])),
    }
  } catch (error) {
    return { isThere: hasAnswered(error), reports: null }
  }
}

const observe = (clients: ReadonlySet<WatchedClient>): Seen[] =>
  [...clients].map((client) => ({
    client,
    since: client.waitingSince,
    heard: client.bytesHeard,
  }))

function isAnyHeard(clients: ReadonlySet<WatchedClient>, seen: readonly Seen[]): boolean {
  const before = new Map(seen.map(({ client, heard }) => [client, heard]))
  return [...clients].some((client) => client.bytesHeard > (before.get(client) ?? 0))
}

type Seen = { client: WatchedClient; since: number | null; heard: number }

function handleReports(
  { onBlocked }: WatchOptions,
  seen: readonly Seen[],
  reports: readonly BackendReport[],
): void {
  const reportByPid = new Map(reports.map((report) => [report.pid, report]))
  const reported = seen.flatMap((one) => {
    const { client, since, heard } = one
    if (client.backendPid === null || client.bytesHeard > heard || client.waitingSince !== since)
      return []
    return [{ one, client, report: reportByPid.get(client.backendPid) ?? null }]
  })
  const silent = reported.filter(({ one, report }) => isSilent(one, report))
  // Idle connections may have broken for the same reason, and replacing them is cheap.
  const suspects = silent.length === 0 ? [] : reported.filter(({ client }) => client.kind === null)
  for (const { client } of [...silent, ...suspects]) {
    client.abandon(new DatabaseUnavailable('connection', 'the connection fell silent'))
  }
  const blocked = reported.filter(({ one, report }) => isOverdue(one) && report?.isBlocked === true)
  if (blocked.length > 0) onBlocked(blocked.map(({ client }) => client))
}

const isOverdue = ({ since }: Seen): boolean =>
  since !== null && performance.now() - since >= slowMs

/**
 * True when PostgreSQL doesn't know the connection, or was idle all the time we waited for its
 * answer.
 */
const isSilent = (seen: Seen, report: BackendReport | null): boolean =>
  report === null || (isOverdue(seen) && report.idleMs !== null && report.idleMs >= idleForMs)

function askUntilBack({ ask }: WatchOptions, isStopped: () => boolean, onBack: () => void): void {
  let isBack = false
  const comeBack = (): void => {
    if (isBack || isStopped()) return
    isBack = true
    onBack()
  }
  const asking = setInterval(() => {
    if (isBack || isStopped()) clearInterval(asking)
    else
      ask([]).then(comeBack, (error: unknown) => {
        if (hasAnswered(error)) comeBack()
      })
  }, askAgainMs).unref()
}

function findOldest(times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/**
 * True when PostgreSQL itself refused the question (SQLSTATE), except while starting or stopping.
 */
function hasAnswered(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return (
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code) &&
    !error.code.startsWith('57P') &&
    'severity' in error
  )
}
