// Removes the files of photos that no record names anymore. Their names are queued in the
// transaction that replaced them, so that a crash, a hanging bucket or a running backup only puts
// the removal off. The daily sweep queues what no one queued.
import { keyOfPhotoUrl, photoMadeAt } from '#domain/photo/photo.ts'
import { arePhotosHeld } from '../../db/photo-hold.ts'
import type { Deps } from '../../deps.ts'
import { followChanges } from '../../jobs/follow-changes.ts'
import { claimRemovals, endRemovals, listPhotoUrls, queueRemovals } from './queries.ts'

type RemovalDeps = Pick<Deps, 'db' | 'photos' | 'clock' | 'log'>

const dayMs = 86_400_000
/**
 * Removed at a time. A bucket that hangs takes eight seconds, which a stop of the server waits for.
 */
const removedAtOnce = 8
/** Longer than one removal may take, so that no other server tries meanwhile. */
const firstPauseMs = 30_000
const longestPauseMs = 3_600_000
const restMs = 100

/**
 * Removes files as soon as their removal is queued; returns how to stop, which does not wait for a
 * store that hangs.
 */
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
 * Removes every file that is due for it; answers how many. Ends at the first ones that fail, or
 * that a backup holds: they are due again later. Several servers may do it at once.
 */
export async function removeDuePhotos(
  { db, photos, clock, log }: RemovalDeps,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0
  for (;;) {
    const pauses = { firstPauseMs, longestPauseMs }
    const keys = await claimRemovals(db, { now: clock.now(), atMost: removedAtOnce, ...pauses })
    // Asked after the claim: a backup that begins later does not name these files anymore.
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

/** Resolves with null when the signal is aborted; never without one. */
const waitForAbort = (signal: AbortSignal | undefined): Promise<null> =>
  new Promise((resolve) => {
    if (signal?.aborted === true) resolve(null)
    signal?.addEventListener('abort', () => resolve(null), { once: true })
  })

/**
 * Queues the removal of files that no record names: what a crash or a lost commit left. A file may
 * be named a moment after it is kept, so only those more than a day old are looked at. Answers how
 * many; files without a time in their name stay.
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
  // Read after the list: what is named by now is never removed.
  const named = new Set((await listPhotoUrls(db)).map(keyOfPhotoUrl))
  const lost = old.filter((key) => !named.has(key))
  await queueRemovals(db, lost, now)
  return lost.length
}
