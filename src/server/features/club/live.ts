// Clubs in open windows: mine at a venue in two statements, and one club with its people in three.
import { mayRunClub } from '#domain/club/club.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { defineLiveQueries } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findLocationName } from '../location/queries.ts'
import { listInvited, listMemberRecords, listMembers } from './member-queries.ts'
import { findClub, listMyClubs } from './queries.ts'

export const clubLive = defineLiveQueries({
  'clubs-atLocation': {
    shared: false,
    topics: ({ locationId }, viewer) => [
      topics.clubsOf(viewer.playerId),
      topics.location(locationId),
      topics.relations(viewer.playerId),
    ],
    load: async ({ db }, { locationId }, viewer) => {
      const location = await findLocationName(db, locationId)
      if (location === undefined) return refuse('location-not-found')
      const clubs = await listMyClubs(db, locationId, viewer.playerId)
      const toCard = ({ clubId, clubName, members }: (typeof clubs)[number]) => ({
        clubId,
        clubName,
        members,
      })
      const by = (wanted: string) => clubs.filter(({ role }) => role === wanted).map(toCard)
      const owned = clubs
        .filter(({ role }) => role === 'owner')
        .map((club) => ({
          ...toCard(club),
          playerId: viewer.playerId,
          location: locationId,
          created: club.created.toISOString(),
          owner: true as const,
        }))
      return ok({
        locationName: location.name,
        owned,
        joined: by('member'),
        invited: by('invited'),
      })
    },
  },
  'clubs-byId': {
    shared: false,
    topics: ({ locationId, clubId }, viewer) => [
      topics.club(locationId, clubId),
      topics.location(locationId),
      topics.relations(viewer.playerId),
    ],
    load: async ({ db }, key, viewer) => {
      const found = await findClub(db, key, viewer.playerId)
      if (found === undefined || found.role === null) return refuse('club-not-found')
      const { role, isOwnerVisible, ...club } = found
      return ok({
        ...club,
        ownerName: isOwnerVisible ? club.ownerName : '',
        mine: role,
        members: role === 'invited' ? [] : await listMembers(db, club, viewer.playerId),
        invited: mayRunClub(role) ? await listInvited(db, club) : [],
      })
    },
  },
  'clubMembers-list': {
    shared: false,
    topics: ({ locationId, clubId }, viewer) => [
      topics.club(locationId, clubId),
      topics.relations(viewer.playerId),
      topics.eventsOf(viewer.playerId),
      topics.user(viewer.userId),
    ],
    load: async ({ db }, { playerId, ...key }, viewer) => {
      const club = await findClub(db, key, viewer.playerId)
      if (club === undefined || club.role === null) return refuse('club-not-found')
      return ok({
        clubMembers:
          club.role === 'invited'
            ? []
            : await listMemberRecords(db, club, viewer.playerId, playerId),
      })
    },
  },
})
