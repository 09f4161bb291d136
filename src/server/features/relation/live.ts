// Live queries of my friends and favorites as records. Hidden ones are included only while I may
// see them, so my events and admin roles count too.
import { ok } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { listFavorites, listFriends } from './queries.ts'

const mine = (
  _input: unknown,
  { playerId, userId }: { playerId: string; userId: string },
): string[] => [topics.relations(playerId), topics.eventsOf(playerId), topics.user(userId)]

export const relationLive = defineLiveQueries<'playerFriends-mine' | 'playerFavorites-mine'>({
  'playerFriends-mine': {
    shared: false,
    topics: mine,
    load: async ({ db }, _input, viewer) => ok({ playerFriends: await listFriends(db, viewer) }),
  },
  'playerFavorites-mine': {
    shared: false,
    topics: mine,
    load: async ({ db }, _input, viewer) =>
      ok({ playerFavorites: await listFavorites(db, viewer) }),
  },
})
