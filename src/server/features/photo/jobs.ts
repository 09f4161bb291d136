// Removes photo files that no record uses. Removals are queued in the transaction that replaced the
// photo, so crashes, a hanging bucket or a running backup only delay them; a daily sweep queues
// forgotten files.
import { keyOfPhotoUrl, photoMadeAt } from '#domain/photo/photo.ts'
import { arePhotosHeld } from '../../db/photo-hold.ts'
import type { Deps } from '../../deps.ts'
import { followChanges } from '../../jobs/follow-changes.ts'
import { claimRemovals, endRemovals, listPhotoUrls, queueRemovals } from './queries.ts'

type RemovalDeps = Pick<Deps, 'db' | 'photos' | 'clock' | 'log'>

const dayMs = 86_400_000
/**
 * Concurrent removals. A hanging bucket takes eight seconds, which stopping the server waits for.
 */
const removedAtOnce = 8
/** Longer than one removal can take, so that no other server retries meanwhile. */
const firstPauseMs = 30_000
const longestPauseMs = 3_600_000
const restMs = 100

export function startPhotoRemovals(deps: RemovalDeps & Pick<Deps, 'bus'>): () => Promise<void> {
  const stopping = new AbortController()
  const stop = followChanges(deps, {
    look: () => removeDuePhotos(deps, stopping.signal),
    follows: /^photo-removals$/,
    restMs,
    failed: 'photos could not be removed; trying again',
  })
  return async () => {
    stopping.abort()
    await stop()
  }
}

/**
 * Removes all due files; returns how many. Stops at the first failure or while a backup holds
 * files; they become due again. Safe on several servers at once.
 */
export async function removeDuePhotos(
  { db, photos, clock, log }: RemovalDeps,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0
  for (;;) {
    const pauses = { firstPauseMs, longestPauseMs }
    const keys = await claimRemovals(db, { now: clock.now(), atMost: removedAtOnce, ...pauses })
    // Checked after the claim: a backup that begins later no longer includes these files.
    if (keys.length === 0 || (await arePhotosHeld(db))) return removed
    const removing = Promise.allSettled(keys.map((key) => photos.remove(key)))
    const outcomes = await Promise.race([removing, waitForAbort(signal)])
    if (outcomes === null) return removed
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    const gone = keys.filter((_, index) => outcomes[index]?.status === 'fulfilled')
    await endRemovals(db, gone)
    removed += gone.length
    const [failure] = failures
    if (failure === undefined) continue
    log.warn(
      { err: failure.reason, photos: failures.length },
      'photos could not be removed; they are tried again',
    )
    return removed
  }
}

const waitForAbort = (signal: AbortSignal | undefined): Promise<null> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) resolve(null)
    signal?.addEventListener('abort', () => resolve(null), { once: true })
  })

/**
 * Queues files that no record names, left by a crash or a lost commit. Only files older than a day,
 * because a record may name a new one a moment later. Returns how many; files without a time in
 * their name stay.
 */
export async function sweepPhotos({
  db,
  photos,
  clock,
}: Pick<Deps, 'db' | 'photos' | 'clock'>): Promise<number> {
  const now = clock.now()
  const oldest = now - dayMs
  await photos.removeUnfinished(oldest)
  const old = (await photos.list()).filter((key) => (photoMadeAt(key) ?? oldest) < oldest)
  // Read after listing the files, so that photos named meanwhile are kept.
  const named = new Set((await listPhotoUrls(db)).map(keyOfPhotoUrl))
  const lost = old.filter((key) => !named.has(key))
  await queueRemovals(db, lost, now)
  return lost.length
}
