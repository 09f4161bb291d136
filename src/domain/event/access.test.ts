import { describe, expect, test } from 'vitest'
import { now, terms } from '#test/support/roster-builder.ts'
import { accessTo, type EventForAccess, type EventViewer } from './access.ts'

const event = (changes: Partial<EventForAccess> = {}): EventForAccess => ({
  ...terms(),
  invite: false,
  invited: '',
  ...changes,
})
const viewer = (changes: Partial<EventViewer> = {}): EventViewer => ({
  playerId: 'ann',
  skillSelf: 3.5,
  roles: [],
  isFriend: false,
  isFavorite: false,
  isClubMember: false,
  isPicked: false,
  isInTier: false,
  isInRoster: false,
  isApart: false,
  ...changes,
})
const full = { level: 'full', warning: null }
const none = { level: 'none' }

test('a public event is open to anyone', () => {
  expect(accessTo(event(), viewer(), now)).toEqual(full)
})

describe('a private event', () => {
  const forFriends = event({ invite: true, invited: 'Friends' })
  const forFavorites = event({ invite: true, invited: 'Favorites' })
  const forClub = event({ invite: true, invited: 'Dinkers' })

  test.each([
    ['Friends', forFriends, [full, none, none]],
    ['Favorites', forFavorites, [none, full, none]],
    ['a club', forClub, [none, none, full]],
  ])('for %s admits exactly those', (_, of, expected) => {
    const viewers = [
      viewer({ isFriend: true }),
      viewer({ isFavorite: true }),
      viewer({ isClubMember: true }),
    ]
    expect(viewers.map((who) => accessTo(of, who, now))).toEqual(expected)
  })

  test.each([['Friends'], ['Favorites'], ['Dinkers']])(
    'for %s admits players that are invited by name',
    (invited) => {
      const picked = viewer({ isPicked: true })
      expect(accessTo(event({ invite: true, invited }), picked, now)).toEqual(full)
    },
  )

  test('admits who runs it, who is in it, and player1', () => {
    const insiders = [
      ...(['organizer', 'cohost', 'venue-admin'] as const).map((role) => viewer({ roles: [role] })),
      viewer({ isInRoster: true }),
      viewer({ playerId: 'player1' }),
    ]
    expect(insiders.map((who) => accessTo(forFriends, who, now))).toEqual(insiders.map(() => full))
  })

  test('does not exist for a stranger, in the past and at any level neither', () => {
    expect([
      accessTo(forFriends, viewer(), now),
      accessTo(forClub, viewer({ skillSelf: null }), terms().endsAt + 1),
    ]).toEqual([none, none])
    expect(
      accessTo(event({ invite: true, invited: 'Friends' }), viewer({ playerId: 'player12' }), now),
    ).toEqual(none)
  })
})

describe('an event of an organizer who is apart from the viewer', () => {
  const events = [
    event(),
    event({ status: 'cancelled' }),
    event({ invite: true, invited: 'Friends' }),
    event({ invite: true, invited: 'Dinkers' }),
  ]
  const levels = (changes: Partial<EventViewer>) =>
    events.map((of) => accessTo(of, viewer({ isApart: true, ...changes }), now).level)

  test('does not exist, invited or not', () => {
    expect(levels({ isFriend: true, isClubMember: true, isPicked: true })).toEqual([
      'none',
      'none',
      'none',
      'none',
    ])
  })

  test('stays for those in its roster, those who run it, and player1', () => {
    for (const changes of [
      { isInRoster: true },
      { roles: ['cohost'] },
      { roles: ['venue-admin'] },
      { playerId: 'player1' },
    ] as const)
      expect(levels(changes)).toEqual(['full', 'full', 'full', 'full'])
  })
})

test('a draft shows to organizer and cohosts only, not even to player1', () => {
  const draft = event({ status: 'draft' })
  const levels = [
    viewer({ roles: ['organizer'] }),
    viewer({ roles: ['cohost'] }),
    viewer({ roles: ['venue-admin'] }),
    viewer({ playerId: 'player1' }),
    viewer({ isFriend: true }),
  ].map((who) => accessTo(draft, who, now).level)
  expect(levels).toEqual(['full', 'full', 'none', 'none', 'none'])
})

test('past events can be read, from the end on', () => {
  expect(accessTo(event(), viewer(), terms().endsAt - 1)).toEqual(full)
  expect(accessTo(event(), viewer(), terms().endsAt)).toEqual({
    level: 'read',
    reason: 'event-in-past',
  })
  expect(accessTo(event({ skillMin: 5 }), viewer(), terms().endsAt)).toEqual({
    level: 'read',
    reason: 'event-in-past',
  })
})

test('out of range can read, with the reason, the organizer too', () => {
  expect(accessTo(event({ skillMin: 3.75 }), viewer(), now)).toEqual({
    level: 'read',
    reason: 'skill-too-low',
  })
  expect(accessTo(event({ skillMax: 3.25 }), viewer({ roles: ['organizer'] }), now)).toEqual({
    level: 'read',
    reason: 'skill-too-high',
  })
  expect(accessTo(event({ skillMin: 3.5, skillMax: 3.5 }), viewer(), now)).toEqual(full)
})

test('where the event only warns, out of range enters with a warning', () => {
  expect(accessTo(event({ skillMin: 4, skillRule: 'warn' }), viewer(), now)).toEqual({
    level: 'full',
    warning: 'skill-too-low',
  })
  expect(accessTo(event({ skillMax: 3, skillRule: 'warn' }), viewer(), now)).toEqual({
    level: 'full',
    warning: 'skill-too-high',
  })
})
