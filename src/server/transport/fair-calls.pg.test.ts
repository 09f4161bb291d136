// Many calls about one event are queued in the process without a connection, and everyone else is
// served meanwhile.
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsAtOnce, tooManyAtOnceSeconds } from '#domain/shared/calls-at-once.ts'
import { refuse } from '#domain/shared/result.ts'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import { ask, teamsOf } from '#test/scenes/team-scene.ts'
import { anEvent, aLocation } from '#test/support/builders.ts'
import { holdOn } from '#test/support/hold-on.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let ann: TestPlayer
let eve: TestPlayer
let eventId: string
let location: string

beforeEach(async () => {
  app = await startTestApp({ poolSize: 5 })
  ann = await app.signedIn('Ann')
  eve = await app.signedIn('Eve')
  location = await aLocation(app.db)
  eventId = await anEvent(app.db, { location, organizer: ann.playerId })
  await openDoors(app, eventId)
})
afterEach(() => app.close())

async function whileLocked<T>(act: () => Promise<T>): Promise<T> {
  const [isLocked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = app.db.transaction().execute(async (tx) => {
    await holdOn(tx)
    await tx
      .selectFrom('events')
      .select('eventId')
      .where('eventId', '=', eventId)
      .forUpdate()
      .execute()
    isLocked.resolve()
    await mayEnd.promise
  })
  await isLocked.promise
  try {
    return await act()
  } finally {
    mayEnd.resolve()
    await holding
  }
}

async function countLockWaits(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db)
  return rows[0]?.n ?? 0
}

const waitForLockWait = () =>
  until('a call waits for the lock', async () => (await countLockWaits()) > 0)
const checkIn = (who: TestPlayer, playerId: string) =>
  who.call('events-checkIn', { eventId, playerId, attendance: 'here' })
const greet = (who: TestPlayer, n: number) =>
  who.call('players-updatePlayer', { playerId: who.playerId, fields: { headline: `Hello ${n}` } })

test('calls and sign-ups that wait for one event hold one connection, and another player is answered', async () => {
  const people = await Promise.all(['Ben', 'Cleo', 'Dan'].map((name) => app.signedIn(name)))
  await signUp(eve, eventId)
  const waiting = await whileLocked(async () => {
    const asked = [
      ...Array.from({ length: 8 }, () => checkIn(ann, eve.playerId)),
      ...people.map((player) => player.call('events-signUp', { eventId, guests: 0 })),
      ...people.map((player) => player.call('eventTeams-end', { eventId })),
    ]
    await waitForLockWait()
    for (let n = 0; n < 3; n += 1) expect(await greet(eve, n)).toMatchObject({ ok: true })
    expect(await countLockWaits()).toBe(1)
    return asked
  })
  const answers = await Promise.all(waiting)
  expect(answers.slice(0, 11).every(({ ok }) => ok)).toBe(true)
  expect(answers.slice(11)).toEqual(
    people.map(() => ({ ok: false, refusal: { code: 'team-not-found' } })),
  )
})

test('so do calls that learn only from what they read which event they lock', async () => {
  const pairs = await Promise.all(
    ['Ben', 'Cleo', 'Dan', 'Fay', 'Gil'].map((name) => app.signedIn(name)),
  )
  const messages: string[] = []
  for (const player of pairs) messages.push(await ask(app.db, eventId, eve, player))
  const waiting = await whileLocked(async () => {
    const asked = pairs.map((player, index) =>
      player.call('eventTeams-accept', { messageId: messages[index] ?? '' }),
    )
    await waitForLockWait()
    for (let n = 0; n < 3; n += 1) expect(await greet(eve, n)).toMatchObject({ ok: true })
    return asked
  })
  const answers = await Promise.all(waiting)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await teamsOf(app.db, eventId)).toHaveLength(1)
})

test('of 300 check-ins sent at once by one account a few run and some wait; the others are refused with the seconds to wait', async () => {
  const ben = await app.signedIn('Ben')
  const { running, waiting } = callsAtOnce.account
  await signUp(eve, eventId)
  let refused = 0
  const sent = 300
  const { asked, signedUp } = await whileLocked(async () => {
    const all = Array.from({ length: sent }, async () => {
      const answer = await checkIn(ann, eve.playerId)
      if (!answer.ok) refused += 1
      return answer
    })
    await until('all the others are refused', () => refused === sent - running - waiting)
    expect(await greet(eve, 1)).toMatchObject({ ok: true })
    return { asked: all, signedUp: signUp(ben, eventId) }
  })
  const answers = await Promise.all(asked)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(running + waiting)
  const tooMany = refuse('too-many-requests', { seconds: tooManyAtOnceSeconds })
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: refused }, () => tooMany))
  expect(await signedUp).toMatchObject({ place: 'playing' })
})
