// Joins event lists over several venues from shared parts, one per venue, and the viewer's own
// part. Events beyond the end of any cut part are hidden, because the order after it is unknown.
import { joinFaces } from './faces.ts'

type Face = { playerName: string; photoURL: string }
type Starting = { eventId: string; startDate: string; startTime: string }
type Mark<Place> = {
  myPlace: Place | null
  myOffer: string | null
  isOrganizer: boolean
  friends: number
}
type Faced = { faces: readonly Face[] }
type FriendFaces = { friendFaces: readonly Face[] }
type Share<Event> = { events: readonly Event[]; more: boolean }

export type VenueShares<Card, Place> = {
  shared: Share<Card> | null
  own: Share<Card & Mark<Place>> & {
    marks: readonly ({ eventId: string } & Mark<Place> & FriendFaces)[]
  }
}

const toKey = ({ startDate, startTime, eventId }: Starting): string =>
  `${startDate} ${startTime} ${eventId}`

const findEnd = ({ events, more }: Share<Starting>): string => {
  const last = events.at(-1)
  if (!more) return '~'
  return last === undefined ? '' : toKey(last)
}

const noMark = { myPlace: null, myOffer: null, isOrganizer: false, friends: 0, friendFaces: [] }

export function joinVenueLists<Card extends Starting & Faced, Place>(
  venues: readonly VenueShares<Card, Place>[],
  limit: number,
): { events: (Card & Mark<Place>)[]; more: boolean } {
  const byId = new Map<string, Card & Mark<Place>>()
  let end = '~'
  for (const { shared, own } of venues) {
    const marks = new Map(own.marks.map(({ eventId, ...mark }) => [eventId, mark]))
    for (const event of own.events) byId.set(event.eventId, event)
    for (const card of shared?.events ?? []) {
      const { friendFaces, ...mark } = marks.get(card.eventId) ?? noMark
      byId.set(card.eventId, { ...card, ...mark, faces: joinFaces(friendFaces, card.faces) })
    }
    for (const share of [shared, own])
      if (share !== null && findEnd(share) < end) end = findEnd(share)
  }
  const known = [...byId.values()]
    .map((event) => ({ event, key: toKey(event) }))
    .filter(({ key }) => key <= end)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  return {
    events: known.slice(0, limit).map(({ event }) => event),
    more: end !== '~' || known.length > limit,
  }
}
