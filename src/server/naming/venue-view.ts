// A viewer's view of a venue's events, which are loaded once for everyone: which ones they may see,
// and their part in them. The rule is maySee in domain/event/access.ts.
import type { LiveOutput } from '#contract/contract.ts'
import { isPlayer, type Actor, type PlayerActor } from '#domain/access/actor.ts'
import { listEventRoles } from '#domain/access/capabilities.ts'
import { facesMax, joinFaces } from '#domain/event-list/faces.ts'
import { maySee } from '#domain/event/access.ts'
import { invitedGroups, type EventStatus } from '#domain/event/event.ts'
import type { View } from '../live/live-query.ts'

const [friends, favorites] = invitedGroups

type PublicList = LiveOutput<'events-publicList'>
type PersonalList = LiveOutput<'events-personalList'>
type PublicCard = PublicList['events'][number]
type Mark = Omit<PersonalList['marks'][number], 'eventId'>
type Face = PublicCard['faces'][number]

/** A face with the players it is blocked with; those are never sent. */
type WholeFace = Face & { apartFrom: readonly string[] }
export type WholeCard = Omit<PublicCard, 'faces'> & { faces: readonly WholeFace[] }

export type Unseen = { unseenBy: readonly string[] }

export type EventPeople = {
  eventId: string
  organizerId: string
  status: EventStatus
  invite: boolean
  invited: string
  cohosts: readonly string[]
  admins: readonly string[]
  players: readonly string[]
  waiters: readonly string[]
  offers: Readonly<Record<string, string>>
  /** Added to its match list by an organizer. */
  walkIns: readonly string[]
  clubMembers: readonly string[]
  picked: readonly string[]
  tiers: readonly string[]
  tierMembers: readonly string[]
}

/**
 * A viewer's relations. friends: without those blocked either way; hiddenFriends: those whose
 * profile the viewer can't see. friendOf, favoriteOf: players who marked the viewer so. faces: of
 * friends who aren't hidden.
 */
export type ViewerRelations = Readonly<
  Record<'friends' | 'hiddenFriends' | 'apart' | 'friendOf' | 'favoriteOf', ReadonlySet<string>>
> & { readonly faces: ReadonlyMap<string, Face> }

/** Viewers who may see every event share one view. */
export function publicListView<Event extends { eventId: string }>(
  { events, more }: { events: readonly (Event & Unseen)[]; more: boolean },
  viewer: Actor,
): View<{ events: Omit<Event & Unseen, 'unseenBy'>[]; more: boolean }> {
  const playerId = getPlayerId(viewer)
  const unseen = events.filter(({ unseenBy }) => unseenBy.includes(playerId))
  return {
    key: unseen.map(({ eventId }) => eventId).join(' '),
    told: () => ({
      events: events
        .filter((event) => !unseen.includes(event))
        .map(({ unseenBy: _unseenBy, ...event }) => event),
      more,
    }),
  }
}

export function publicCardsView(
  whole: { events: readonly (WholeCard & Unseen)[]; more: boolean },
  viewer: Actor,
): View<PublicList> {
  const playerId = getPlayerId(viewer)
  const { key, told } = publicListView(whole, viewer)
  const faceless = whole.events.flatMap(({ eventId, faces }) =>
    faces.some((face) => face.apartFrom.includes(playerId)) ? [eventId] : [],
  )
  return {
    // Faces hidden from the viewer are left out, so the key includes the viewer.
    key: faceless.length === 0 ? key : `${key}|${playerId}`,
    told: () => {
      const { events, more } = told()
      return {
        events: events.map((event) => ({ ...event, faces: listSeen(event.faces, playerId) })),
        more,
      }
    },
  }
}

const getPlayerId = (viewer: Actor): string => (isPlayer(viewer) ? viewer.playerId : '')

const listSeen = (faces: readonly WholeFace[], playerId: string): Face[] =>
  faces
    .filter(({ apartFrom }) => !apartFrom.includes(playerId))
    .map(({ apartFrom: _apartFrom, ...face }) => face)

export type VenuePeople = {
  listed: readonly EventPeople[]
  beside: readonly (WholeCard & EventPeople)[]
  limit: number
  friendsGoing: boolean
}

