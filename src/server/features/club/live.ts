// Live queries of clubs: mine at a venue in two statements, one club with its people in three.
import type { LiveOutput } from '#contract/contract.ts'
import type { PlayerActor } from '#domain/access/actor.ts'
import { hasPublicFace } from '#domain/club/club-home.ts'
import { clubMembersPage } from '#domain/club/club-members.ts'
import { listClubRights, mayInClub } from '#domain/club/club-rights.ts'
import { listClubSteps } from '#domain/club/club-steps.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { defineLiveQueries, viewed, type ViewerData, type View } from '../../live/live-query.ts'
import { topics } from '../../live/topics.ts'
import { findLocationName } from '../location/queries.ts'
import { findHome } from './home-queries.ts'
import { listInvited, listMemberRecords, listMembers } from './member-queries.ts'
import { findClub, loadClubSides, type ClubKey, type MyClub } from './queries.ts'
import { listRequests } from './request-queries.ts'

const requestsShown = 50
const limit = clubMembersPage + 1

async function loadHome(db: Database, key: ClubKey, playerId: string) {
  const found = await findClub(db, key, playerId)
  if (found === undefined || found.role === null) return refuse('club-not-found')
  const { role, office, isOwnerVisible, ...club } = found
  const isSecretary = mayInClub({ role, office }, 'club.people')
  const home = await findHome(db, club, { playerId, isSecretary })
  if (home === undefined) return refuse('club-not-found')
  const { publicKey, hasEvent, hasInvited, contactCount, own, officers, ...profile } = home
  const waiting = isSecretary
    ? await listRequests(db, club, { viewerId: playerId, limit: requestsShown })
    : noOneWaits
  const { memberCount } = club
  const rights = listClubRights({ role, office })
  const progress = {
    memberCount,
    waiting: waiting.requestCount + Number(hasInvited),
    hasContacts: contactCount > 0,
    hasEvent,
  }
  return ok({
    ...club,
    ...profile,
    ...waiting,
    officers: role === 'invited' ? [] : officers,
    own: own ?? { realName: '', muted: false },
    steps: role === 'owner' ? listClubSteps({ ...profile, ...progress }) : [],
    ownerName: isOwnerVisible ? club.ownerName : '',
    contactCount: rights.some((right) => invitesContacts.includes(right)) ? contactCount : null,
    key: role === 'owner' || hasPublicFace(profile.visibility) ? publicKey : null,
    mine: role,
    office,
    rights,
  })
}

const invitesContacts: readonly string[] = ['club.people', 'club.events']

const noOneWaits = { requestCount: 0, requests: [] }

type MyClubs = LiveOutput<'clubs-atLocation'>

const clubSide: ViewerData<readonly MyClub[], { locationId: string }> = {
  name: 'club side',
  perInput: true,
  topics: ({ playerId }) => [topics.clubsOf(playerId), topics.relations(playerId)],
  load: ({ db }, viewers, { locationId }) =>
    loadClubSides(
      db,
      viewers.map(({ playerId }) => playerId),
      locationId,
    ),
}

function viewMyClubs(
  { locationId, locationName }: { locationId: string; locationName: string },
  { playerId }: PlayerActor,
  clubs: readonly MyClub[],
): View<MyClubs> {
  const toCard = ({ clubId, clubName, members }: MyClub) => ({ clubId, clubName, members })
  const by = (wanted: string) => clubs.filter(({ role }) => role === wanted).map(toCard)
  return {
    key: clubs.length === 0 ? '' : playerId,
    told: () => ({
      locationName,
      owned: clubs
        .filter(({ role }) => role === 'owner')
        .map((club) => ({
          ...toCard(club),
          playerId,
          location: locationId,
          created: club.created.toISOString(),
          owner: true as const,
        })),
      joined: by('member'),
      invited: by('invited'),
    }),
  }
}

export const clubLive = defineLiveQueries({
  'clubs-atLocation': viewed('clubs-atLocation', {
    shared: true,
    topics: ({ locationId }) => [topics.location(locationId)],
    load: async ({ db }, { locationId }) => {
      const location = await findLocationName(db, locationId)
      if (location === undefined) return refuse('location-not-found')
      return ok({ locationId, locationName: location.name })
    },
    view: { topics: clubSide.topics, own: clubSide, of: viewMyClubs },
  }),
  'clubs-byId': {
    shared: false,
    topics: ({ locationId, clubId }, viewer) => [
      topics.club(locationId, clubId),
      topics.location(locationId),
      topics.relations(viewer.playerId),
    ],
    load: async ({ db }, { after, ...key }, viewer) => {
      const found = await findClub(db, key, viewer.playerId)
      if (found === undefined || found.role === null) return refuse('club-not-found')
      const { role, office, isOwnerVisible, ...club } = found
      const isSecretary = mayInClub({ role, office }, 'club.people')
      const { playerId } = viewer
      const members =
        role === 'invited'
          ? []
          : await listMembers(db, club, { playerId, isSecretary }, { after, limit })
      return ok({
        ...club,
        ownerName: isOwnerVisible ? club.ownerName : '',
        mine: role,
        members: members.slice(0, clubMembersPage),
        more: members.length > clubMembersPage,
        invited: isSecretary ? await listInvited(db, club, playerId) : [],
      })
    },
  },
  'clubs-home': {
    shared: false,
    topics: ({ locationId, clubId }, viewer) => [
      topics.club(locationId, clubId),
      topics.contacts('', locationId, clubId),
      topics.calendar(locationId),
      topics.location(locationId),
      topics.relations(viewer.playerId),
    ],
    topicsIn: ({ venues }) => venues.map(({ locationId }) => topics.venueLabel(locationId)),
    load: async ({ db }, key, viewer) => loadHome(db, key, viewer.playerId),
  },
  'clubMembers-list': {
    shared: false,
    topics: ({ locationId, clubId }, viewer) => [
      topics.club(locationId, clubId),
      topics.relations(viewer.playerId),
      topics.eventsOf(viewer.playerId),
      topics.user(viewer.userId),
    ],
    load: async ({ db }, { playerId, after, ...key }, viewer) => {
      const club = await findClub(db, key, viewer.playerId)
      if (club === undefined || club.role === null) return refuse('club-not-found')
      const asViewer = { playerId: viewer.playerId, isSecretary: mayInClub(club, 'club.people') }
      const records =
        club.role === 'invited'
          ? []
          : await listMemberRecords(db, club, asViewer, { playerId, after, limit })
      return ok({
        clubMembers: records.slice(0, clubMembersPage),
        more: records.length > clubMembersPage,
      })
    },
  },
})
