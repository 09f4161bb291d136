// A match list, watched: everyone who may see its event shares one load and one frame; whoever has the public link sees names and scores.
import { ok, refuse } from '#domain/shared/result.ts'
import { liveOf } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { eventGuard } from '../event/store.ts'
import { loadMatchListView, type MatchListView } from './store.ts'

export const matchListLive = liveOf({
  'matchLists-byEvent': {
    shared: true,
    topics: ({ eventId }) => [topics.matchList(eventId)],
    guard: eventGuard,
    load: async ({ db }, { eventId }) => ok({ matchList: await loadMatchListView(db, { eventId }) }),
  },
  'matchLists-watch': {
    shared: true,
    topics: ({ watchKey }) => [topics.watch(watchKey)],
    load: async ({ db }, { watchKey }) => {
      const matchList = await loadMatchListView(db, { watchKey })
      return matchList === null ? refuse('match-list-not-found') : ok({ matchList: publicView(matchList) })
    },
  },
})

/** Names and scores, and nothing by which a stranger could find the people. */
function publicView({ watchKey: _key, undoable: _step, leagueSeriesId: _league, players, matches, ...list }: MatchListView) {
  return {
    ...list,
    players: players.map((player) => ({ ...player, playerId: null, guestOf: null, photoURL: '', skillSelf: null, rating: null })),
    matches: matches.map((match) => ({ ...match, reportedBy: null, disputedBy: null, confirmedBy: null, dispute: '' })),
  }
}
