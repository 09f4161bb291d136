import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
let venue: string
beforeAll(async () => {
  app = await startTestApp()
  venue = await aLocation(app.db, { name: 'Home Courts' })
})
afterAll(async () => {
  await app.close()
})

const watchMe = async (token: string) => (await app.socket(token)).subscribe('players-me', {})

test('an open window follows someone from registration to the end of setup', async () => {
  const user = await app.signedInUser('Walker', { provider: 'google' })
  const me = await watchMe(user.token)
  expect(await me.next()).toMatchObject({
    status: 'not_found',
    stage: null,
    player: null,
    email: 'walker@example.org',
    provider: 'google',
  })

  await user.must('players-register', {
    uid: user.userId,
    email: user.email,
    provider: 'google',
    referral: venue,
  })
  expect(await me.until(({ status }) => status === 'onboarding')).toMatchObject({
    stage: { playerName: null, homeLocation: venue },
    player: null,
    locations: [],
  })

  await user.must('players-updatePlayer', { playerId: 'walker', fields: { playerName: 'Walker' } })
  const named = await me.until(({ status }) => status === 'completed')
  expect(named).toMatchObject({
    stage: { homeLocation: venue },
    player: {
      playerId: 'walker',
      skillSelf: null,
      skillChangedAt: null,
      homeLocation: null,
      setupComplete: false,
    },
  })
  expect(named.locations).toEqual([
    {
      locationId: venue,
      name: 'Home Courts',
      city: 'New York',
      lat: 40.8,
      lon: -73.97,
      isAdmin: false,
    },
  ])

  await user.must('players-updatePlayer', {
    playerId: 'walker',
    fields: { skillSelf: 3.75, homeLocation: venue, setupComplete: true },
  })
  expect(await me.until(({ player }) => player?.setupComplete === true)).toMatchObject({
    stage: null,
    player: {
      created: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      skillSelf: 3.75,
      skillChangedAt: new Date(app.clock.now()).toISOString(),
      homeLocation: venue,
      homeLocationName: 'Home Courts',
      homePage: 'calendar',
      diamonds: 0,
    },
  })

  await user.must('players-playerReward', { diamondId: 'registered' })
  expect((await me.until(({ player }) => player?.diamonds === 1)).player?.diamonds).toBe(1)
  await user.must('playerLocations-setActive', { locationId: venue, active: false })
  expect((await me.until(({ locations }) => locations.length === 0)).locations).toEqual([])
})

test('the diamond for registering is left to the next screen only where the welcome asks for it', async () => {
  for (const [name, isCelebratedLater, newDiamond] of [
    ['Welcomed', false, null],
    ['Led-on', true, 'registered'],
  ] as const) {
    const ann = await app.signedIn(name)
    await ann.must('players-playerReward', { diamondId: 'registered', isCelebratedLater })
    const me = await watchMe(ann.token)
    expect((await me.next()).player).toMatchObject({ diamonds: 1, newDiamond })
  }
})

test('a player without the private half is in error', async () => {
  const ann = await app.signedIn('Halved')
  await app.db.deleteFrom('players_private').where('playerId', '=', 'halved').execute()
  expect(await (await watchMe(ann.token)).next()).toMatchObject({
    status: 'error',
    player: { playerId: 'halved', gender: null },
  })
})

test('badges count what is unread, up to the limit of the lists', async () => {
  const [ann] = [
    await app.signedIn('Badged', { homeLocation: venue, gender: 'woman' }),
    await app.signedIn('Sender'),
  ]
  await anAdmin(app.db, venue, 'badged')
  await app.db
    .insertInto('alerts')
    .values(
      [...Array.from({ length: 120 }, () => false), true].map((read) => ({
        alertId: randomUUID(),
        playerId: 'badged',
        kind: 'promoted' as const,
        params: '{}',
        eventId: null,
        read,
      })),
    )
    .execute()
  await app.db
    .insertInto('messages')
    .values(
      [false, false, true].map((read) => ({
        messageId: randomUUID(),
        fromId: 'sender',
        toId: 'badged',
        type: 'txt' as const,
        message: 'Hi',
        eventId: null,
        locationId: null,
        read,
      })),
    )
    .execute()
  expect(await (await watchMe(ann.token)).next()).toMatchObject({
    unreadAlerts: 99,
    unreadMessages: 2,
    player: { adminLocations: 1, gender: 'woman' },
    locations: [{ locationId: venue, isAdmin: true }],
  })
})

test("two windows of one person show the same, and nobody else's", async () => {
  const [ann, ben] = [await app.signedIn('Ann'), await app.signedIn('Ben')]
  const [one, two, other] = [
    await watchMe(ann.token),
    await watchMe(ann.token),
    await watchMe(ben.token),
  ]
  expect((await one.next()).player?.playerId).toBe('ann')
  expect((await other.next()).player?.playerId).toBe('ben')
  expect(await two.next()).toEqual(one.latest())
})

test('it takes two statements, whatever one has', async () => {
  const ann = await app.signedIn('Counted', {
    activeLocations: [await aLocation(app.db), await aLocation(app.db), await aLocation(app.db)],
  })
  const me = await watchMe(ann.token)
  await me.next()
  const statements = await statementsOf(async () => {
    await app.db
      .insertInto('player_diamonds')
      .values({ playerId: 'counted', diamondId: 'registered' })
      .execute()
    app.deps.bus.publish([`user:${ann.userId}`])
    await me.until(({ player }) => player?.diamonds === 1)
  })
  expect(statements.filter((text) => !text.startsWith('insert'))).toHaveLength(2)
})
