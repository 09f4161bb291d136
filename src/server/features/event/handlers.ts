// Calls that change events, one or several of a series.
import { ok } from '#domain/shared/result.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { update } from './change-handlers.ts'
import { create, planHints } from './create-handlers.ts'
import { cancel, remove } from './end-handlers.ts'
import { findPublicLocation } from './record-queries.ts'

/** Open to visitors, so it tells of public events only. */
const findEventLocation: InTransaction<'validations-getEventLocation'> = async (
  { tx },
  { eventId },
) => {
  const location = await findPublicLocation(tx, eventId)
  return ok({ success: location !== null, location })
}

export const eventHandlers = defineHandlers({
  'events-create': create,
  'events-update': update,
  'events-cancel': cancel,
  'events-delete': remove,
  'events-createHints': planHints,
  'validations-getEventLocation': findEventLocation,
})
