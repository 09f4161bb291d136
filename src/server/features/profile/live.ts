// players-byId: one profile in one statement. Changes on either side can affect its visibility, so
// it follows both players' topics.
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { toLocalDay } from '../../time/zone-time.ts'
import { findProfile } from './queries.ts'

export const profileLive = defineLiveQueries<'players-byId'>({
  'players-byId': {
    shared: false,
    // People in the same event and venue admins see hidden profiles, so events and admin roles of
    // both players matter.
    topics: ({ playerId }, viewer) => [
      topics.player(playerId),
      topics.relations(viewer.playerId),
      topics.eventsOf(playerId),
      topics.eventsOf(viewer.playerId),
      topics.user(viewer.userId),
    ],
    topicsIn: ({ homeLocation }) =>
      homeLocation === null ? [] : [topics.venueLabel(homeLocation)],
    load: async ({ db }, { playerId }, viewer) => {
      const row = await findProfile(db, viewer.playerId, playerId)
      if (row === undefined) return refuse('player-not-found')
      const {
        headline,
        summary,
        youtube,
        facebook,
        instagram,
        twitter,
        medium,
        points,
        wins,
        losses,
        hidden,
      } = row
      // The joining day is local to their home venue.
      const drafted = toLocalDay(row.created.getTime(), row.timezone ?? 'UTC')
      return ok({
        playerId: row.playerId,
        playerName: row.playerName,
        photoURL: row.photoUrl,
        skillSelf: row.skillSelf,
        duprRating: row.duprRating,
        homeLocation: row.homeLocation,
        homeLocationName: row.homeName,
        drafted,
        hidden,
        medalGold: row.medalGold,
        medalSilver: row.medalSilver,
        medalBronze: row.medalBronze,
        diamonds: row.diamonds ?? 0,
        adminLocations: row.adminLocations ?? 0,
        headline,
        summary,
        youtube,
        facebook,
        instagram,
        twitter,
        medium,
        points,
        wins,
        losses,
        hosted: row.hosted ?? 0,
        attended: row.attended ?? 0,
        mine: {
          isMe: row.playerId === viewer.playerId,
          friend: Boolean(row.isFriend),
          favorite: Boolean(row.isFavorite),
        },
      })
    },
  },
})
