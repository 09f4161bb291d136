import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

const today = toDay('2026-06-01')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

test('shows people, levels, clubs and the public events of the next 7 days', async () => {
  const venue = await aLocation(app.db, {
    name: 'Full House',
    attribution: '© OpenStreetMap contributors',
    indoor: true,
    courts: 6,
  })
  const ann = await app.signedIn('Ann', { skill: 3.5, homeLocation: venue })
  await app.signedIn('Ben', { skill: 3.5, activeLocations: [venue] })
  await app.signedIn('Cleo', { skill: 2.75, activeLocations: [venue] })
  await app.signedIn('Dan', { skill: null, activeLocations: [venue] })
  await app.signedIn('Away', { skill: 5 })
  await anAdmin(app.db, venue, 'ben')
  await aClub(app.db, { location: venue, owner: 'cleo', name: 'Dinkers', members: ['ann'] })
  const days = ['2026-05-31', '2026-06-01', '2026-06-07', '2026-06-08']
  for (const startDate of days)
    await anEvent(app.db, { location: venue, organizer: 'ben' }, { startDate, title: startDate })
  await anEvent(
    app.db,
    { location: venue, organizer: 'ann' },
    { startDate: '2026-06-02', title: 'private', invite: true, invited: 'Friends' },
  )
  await anEvent(
    app.db,
    { location: venue, organizer: 'ann' },
    { startDate: '2026-06-02', title: 'draft', status: 'draft' },
  )

  const shown = await (
    await app.socket(ann.token)
  )
    .subscribe('locations-byId', { locationId: venue, today })
    .next()
  expect(shown).toMatchObject({
    locationId: venue,
    fields: { name: 'Full House', indoor: true, lit: null, courts: 6, hidden: false },
    timezone: 'America/New_York',
    attribution: '© OpenStreetMap contributors',
    edited: null,
    admins: [{ playerId: 'ben', playerName: 'Ben' }],
    playerCount: 4,
    skillCounts: [
      { skill: 2.75, players: 1 },
      { skill: 3.5, players: 2 },
    ],
    clubs: [
      { clubId: 'dinkers', clubName: 'Dinkers', members: 2, ownerName: 'Cleo', mine: 'member' },
    ],
    mine: { active: true, isHome: true, isAdmin: false, needsSecondFactor: false },
  })
  expect(shown.events.map(({ title }) => title)).toEqual(['2026-06-01', '2026-06-07'])
})

test('a stranger learns whom to ask to join a club, unless its owner hides', async () => {
  const venue = await aLocation(app.db)
  const [kim, lou] = [await app.signedIn('Kim'), await app.signedIn('Lou')]
  await aClub(app.db, { location: venue, owner: 'kim', name: 'Owls' })
  const shown = (await app.socket(lou.token)).subscribe('locations-byId', {
    locationId: venue,
    today,
  })
  expect((await shown.next()).clubs).toEqual([
    { clubId: 'owls', clubName: 'Owls', members: 1, ownerName: 'Kim', mine: null, key: null },
  ])
  await kim.must('clubMembers-invite', {
    locationId: venue,
    clubId: 'owls',
    playerId: 'lou',
    invited: true,
  })
  await shown.until(({ clubs }) => clubs[0]?.mine === 'invited')
  await lou.must('clubMembers-answer', { locationId: venue, clubId: 'owls', accept: false })
  await shown.until(({ clubs }) => clubs[0]?.mine === null)
  await kim.must('players-updatePlayer', { playerId: 'kim', fields: { hidden: true } })
  await shown.until(({ clubs }) => clubs[0]?.ownerName === '')
})

test('an unknown venue is refused', async () => {
  const eve = await app.signedIn('Eve')
  expect(
    await (
      await app.socket(eve.token)
    )
      .subscribe('locations-byId', { locationId: 'no-such-venue', today })
      .refused(),
  ).toEqual({ code: 'location-not-found' })
})

test('an open window sees others join, levels change, edits and new events', async () => {
  const venue = await aLocation(app.db, { name: 'Lively' })
  const [fay, gus] = [
    await app.signedIn('Fay', { activeLocations: [venue] }),
    await app.signedIn('Gus', { skill: null }),
  ]
  await anAdmin(app.db, venue, 'fay')
  const shown = (await app.socket(fay.token)).subscribe('locations-byId', {
    locationId: venue,
    today,
  })
  expect((await shown.next()).mine).toEqual({
    active: true,
    isHome: false,
    isAdmin: true,
    needsSecondFactor: false,
  })

  await gus.must('playerLocations-setActive', { locationId: venue, active: true })
  await shown.until(({ playerCount }) => playerCount === 2)
  await gus.must('players-updatePlayer', { playerId: 'gus', fields: { skillSelf: 4 } })
  await shown.until(({ skillCounts }) => skillCounts.some(({ skill }) => skill === 4))
  await gus.must('events-create', {
    status: 'published',
    fields: {
      title: 'Just made',
      type: 'open play',
      play: 'doubles',
      gender: 'Any',
      startDate: '2026-06-02',
      startTime: '18:00',
      duration: 120,
      location: venue,
      courts: 1,
      minPlayers: 2,
      maxPlayers: 4,
      guestsPerPlayer: 0,
      maxWaitlist: 0,
      skillMin: null,
      skillMax: null,
      skillRule: 'block',
      invite: false,
      invited: '',
      signupOpens: null,
      signupCloses: null,
      cancelCutoffHours: 0,
      cohosts: [],
      note: '',
      fee: '',
    },
  })
  const { fields } = await shown.until(({ events }) => events.length === 1)
  await fay.must('locations-update', { locationId: venue, fields: { ...fields, name: 'Livelier' } })
  expect((await shown.until((value) => value.fields.name === 'Livelier')).edited).toBe(
    new Date(app.clock.now()).toISOString(),
  )
  await fay.must('players-updatePlayer', { playerId: 'fay', fields: { homeLocation: venue } })
  expect((await shown.until(({ mine }) => mine.isHome)).mine.isHome).toBe(true)
})

test('it takes three statements, and two without its events', async () => {
  const venue = await aLocation(app.db)
  const hal = await app.signedIn('Hal', { activeLocations: [venue] })
  await anEvent(app.db, { location: venue, organizer: 'hal' }, { startDate: today })
  const window = await app.socket(hal.token)
  for (const [events, count] of [
    [true, 3],
    [false, 2],
  ] as const) {
    const statements = await statementsOf(async () => {
      const shown = await window
        .subscribe('locations-byId', { locationId: venue, today, events })
        .next()
      expect(shown.events).toHaveLength(events ? 1 : 0)
    })
    expect(statements).toHaveLength(count)
  }
})
