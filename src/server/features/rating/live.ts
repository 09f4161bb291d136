// ratings-byPlayer: for any viewer of the player; only the player sees which events the matches
// belong to.
import { expectedScore } from '#domain/rating/expected-score.ts'
import { isProvisional, getReliability, shownChange, shownRating } from '#domain/rating/rating.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { findVisiblePlayer } from '../../core/player/block-queries.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { loadPlayerRatings, type TracedRating } from './queries.ts'

export const ratingLive = defineLiveQueries<'ratings-byPlayer'>({
  'ratings-byPlayer': {
    shared: false,
    // As in players-byId: changes on either side can affect visibility.
    topics: ({ playerId }, viewer) => [
      topics.rating(playerId),
      topics.player(playerId),
      topics.relations(viewer.playerId),
      topics.eventsOf(playerId),
      topics.eventsOf(viewer.playerId),
      topics.user(viewer.userId),
    ],
    load: async ({ db }, { playerId }, viewer) => {
      if ((await findVisiblePlayer(db, viewer.playerId, playerId)) === null)
        return refuse('player-not-found')
      const ratings = await loadPlayerRatings(db, playerId)
      return ok({
        ratings: ratings.map((rating) => toAnswer(rating, playerId === viewer.playerId)),
      })
    },
  },
})

function toAnswer(
  { discipline, rating, sigma, games, changes, chart }: TracedRating,
  isMe: boolean,
) {
  return {
    discipline,
    rating,
    reliability: getReliability(sigma),
    games,
    provisional: isProvisional(games),
    changes: changes.map(
      ({ day, eventId, expected, points, winBy, pointsFor, pointsAgainst, muBefore, mu }) => ({
        day,
        eventId: isMe ? eventId : null,
        expected: expectedScore(expected, { points, winBy }),
        actual: pointsFor.map((mine, game): [number, number] => [mine, pointsAgainst[game] ?? 0]),
        change: shownChange(muBefore, mu),
        rating: shownRating(mu),
      }),
    ),
    chart: chart.map(({ day, mu }) => ({ day, rating: shownRating(mu) })),
  }
}
