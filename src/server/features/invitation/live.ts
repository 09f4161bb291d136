// Live queries of a player's answer to an invitation and, for organizers, of everyone's.
import { countAnswers, readAnswer } from '#domain/invitation/answer.ts'
import { canPick } from '#domain/invitation/picked.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { openEvent, openEventFor } from '../../core/access/open-event.ts'
import { eventGuard } from '../../core/access/visibility-queries.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findInvitee, listInvitees } from './answer-queries.ts'
import { loadTiers } from './tier-queries.ts'

const toInstantText = (ms: number | null): string | null =>
  ms === null ? null : new Date(ms).toISOString()

export const invitationLive = defineLiveQueries<'events-invitation' | 'events-invitees'>({
  'events-invitation': {
    shared: false,
    topics: ({ eventId }, { playerId }) => [
      topics.invitation(eventId, playerId),
      topics.eventAccess(eventId),
      topics.eventsOf(playerId),
      topics.relations(playerId),
    ],
    load: async ({ db, now }, { eventId }, viewer) => {
      if ((await openEvent({ actor: viewer, tx: db, now }, eventId)) === null)
        return refuse('event-not-found')
      const invitee = await findInvitee(db, eventId, viewer.playerId)
      return ok({ answer: invitee && readAnswer(invitee) })
    },
  },
  'events-invitees': {
    shared: false,
    topics: (input, viewer) => [
      topics.invitees(input.eventId),
      topics.event(input.eventId),
      ...eventGuard.topics(input, viewer),
    ],
    rightTopics: eventGuard.topics,
    load: async ({ db, now }, { eventId }, viewer) => {
      const opened = await openEventFor({ actor: viewer, tx: db, now }, eventId, 'event.invitees')
      if (!opened.ok) return opened
      const { event } = opened.value
      const rows = await listInvitees(db, eventId, viewer.playerId)
      const tiers = (await loadTiers(db, [eventId])).get(eventId) ?? []
      const invitees = rows.map((row) => ({ ...row, answer: readAnswer(row) }))
      const reminded = rows[0]?.reminded ?? null
      return ok({
        counts: countAnswers(invitees.map(({ answer }) => answer)),
        invitees: invitees
          .filter(({ isNamed }) => isNamed)
          .map(({ playerId, playerName, photoUrl, isPicked, isInvited, answer }) => ({
            playerId,
            playerName,
            photoURL: photoUrl,
            isPicked,
            isInvited,
            answer,
          })),
        tiers: tiers.map((tier) => ({ ...tier, asked: toInstantText(tier.asked) })),
        invitesByName: canPick(event),
        invitesContacts: event.leagueSeriesId === null,
        reminded: reminded?.toISOString() ?? null,
      })
    },
  },
})
