import { findFoundingHold, foundingActs } from '#domain/registration/founding.ts'
import { ok } from '#domain/shared/result.ts'
import { findFounder, listFoundingRules } from '../../core/founding/founding-queries.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'

export const foundingLive = defineLiveQueries<'founding-mine'>({
  'founding-mine': {
    shared: false,
    topics: (_input, { userId }) => [topics.founding(), topics.user(userId)],
    load: async ({ db, now }, { locationId }, { playerId }) => {
      const rules = await listFoundingRules(db)
      const held = await Promise.all(
        foundingActs.map(async (act) => {
          if (rules[act].who === 'everyone') return [act, null] as const
          const locations = act === 'venue' || locationId === null ? [] : [locationId]
          const founder = await findFounder(db, playerId, locations)
          return [act, findFoundingHold(rules[act], founder, now)] as const
        }),
      )
      const [venue = null, club = null, event = null] = held.map(([, what]) => what)
      return ok({ venue, club, event })
    },
  },
})
