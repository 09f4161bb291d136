import { expect, test } from 'vitest'
import {
  can,
  eventCapabilities,
  isAdminAct,
  locationCapabilities,
  permit,
  permitOffice,
  rolesAtVenue,
  listEventRoles,
} from './capabilities.ts'

const granted = (...roles: string[]) =>
  [...eventCapabilities, ...locationCapabilities].filter((capability) => can(roles, capability))

test('venue admins may do everything to an event but see its invitees, money, ids of DUPR and agreements, organizers all but rank it, and nothing to the venue by it', () => {
  expect(granted('organizer')).toEqual(
    eventCapabilities.filter((capability) => capability !== 'event.rank'),
  )
  expect(granted('venue-admin')).toEqual(
    eventCapabilities.filter(
      (capability) =>
        !['event.invitees', 'event.money', 'event.dupr', 'event.agreements'].includes(capability),
    ),
  )
})

test('cohosts run an event and neither cancel nor delete it', () => {
  expect(granted('cohost')).toEqual([
    'event.edit',
    'event.roster',
    'event.checkIn',
    'event.play',
    'event.invitees',
    'event.money',
    'event.dupr',
  ])
})

test('an admin of a venue edits, hides and photographs it, appoints, reads its log and works its reports', () => {
  expect(granted('admin')).toEqual([...locationCapabilities])
})

test('several roles add up', () => {
  expect(granted('cohost', 'admin')).toEqual([
    'event.edit',
    'event.roster',
    'event.checkIn',
    'event.play',
    'event.invitees',
    'event.money',
    'event.dupr',
    ...locationCapabilities,
  ])
})

test.each([
  '',
  'Organizer',
  'organizer ',
  'player',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
])('the role %j grants nothing', (role) => {
  expect(granted(role)).toEqual([])
})

test('no role grants nothing, nor does a capability nobody has', () => {
  expect(granted()).toEqual([])
  // @ts-expect-error -- what reaches us from outside the compiler must not be granted either
  expect(can(['organizer'], '__proto__')).toBe(false)
})

test('at a venue its admins have the role of admin, and no one else has a role', () => {
  expect([rolesAtVenue(true), rolesAtVenue(false)]).toEqual([['admin'], []])
})

const withFactor = { lacksSecondFactor: false }
const withoutFactor = { lacksSecondFactor: true }

test('without a right nothing is permitted, and the second factor is not asked for', () => {
  for (const actor of [withFactor, withoutFactor])
    expect(permit(actor, ['cohost'], 'event.cancel')).toEqual({
      ok: false,
      refusal: { code: 'not-allowed' },
    })
})

test.each([
  [['venue-admin'], 'event.edit'],
  [['admin'], 'location.edit'],
  [['cohost', 'venue-admin'], 'event.cancel'],
] as const)('%j needs the second factor for %s where one is demanded', (roles, capability) => {
  expect(permit(withFactor, roles, capability)).toEqual({ ok: true, value: null })
  expect(permit(withoutFactor, roles, capability)).toEqual({
    ok: false,
    refusal: { code: 'second-factor-needed' },
  })
})

test('organizers and cohosts need no second factor for what they may do anyway', () => {
  for (const roles of [['organizer'], ['cohost', 'venue-admin', 'admin']])
    expect(permit(withoutFactor, roles, 'event.edit')).toEqual({ ok: true, value: null })
})

test('the office of an admin rests while the second factor is missing', () => {
  expect(permitOffice(withFactor)).toEqual({ ok: true, value: null })
  expect(permitOffice(withoutFactor)).toEqual({
    ok: false,
    refusal: { code: 'second-factor-needed' },
  })
})

test.each([
  [['venue-admin'], 'event.cancel', true],
  [['venue-admin', 'organizer'], 'event.cancel', false],
  [['venue-admin', 'cohost'], 'event.edit', false],
  [['venue-admin', 'cohost'], 'event.cancel', true],
  [['cohost'], 'event.edit', false],
  [['cohost'], 'event.cancel', false],
  [[], 'event.edit', false],
] as const)('%j doing %s acts as an admin: %s', (roles, capability, isAct) => {
  expect(isAdminAct(roles, capability)).toBe(isAct)
})

test('each office gives its role', () => {
  const none = { isOrganizer: false, isCohost: false, isVenueAdmin: false }
  expect(listEventRoles(none)).toEqual([])
  expect(listEventRoles({ isOrganizer: true, isCohost: true, isVenueAdmin: true })).toEqual([
    'organizer',
    'cohost',
    'venue-admin',
  ])
})