export function personalListView(
  { listed, beside, limit, friendsGoing }: VenuePeople,
  viewer: PlayerActor,
  own: ViewerRelations,
): View<PersonalList> {
  const { playerId } = viewer
  const marks = listed.flatMap((event) => {
    const mark = toMark(event, playerId, own)
    return isMarked(mark) && isSeen(event, playerId, own)
      ? [{ eventId: event.eventId, ...mark }]
      : []
  })
  const told = beside.flatMap((event) => {
    const mark = toMark(event, playerId, own)
    const isTold = isListed(event, mark) && (!friendsGoing || mark.friends > 0)
    return isTold && isSeen(event, playerId, own) ? [{ event, mark }] : []
  })
  return {
    key: marks.length + told.length === 0 ? '' : playerId,
    told: () => ({
      marks,
      events: told.slice(0, limit).map(({ event, mark: { friendFaces, ...mark } }) => ({
        ...toCard(event),
        ...mark,
        faces: joinFaces(friendFaces, listSeen(event.faces, playerId)),
      })),
      more: told.length > limit,
    }),
  }
}

/** Private events per day; viewers with the same counts share one view. */
export function privateCountsView(
  events: readonly (EventPeople & { date: string })[],
  { playerId }: PlayerActor,
  own: ViewerRelations,
): View<LiveOutput<'events-privateCounts'>> {
  const counts = new Map<string, number>()
  for (const event of events)
    if (isSeen(event, playerId, own)) counts.set(event.date, (counts.get(event.date) ?? 0) + 1)
  const rows = [...counts].map(([date, eventCount]) => ({ date, eventCount }))
  return { key: JSON.stringify(rows), told: () => rows }
}

const isIn = ({ players, waiters, walkIns }: EventPeople, playerId: string): boolean =>
  players.includes(playerId) || waiters.includes(playerId) || walkIns.includes(playerId)

export const isSeen = (event: EventPeople, playerId: string, own: ViewerRelations): boolean =>
  maySee(event, {
    playerId,
    roles: listEventRoles({
      isOrganizer: event.organizerId === playerId,
      isCohost: event.cohosts.includes(playerId),
      isVenueAdmin: event.admins.includes(playerId),
    }),
    isFriend: own.friendOf.has(event.organizerId),
    isFavorite: own.favoriteOf.has(event.organizerId),
    isClubMember: event.clubMembers.includes(playerId),
    isPicked: event.picked.includes(playerId),
    isInTier:
      event.tierMembers.includes(playerId) ||
      (event.tiers.includes(friends) && own.friendOf.has(event.organizerId)) ||
      (event.tiers.includes(favorites) && own.favoriteOf.has(event.organizerId)),
    isInRoster: isIn(event, playerId),
    isApart: own.apart.has(event.organizerId),
  })

function toMark(event: EventPeople, playerId: string, own: ViewerRelations): Mark {
  const { players, waiters, walkIns, offers } = event
  const isOrganizer = event.organizerId === playerId || event.cohosts.includes(playerId)
  const seesHidden = isOrganizer || event.admins.includes(playerId)
  const isFriend = (other: string): boolean =>
    own.friends.has(other) && (seesHidden || !own.hiddenFriends.has(other))
  const isPlaying = players.includes(playerId)
  const isWaiting = !isPlaying && waiters.includes(playerId)
  return {
    myPlace: isWaiting ? 'waiting' : isPlaying || walkIns.includes(playerId) ? 'playing' : null,
    myOffer: offers[playerId] ?? null,
    isOrganizer,
    friends: own.friends.size === 0 ? 0 : players.filter(isFriend).length,
    friendFaces: listFriendFaces(players, own),
  }
}

const listFriendFaces = (players: readonly string[], { friends, faces }: ViewerRelations): Face[] =>
  players
    .flatMap((other) => (friends.has(other) ? (faces.get(other) ?? []) : []))
    .slice(0, facesMax)

const isMarked = ({ myPlace, isOrganizer, friends }: Mark): boolean =>
  myPlace !== null || isOrganizer || friends > 0

/** A canceled event stays visible to its players and organizers. */
const isListed = ({ status }: EventPeople, { myPlace, isOrganizer }: Mark): boolean =>
  status !== 'cancelled' || myPlace !== null || isOrganizer

function toCard({
  invited: _invited,
  cohosts: _cohosts,
  admins: _admins,
  players: _players,
  waiters: _waiters,
  offers: _offers,
  walkIns: _walkIns,
  clubMembers: _clubMembers,
  picked: _picked,
  tiers: _tiers,
  tierMembers: _tierMembers,
  ...card
}: WholeCard & EventPeople): WholeCard {
  return card
}
