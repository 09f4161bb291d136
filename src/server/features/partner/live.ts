// The live query of an event's partner seekers, as each viewer sees them.
import { permit } from '#domain/access/capabilities.ts'
import { hasStarted, statusRefusal } from '#domain/event/eligibility.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { openEvent } from '../../core/access/open-event.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listSeekers } from './queries.ts'

export const partnerLive = defineLiveQueries<'partners-byEvent'>({
  'partners-byEvent': {
    shared: false,
    topics: ({ eventId }, { playerId }) => [
      topics.partners(eventId),
      topics.eventAccess(eventId),
      topics.relations(playerId),
      topics.eventsOf(playerId),
    ],
    load: async ({ db, now }, { eventId }, viewer) => {
      const { playerId } = viewer
      const opened = await openEvent({ tx: db, actor: viewer, now }, eventId)
      if (opened === null) return refuse('event-not-found')
      const { terms } = opened.event
      const isOver = statusRefusal(terms) !== null || hasStarted(terms, now)
      const isOrganizer = permit(viewer, opened.viewer.roles, 'event.roster').ok
      if (isOver || (opened.viewer.isInRoster && !isOrganizer))
        return ok({ seekers: [], mine: null })
      const all = await listSeekers(db, eventId, playerId, isOrganizer)
      const mine = all.find((one) => one.playerId === playerId)
      return ok({
        seekers: all.filter((one) => one.playerId !== playerId),
        mine: mine === undefined ? null : { note: mine.note },
      })
    },
  },
})
