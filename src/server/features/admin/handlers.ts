// Venue admins: inviting and becoming one. The lock on the venue's row keeps a leaving inviter and
// an accepting invitee from racing.
import { activeLocationLimit } from '#domain/location/location.ts'
import { requestDays } from '#domain/message/message.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockVenueFor } from '../../core/access/open-venue.ts'
import { isVenueAdmin } from '../../core/access/venue-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import { findVisiblePlayer } from '../../core/player/block-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { publishAdminRole } from '../location/edit-commands.ts'
import { addMessages } from '../message/commands.ts'
import { markRequestUsed } from '../message/request-commands.ts'
import { lockRequest } from '../message/request-queries.ts'
import { takeQuota } from '../newcomer/queries.ts'
import { findMembershipFacts, joinLocation, lockMembership } from '../player/membership-queries.ts'
import { publishToWatchers } from '../player/watcher-commands.ts'
import * as store from './queries.ts'

const dayMs = 86_400_000

const invite: InTransaction<'locationsAdmin-invite'> = async (
  { actor, tx, effects, deps, now, newId },
  { locationId, playerId },
) => {
  const office = await lockVenueFor({ actor, tx }, locationId, 'location.appoint')
  if (!office.ok)
    return office.refusal.code === 'not-allowed'
      ? refuse('admin-only')
      : refuse(office.refusal.code)
  const target = await findVisiblePlayer(tx, actor.playerId, playerId)
  if (target === null) return refuse('player-not-found')
  const player = target.playerName
  if ((await isVenueAdmin(tx, locationId, playerId)) === true)
    return refuse('already-admin-here', { player })
  if (await store.hasOpenInvitation(tx, locationId, playerId, now))
    return refuse('already-requested', { player })
  const messageId = newId()
  const quota = await takeQuota(tx, {
    playerId: actor.playerId,
    now,
    deps,
    kind: 'invitation',
    subjects: [messageId],
  })
  if (!quota.ok) return quota
  const invitation = {
    messageId,
    fromId: actor.playerId,
    toId: playerId,
    type: 'adminReq' as const,
    eventId: null,
    locationId,
    expires: now + requestDays * dayMs,
  }
  await addMessages({ tx, effects, now }, [{ ...invitation, message: office.value.name }])
  await addLocationLog(
    tx,
    [{ locationId, actorId: actor.playerId, action: 'admin-invited', playerId }],
    now,
  )
  return ok({ success: true })
}

const accept: InTransaction<'locationsAdmin-accept'> = async (context, { messageId }) => {
  const { actor, tx, effects, now } = context
  const venue = await store.findInvitedTo(tx, messageId, actor.playerId)
  if (venue === null) return refuse('request-not-found')
  const { locationId, name } = venue
  await lockMembership(tx, actor.playerId, locationId)
  const { isAdminHere, otherActive, watchers } = await findMembershipFacts(
    tx,
    actor.playerId,
    locationId,
    now,
  )
  const { playerName, adminIds } = await store.listOtherAdmins(tx, locationId, actor.playerId)
  if (isAdminHere) return refuse('already-admin', { player: playerName })
  const request = await lockRequest(tx, { messageId, toId: actor.playerId, type: 'adminReq' }, now)
  if (!request.ok) return request
  if ((await isVenueAdmin(tx, locationId, request.value.fromId)) !== true)
    return refuse('request-expired')
  const limit = activeLocationLimit(true)
  if (otherActive >= limit) return refuse('active-location-limit', { n: limit })
  await markRequestUsed({ tx, effects, now }, request.value)
  await store.addAdmin(tx, locationId, actor.playerId, now)
  await joinLocation(tx, actor.playerId, locationId)
  if (watchers !== null) publishToWatchers(effects, actor.playerId, watchers)
  await addLocationLog(
    tx,
    [
      {
        locationId,
        actorId: actor.playerId,
        action: 'admin-accepted',
        playerId: request.value.fromId,
      },
    ],
    now,
  )
  await announce(
    context,
    locationId,
    adminIds.map((playerId) => ({
      playerId,
      kind: 'admin-joined' as const,
      eventId: null,
      params: { player: playerName, location: name, locationId },
    })),
  )
  return ok({ locationId, locationName: name })
}

async function announce(
  context: CallContext,
  locationId: string,
  alerts: Parameters<typeof sendAlerts>[1],
): Promise<void> {
  const { actor, tx, effects } = context
  await sendAlerts(context, alerts)
  await publishAdminRole(tx, effects, locationId, actor)
}

export const adminHandlers = defineHandlers<'locationsAdmin-invite' | 'locationsAdmin-accept'>({
  'locationsAdmin-invite': invite,
  'locationsAdmin-accept': accept,
})
