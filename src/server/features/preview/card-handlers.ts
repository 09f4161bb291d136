// A public event's card for visitors, before they sign in.
import { ok, refuse } from '#domain/shared/result.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { findPreviewedEvent } from './queries.ts'

/** Open to visitors, so it only shows public events and names no one. */
const findCard: InTransaction<'events-publicCard'> = async ({ tx }, { eventId }) => {
  const event = await findPreviewedEvent(tx, eventId)
  if (event === null) return refuse('event-not-found')
  const { host: _host, note: _note, waiting: _waiting, ...card } = event
  return ok({
    ...card,
    startsAt: card.startsAt.toISOString(),
    endsAt: card.endsAt.toISOString(),
  })
}

export const previewHandlers = defineHandlers({ 'events-publicCard': findCard })
