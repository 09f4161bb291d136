// An admin corrects a venue's time zone.
import { ok, refuse } from '#domain/shared/result.ts'
import { addLocationLog } from '../../core/log/venue-log-queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { isZoneName } from '../../time/zone-time.ts'
import { lockVenueForEdit } from '../location/edit-commands.ts'
import { moveVenueClock } from './commands.ts'
import { zoneDetail } from './queries.ts'

/** Upcoming events keep their day and time, as with the operator's `venues zone`. */
const setZone: InTransaction<'locations-setZone'> = async (context, { locationId, timezone }) => {
  const { actor, tx, now } = context
  const opened = await lockVenueForEdit(context, locationId)
  if (!opened.ok) return opened
  if (!isZoneName(timezone)) return refuse('zone-unknown')
  if (timezone === opened.value.timezone) return ok({ events: 0 })
  const events = await moveVenueClock(context, { locationId, timezone })
  await addLocationLog(
    tx,
    [{ locationId, actorId: actor.playerId, action: 'location-edited', detail: zoneDetail }],
    now,
  )
  return ok({ events })
}

export const eventClockHandlers = defineHandlers<'locations-setZone'>({
  'locations-setZone': setZone,
})
