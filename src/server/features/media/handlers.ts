import { permit, rolesAtVenue } from '#domain/access/capabilities.ts'
import { mediaPerDay, readMediaLink } from '#domain/media/media.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { takeQuota } from '../newcomer/queries.ts'
import * as store from './queries.ts'

const dayMs = 86_400_000

const link: InTransaction<'media-link'> = async (
  { actor: { playerId }, tx, now, newId, deps },
  { locationId, url, caption },
) => {
  const media = readMediaLink(url)
  if (media === null) return refuse('media-link-invalid', { field: 'url' })
  const place = await store.lockForLink(tx, { playerId, locationId, since: new Date(now - dayMs) })
  if (place === null) return refuse('location-not-found')
  if (!place.isActive) return refuse('not-allowed')
  if (place.count >= mediaPerDay) return refuse('too-many-media', { n: mediaPerDay })
  const mediaId = newId()
  const quota = await takeQuota(tx, { playerId, now, deps, kind: 'media', subjects: [mediaId] })
  if (!quota.ok) return quota
  if (!(await store.addMedia(tx, { mediaId, locationId, playerId, caption, link: media, now })))
    return refuse('media-linked-already', { field: 'url' })
  return ok({ mediaId })
}

const remove: InTransaction<'media-remove'> = async ({ actor, tx, now }, { mediaId }) => {
  const { playerId } = actor
  const media = await store.lockMedia(tx, mediaId, playerId)
  if (media === null) return refuse('media-not-found')
  const isMine = media.playerId === playerId
  const allowed = isMine ? ok(null) : permit(actor, rolesAtVenue(media.isAdmin), 'location.reports')
  if (!allowed.ok) return allowed
  await store.removeMedia(tx, mediaId)
  const { locationId } = media
  if (!isMine) {
    await addLocationLog(
      tx,
      [{ locationId, actorId: playerId, action: 'media-removed', playerId: media.playerId }],
      now,
    )
  }
  return ok({ success: true })
}

export const mediaHandlers = defineHandlers<'media-link' | 'media-remove'>({
  'media-link': link,
  'media-remove': remove,
})
