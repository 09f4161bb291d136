// Uploads a photo: checks the actor's rights, parses the picture, stores the file, then updates the
// record and queues the removal of the old file (jobs.ts). A crash in between leaves at most an
// unused file, which the daily sweep removes.
import type { PhotoSaved } from '#contract/photo.ts'
import { isPlayer, type Actor, type PlayerActor } from '#domain/access/actor.ts'
import { mayInClub } from '#domain/club/club-rights.ts'
import {
  isPhotoTarget,
  keptSize,
  toPhotoKey,
  toPhotoUrl,
  type PhotoTarget,
} from '#domain/photo/photo.ts'
import { isLocationId, isPlayerId, isUuid } from '#domain/shared/id-form.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { lockVenueFor, openVenueFor } from '../../core/access/open-venue.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import { isUnavailable } from '../../db/errors.ts'
import { transact, type UnitOfWork } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { PhotoStoreError } from '../../uploads/photo-store.ts'
import type { PhotoReader } from '../../uploads/read-photo.ts'
import { publishEventsAt } from '../location/edit-commands.ts'
import { awardCompletedProfile } from '../player/commands.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
import { dropPhoto } from './commands.ts'
import * as store from './queries.ts'

type MayNot =
  | 'not-signed-in'
  | 'not-a-player'
  | 'photo-target'
  | 'not-allowed'
  | 'second-factor-needed'
  | 'location-not-found'
  | 'club-not-found'
  | 'unavailable'
type Place = { actor: PlayerActor; target: PhotoTarget; targetId: string }
type Change = { place: Place; photoUrl: string; now: number }

export type PhotoHandlers = {
  /** Checked before any part of the upload is received. */
  mayUpload(actor: Actor, target: string, targetId: string): Promise<Result<Place, MayNot>>
  upload(
    place: Place,
    bytes: Uint8Array,
  ): Promise<Result<PhotoSaved, MayNot | 'photo-type' | 'photo-broken'>>
}

const isTargetId: Readonly<Record<PhotoTarget, (text: string) => boolean>> = {
  player: isPlayerId,
  location: isLocationId,
  // A club is addressed by the key of its public page.
  club: isUuid,
}

const mayUpload =
  (deps: Deps): PhotoHandlers['mayUpload'] =>
  async (actor, target, targetId) => {
    if (actor.kind === 'visitor') return refuse('not-signed-in')
    if (!isPlayer(actor)) return refuse('not-a-player')
    if (!isPhotoTarget(target) || !isTargetId[target](targetId)) return refuse('photo-target')
    if (target === 'player')
      return targetId === actor.playerId ? ok({ actor, target, targetId }) : refuse('not-allowed')
    if (target === 'club') {
      const role = await store.findClubRole(deps.db, targetId, actor.playerId)
      if (role === null) return refuse('club-not-found')
      return mayInClub({ role, office: null }, 'club.profile')
        ? ok({ actor, target, targetId })
        : refuse('not-allowed')
    }
    const allowed = await openVenueFor({ tx: deps.db, actor }, targetId, 'location.photo')
    return allowed.ok ? ok({ actor, target, targetId }) : allowed
  }

async function changePlayer(
  unit: UnitOfWork,
  { place: { targetId }, photoUrl }: Change,
): Promise<string> {
  const { tx, effects, now } = unit
  const { before, ...watchers } = await store.replacePlayerPhoto(tx, targetId, photoUrl, now)
  await awardCompletedProfile(unit, targetId)
  publishToWatchers(effects, targetId, watchers)
  return before
}

/** Checked again, because the admin role may have ended during the upload. */
async function changeLocation(
  { tx, effects, now }: UnitOfWork,
  { place: { actor, targetId }, photoUrl }: Change,
): Promise<Result<string, MayNot>> {
  const allowed = await lockVenueFor({ tx, actor }, targetId, 'location.photo')
  if (!allowed.ok) return allowed
  const { before } = await store.replaceLocationPhoto(tx, targetId, photoUrl, now)
  await addLocationLog(
    tx,
    [{ locationId: targetId, actorId: actor.playerId, action: 'photo-changed' }],
    now,
  )
  await publishEventsAt(tx, effects, targetId)
  return ok(before)
}

/** Checked again, because owner and key may have changed during the upload. */
async function changeClub(
  { tx }: UnitOfWork,
  { place: { actor, targetId }, photoUrl }: Change,
): Promise<Result<string, MayNot>> {
  const club = await store.lockClubOfKey(tx, targetId)
  if (club?.ownerId !== actor.playerId) return refuse('club-not-found')
  await store.setClubPhoto(tx, targetId, photoUrl)
  return ok(club.photoUrl)
}

async function saveChange(deps: Deps, change: Change): Promise<Result<null, MayNot>> {
  try {
    return await transact(deps, change.now, (unit) => makeChange(unit, change))
  } catch (error) {
    if (isUnavailable(error)) return refuse('unavailable')
    throw error
  }
}

async function changeTarget(unit: UnitOfWork, change: Change): Promise<Result<string, MayNot>> {
  switch (change.place.target) {
    case 'player':
      return ok(await changePlayer(unit, change))
    case 'location':
      return changeLocation(unit, change)
    case 'club':
      return changeClub(unit, change)
  }
}

async function makeChange(unit: UnitOfWork, change: Change): Promise<Result<null, MayNot>> {
  const { tx } = unit
  const changed = await changeTarget(unit, change)
  if (!changed.ok) return changed
  await dropPhoto(tx, changed.value, change.now)
  return ok(null)
}

const upload =
  (deps: Deps, readPhoto: PhotoReader): PhotoHandlers['upload'] =>
  async (place, bytes) => {
    const photo = await readPhoto(bytes, keptSize[place.target])
    if (!photo.ok) return photo
    const now = deps.clock.now()
    const key = toPhotoKey(deps.newId())
    const photoURL = toPhotoUrl(key, now)
    try {
      await deps.photos.put(key, photo.value)
    } catch (error) {
      if (!(error instanceof PhotoStoreError)) throw error
      deps.log.warn({ err: error }, 'a photo could not be kept')
      return refuse('unavailable')
    }
    const saved = await saveChange(deps, { place, photoUrl: photoURL, now })
    if (saved.ok) return ok({ photoURL })
    // When the commit's outcome is unknown, the record may use the file, so it stays.
    if (saved.refusal.code !== 'unavailable')
      await deps.photos
        .remove(key)
        .catch((error: unknown) =>
          deps.log.warn({ err: error }, 'a refused photo could not be removed'),
        )
    return saved
  }

export const photoHandlers = (deps: Deps, readPhoto: PhotoReader): PhotoHandlers => ({
  mayUpload: mayUpload(deps),
  upload: upload(deps, readPhoto),
})
