import { expect, test } from 'vitest'
import { joinVenueLists, type VenueShares } from './venue-list.ts'

type Face = { playerName: string; photoURL: string }
type Card = {
  eventId: string
  startDate: string
  startTime: string
  playing: number
  faces: Face[]
}
type Shares = VenueShares<Card, 'playing' | 'waiting'>

const card = (eventId: string, startTime: string, playing = 0): Card => ({
  eventId,
  startDate: '2026-06-02',
  startTime,
  playing,
  faces: [],
})
const face = (playerName: string): Face => ({ playerName, photoURL: '' })
const mine = { myPlace: 'playing', myOffer: null, isOrganizer: false, friends: 2 } as const
const marked = { ...mine, friendFaces: [] }
const nothing = { myPlace: null, myOffer: null, isOrganizer: false, friends: 0 }
const noShare: Shares['own'] = { marks: [], events: [], more: false }
const ids = (shares: Shares[], limit = 9) => {
  const { events, more } = joinVenueLists(shares, limit)
  return [events.map(({ eventId }) => eventId), more]
}

test('a shared event gets my mark, and nothing where I have none', () => {
  const { events } = joinVenueLists<Card, 'playing' | 'waiting'>(
    [
      {
        shared: { events: [card('a', '09:00', 3), card('b', '10:00')], more: false },
        own: { marks: [{ eventId: 'a', ...marked }], events: [], more: false },
      },
    ],
    9,
  )
  expect(events).toEqual([
    { ...card('a', '09:00', 3), ...mine },
    { ...card('b', '10:00'), ...nothing },
  ])
})

test('three faces stand on a card, my friends first and nobody twice', () => {
  const shared = { ...card('a', '09:00', 4), faces: ['Ben', 'Cleo', 'Dan'].map(face) }
  const friends = { ...marked, friendFaces: ['Dan', 'Eve'].map(face) }
  const { events } = joinVenueLists<Card, 'playing' | 'waiting'>(
    [
      {
        shared: { events: [shared], more: false },
        own: { marks: [{ eventId: 'a', ...friends }], events: [], more: false },
      },
    ],
    9,
  )
  expect(events[0]?.faces).toEqual(['Dan', 'Eve', 'Ben'].map(face))
})

test('events of all venues and my own ones stand by start, and at the same time by id', () => {
  expect(
    ids([
      {
        shared: { events: [card('c', '09:00'), card('e', '11:00')], more: false },
        own: { ...noShare, events: [{ ...card('d', '10:00'), ...mine }] },
      },
      { shared: { events: [card('b', '09:00'), card('f', '12:00')], more: false }, own: noShare },
    ]),
  ).toEqual([['b', 'c', 'd', 'e', 'f'], false])
})

test('beyond the end of a share that goes on nothing is shown', () => {
  const long = { events: [card('a', '09:00'), card('c', '11:00')], more: true }
  const later = { events: [card('b', '10:00'), card('d', '12:00')], more: false }
  expect(
    ids([
      { shared: long, own: noShare },
      { shared: later, own: noShare },
    ]),
  ).toEqual([['a', 'b', 'c'], true])
  expect(
    ids([
      {
        shared: later,
        own: { ...noShare, events: [{ ...card('a', '09:00'), ...mine }], more: true },
      },
    ]),
  ).toEqual([['a'], true])
})

test('a share that goes on and tells nothing leaves nothing to show', () => {
  expect(
    ids([
      { shared: { events: [], more: true }, own: noShare },
      { shared: { events: [card('b', '10:00')], more: false }, own: noShare },
    ]),
  ).toEqual([[], true])
})

test('no more than the limit is shown', () => {
  const shared = { events: [card('a', '09:00'), card('b', '10:00')], more: false }
  expect([ids([{ shared, own: noShare }], 1), ids([{ shared, own: noShare }], 2)]).toEqual([
    [['a'], true],
    [['a', 'b'], false],
  ])
})

test('an event that two shares tell of for a moment is shown once, as it is for all', () => {
  const { events } = joinVenueLists<Card, 'playing' | 'waiting'>(
    [
      {
        shared: { events: [card('a', '09:00', 4)], more: false },
        own: { ...noShare, events: [{ ...card('a', '09:00', 3), ...mine }] },
      },
    ],
    9,
  )
  expect(events).toEqual([{ ...card('a', '09:00', 4), ...nothing }])
})

test('where only mine are asked for there is nothing to wait for beside', () => {
  expect(
    ids([{ shared: null, own: { ...noShare, events: [{ ...card('a', '09:00'), ...mine }] } }]),
  ).toEqual([['a'], false])
  expect(ids([])).toEqual([[], false])
})
