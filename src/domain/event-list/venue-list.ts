// A list of events over several venues, joined from shares: what is the same for all, one a venue,
// and what is mine. A share may end before all is told; beyond its end nothing is shown, as what
// comes next is not known.
import { joinFaces } from './faces.ts'

type Face = { playerName: string; photoURL: string }
type Starting = { eventId: string; startDate: string; startTime: string }
/** What an event is to its viewer. */
type Mark<Place> = {
  myPlace: Place | null
  myOffer: string | null
  isOrganizer: boolean
  friends: number
}
/** The faces of players, the viewer's friends apart from the others. */
type Faced = { faces: readonly Face[] }
type FriendFaces = { friendFaces: readonly Face[] }
type Share<Event> = { events: readonly Event[]; more: boolean }

/** The shares of one venue; shared is null where only events that are mine are asked for. */
export type VenueShares<Card, Place> = {
  shared: Share<Card> | null
  own: Share<Card & Mark<Place>> & {
    marks: readonly ({ eventId: string } & Mark<Place> & FriendFaces)[]
  }
}

const toKey = ({ startDate, startTime, eventId }: Starting): string =>
  `${startDate} ${startTime} ${eventId}`

/** Beyond this a share tells nothing. */
const findEnd = ({ events, more }: Share<Starting>): string => {
  const last = events.at(-1)
  if (!more) return '~'
  return last === undefined ? '' : toKey(last)
}

const noMark = { myPlace: null, myOffer: null, isOrganizer: false, friends: 0, friendFaces: [] }

/** The first `limit` events of these venues by start. */
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
