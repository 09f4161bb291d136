// Calls that change events, one or several of a series.
import { ok } from '#domain/shared/result.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { update } from './change-handlers.ts'
import { create, planHints } from './create-handlers.ts'
import { cancelEvents, deleteEvents } from './end-commands.ts'
import { findPublicLocation, listNextPublic } from './record-queries.ts'

/** Open to visitors, so it only answers for public events. */
const findEventLocation: InTransaction<'validations-getEventLocation'> = async (
  { tx },
  { eventId },
) => {
  const location = await findPublicLocation(tx, eventId)
  return ok({ success: location !== null, location })
}

const listNext: InTransaction<'events-nextPublic'> = async ({ tx, deps }, { timezone }) =>
  ok({ events: await listNextPublic(tx, timezone, deps.clock.now()) })

export const eventHandlers = defineHandlers({
  'events-create': create,
  'events-update': update,
  'events-cancel': cancelEvents,
  'events-delete': deleteEvents,
  'events-createHints': planHints,
  'events-nextPublic': listNext,
  'validations-getEventLocation': findEventLocation,
})
