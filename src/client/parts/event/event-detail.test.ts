import { expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { freshDraft } from '../../features/event-form/event-draft.ts'
import { resizePreview } from '../../features/event-form/resize-preview.ts'
import {
  losesPlace,
  openDetail,
  type EventDetail,
  type OpenedDetail,
  type RosterEntry,
} from './event-detail.ts'
import { getEventRoles } from './event-roles.ts'

const row = (
  playerName: string,
  order: number,
  changes: Partial<RosterEntry> = {},
): RosterEntry => ({
  playerId: playerName.toLowerCase(),
  playerName,
  photoURL: '',
  skillSelf: 3.5,
  guests: 0,
  place: 'playing',
  order,
  isSentOut: false,
  offeredUntil: null,
  attendance: null,
  partnerId: null,
  cutoffHours: null,
  ...changes,
})

function aDetail(roster: RosterEntry[], fields: Partial<EventDetail['fields']> = {}): OpenedDetail {
  const draft = freshDraft({ location: 'riverside', startDate: '2026-06-02', startTime: '18:00' })
  return openDetail({
    eventId: 'e1',
    status: 'published',
    cancelReason: '',
    startsAt: '2026-06-02T22:00:00.000Z',
    endsAt: '2026-06-03T00:00:00.000Z',
    timezone: 'America/New_York',
    locationName: 'Riverside',
    locationPhotoURL: '',
    position: { lat: 0, lon: 0 },
    organizerPhotoURL: '',
    city: 'New York',
    organizerId: 'olivia',
    drawn: null,
    dayStatus: null,
    ranking: 'ranked',
    selfCheckIn: true,
    matchListState: null,
    hasPrice: false,
    series: null,
    league: null,
    tournament: null,
    organizerName: 'Olivia',
    cohostNames: ['Ben'],
    locationAdmins: ['ada', 'olivia'],
    roster,
    unconfirmed: [],
    isSentOut: false,
    hasSignUpRules: false,
    fields: {
      ...draft,
      location: 'riverside',
      startDate: toDay('2026-06-02'),
      startTime: '18:00',
      signupOpens: '2026-06-01T16:00:00.000Z',
      drawAt: null,
      signupCloses: null,
      cohosts: ['ben'],
      maxPlayers: 4,
      ...fields,
    },
  })
}

const toEntries = (roster: RosterEntry[]) => aDetail(roster).entries

const before = Date.parse('2026-06-02T12:00:00Z')

test('instants become numbers', () => {
  expect(aDetail([]).terms).toMatchObject({
    startsAt: Date.parse('2026-06-02T22:00:00Z'),
    signupOpens: Date.parse('2026-06-01T16:00:00Z'),
    signupCloses: null,
    maxPlayers: 4,
  })
})

test('entries are sorted by the order players came', () => {
  expect(
    toEntries([row('Cleo', 3), row('Ana', 1), row('Ben', 2)]).map(({ playerId }) => playerId),
  ).toEqual(['ana', 'ben', 'cleo'])
})

test('a player holds every role the event gives them, and strangers none', () => {
  const detail = aDetail([])
  expect(getEventRoles(detail, 'olivia')).toEqual(['organizer', 'venue-admin'])
  expect(getEventRoles(detail, 'ben')).toEqual(['cohost'])
  expect(getEventRoles(detail, 'ada')).toEqual(['venue-admin'])
  expect(getEventRoles(detail, 'zoe')).toEqual([])
})

test('leaving costs the place only where somebody waits behind', () => {
  const entries = toEntries([
    row('Ana', 1),
    row('Ben', 2, { place: 'waiting' }),
    row('Cleo', 3, { place: 'waiting' }),
  ])
  expect(['ana', 'ben', 'cleo', 'zoe'].map((playerId) => losesPlace(entries, playerId))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(losesPlace(toEntries([row('Ana', 1)]), 'ana')).toBe(false)
})

test('two rows of one order are a team, and either of it may lose the place', () => {
  const team = [
    row('Ana', 1),
    row('Ben', 1),
    row('Cleo', 2, { place: 'waiting', partnerId: 'dan' }),
    row('Dan', 2, { place: 'waiting', partnerId: 'cleo' }),
  ]
  expect(toEntries(team).map(({ playerId, partner }) => [playerId, partner?.playerId])).toEqual([
    ['ana', 'ben'],
    ['cleo', 'dan'],
  ])
  expect(
    ['ana', 'ben', 'cleo', 'dan'].map((playerId) => losesPlace(toEntries(team), playerId)),
  ).toEqual([true, true, false, false])
})

test('fewer places would send the last joined to the waitlist', () => {
  const detail = aDetail([row('Ana', 1), row('Ben', 2), row('Cleo', 3), row('Dan', 4)])
  expect(resizePreview(detail, { maxPlayers: 2, gender: 'Any' }, before)).toEqual({
    out: ['Cleo', 'Dan'],
    in: [],
  })
})

test('more places would let in who waits', () => {
  const detail = aDetail([row('Ana', 1, { guests: 3 }), row('Ben', 2, { place: 'waiting' })])
  expect(resizePreview(detail, { maxPlayers: 5, gender: 'Any' }, before)).toEqual({
    out: [],
    in: ['Ben'],
  })
})

test('the same places move nobody', () => {
  expect(resizePreview(aDetail([row('Ana', 1)]), { maxPlayers: 4, gender: 'Any' }, before)).toEqual(
    { out: [], in: [] },
  )
})
