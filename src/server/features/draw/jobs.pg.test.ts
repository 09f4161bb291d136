// Draws through the API: everyone waits, one draw assigns the places, and any viewer of the event
// can verify its record.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDraw } from '#domain/event/draw.ts'
import { toDay } from '#domain/shared/day.ts'
import {
  eventFieldsAt,
  expectCountsRight,
  logOf,
  rosterInWords,
  signUp,
  type Fields,
} from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { makeDueDraws } from './jobs.ts'

let app: TestApp
let olivia: TestPlayer
let people: TestPlayer[]
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olivia = await app.signedIn('Olivia')
  people = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'].map((name) => app.signedIn(name)),
  )
})
afterAll(async () => {
  await expectCountsRight(app.db)
  await app.close()
})

const drawAt = '2026-06-01T18:00:00.000Z'
const draw = (changes: Partial<Fields> = {}) =>
  olivia.must('events-create', {
    fields: eventFieldsAt(location, {
      signupMode: 'lottery',
      drawAt,
      minPlayers: 2,
      maxPlayers: 3,
      maxWaitlist: 1,
      ...changes,
    }),
    status: 'published',
  })

async function atDrawTime<T>(run: () => Promise<T>): Promise<T> {
  app.clock.set(drawAt)
  try {
    return await run()
  } finally {
    app.clock.set(testStart)
  }
}

async function recordOf(eventId: string, who: TestPlayer = olivia) {
  const window = await app.socket(who.token)
  const record = await window.subscribe('draws-byEvent', { eventId }).next()
  await window.close()
  return record
}

const toldOf = async (eventId: string, playerId: string) =>
  (
    await app.db
      .selectFrom('alerts')
      .select('kind')
      .where('eventId', '=', eventId)
      .where('playerId', '=', playerId)
      .execute()
  ).map(({ kind }) => kind)

const places = async (eventId: string) => {
  const words = (await rosterInWords(app.db, eventId)).split(' ')
  return {
    playing: words.filter((word) => !word.endsWith('?')),
    waiting: words.filter((word) => word.endsWith('?')),
  }
}

test('before the draw everyone waits, without a position and beyond the waitlist; nothing is drawn before its time', async () => {
  const { eventId } = await draw()
  for (const player of people)
    expect(await signUp(player, eventId)).toEqual({ place: 'waiting', position: null })
  expect(await makeDueDraws(app.deps)).toBe(0)
  expect([await rosterInWords(app.db, eventId), await recordOf(eventId)]).toEqual([
    'ana? ben? cleo? dan? eve? fay?',
    null,
  ])
  await people[0]?.must('events-withdraw', { eventId })
  expect(await rosterInWords(app.db, eventId)).toBe('ben? cleo? dan? eve? fay?')
  await olivia.must('events-delete', { eventId })
})

test('at its time the draw fills the places, tells everyone in it, and its record checks for whoever sees the event', async () => {
  const { eventId } = await draw()
  for (const player of people) await signUp(player, eventId)
  const window = await app.socket(people[0]?.token)
  const event = window.subscribe('events-byId', { eventId })
  expect(await event.next()).toMatchObject({ drawn: null })
  await atDrawTime(() => makeDueDraws(app.deps))
  expect(await event.until(({ drawn }) => drawn !== null)).toMatchObject({ drawn: drawAt })
  await window.close()
  const { playing, waiting } = await places(eventId)
  expect([playing.length, waiting.length]).toEqual([3, 3])
  for (const { playerId } of people)
    expect(await toldOf(eventId, playerId)).toEqual([
      playing.includes(playerId) ? 'drawn-in' : 'drawn-waiting',
    ])
  const record = await recordOf(eventId, people[5])
  expect(record).toMatchObject({
    mode: 'lottery',
    made: drawAt,
    madeBy: null,
    held: 0,
    maxPlayers: 3,
  })
  expect(record === null ? null : checkDraw(record)).toBe('same')
  expect(
    record?.parties
      .toSorted((a, b) => a.rank - b.rank)
      .map(
        ({ playerNames: [name = ''], place }) =>
          `${name.toLowerCase()}${place === 'waiting' ? '?' : ''}`,
      ),
  ).toEqual([...playing, ...waiting])
})

test('after the draw who comes first plays: a freed place goes to the next in the drawn order', async () => {
  const { eventId } = await draw({ maxPlayers: 2, maxWaitlist: 4 })
  for (const player of people.slice(0, 4)) await signUp(player, eventId)
  await atDrawTime(() => makeDueDraws(app.deps))
  const {
    playing: [first = ''],
    waiting: [next = ''],
  } = await places(eventId)
  await people.find(({ playerId }) => playerId === first)?.must('events-withdraw', { eventId })
  expect((await places(eventId)).playing).toContain(next.slice(0, -1))
  expect(await people[5]?.call('events-signUp', { eventId, guests: 0 })).toMatchObject({
    ok: true,
    value: { place: 'waiting', position: 2 },
  })
})

test('several servers that look at once make one draw, and one that comes later finds it made', async () => {
  const [one, other] = [await startTestApp({ beside: app }), await startTestApp({ beside: app })]
  const { eventId } = await draw()
  for (const player of people) await signUp(player, eventId)
  for (const server of [one, other]) server.clock.set(drawAt)
  const made = await atDrawTime(() =>
    Promise.all([app, one, other, app].map(({ deps }) => makeDueDraws(deps))),
  )
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await atDrawTime(() => makeDueDraws(app.deps))).toBe(0)
  expect(await toldOf(eventId, 'ana')).toHaveLength(1)
  await one.close()
  await other.close()
})

test('a draw that was due while no server ran is made by the first that comes, even after the start', async () => {
  const { eventId } = await draw()
  for (const player of people) await signUp(player, eventId)
  app.clock.set('2026-06-02T22:30:00.000Z')
  expect(await makeDueDraws(app.deps)).toBe(1)
  app.clock.set(testStart)
  expect((await places(eventId)).playing).toHaveLength(3)
})

test('sign-ups that race the draw are in it or come after it, and the places are never oversold', async () => {
  const { eventId } = await draw({ maxPlayers: 2, maxWaitlist: 20 })
  const crowd = await Promise.all(
    Array.from({ length: 12 }, (_, index) => app.signedIn(`Racer${index}`)),
  )
  await signUp(crowd[0] ?? olivia, eventId)
  app.clock.set(drawAt)
  await Promise.all([
    ...crowd.slice(1).map((player) => player.call('events-signUp', { eventId, guests: 0 })),
    makeDueDraws(app.deps),
    ...crowd.slice(6).map((player) => player.call('events-signUp', { eventId, guests: 0 })),
  ])
  app.clock.set(testStart)
  const { playing, waiting } = await places(eventId)
  expect([playing.length, playing.length + waiting.length]).toEqual([2, 12])
  const record = await recordOf(eventId)
  expect(record === null ? null : checkDraw(record)).toBe('same')
})

test('turns go first to those who played least with this organizer at this venue; a no-show, another venue and an older event do not count', async () => {
  const [ana, ben, cleo, dan] = people
  const past = async (
    players: (TestPlayer | undefined)[],
    changes: Parameters<typeof anEvent>[2] = {},
    attendance: 'no-show' | null = null,
    at = location,
  ) => {
    const eventId = await anEvent(
      app.db,
      { location: at, organizer: 'tara' },
      { startDate: '2026-05-20', ...changes },
    )
    await app.db
      .insertInto('player_events')
      .values(
        players.map((player, index) => ({
          eventId,
          playerId: player?.playerId ?? '',
          guests: 0,
          attendance,
          startDate: '2026-05-20',
          place: 'playing' as const,
          entryOrder: index + 1,
          partnerId: null,
        })),
      )
      .execute()
    await app.db
      .updateTable('events')
      .set({ playing: players.length, nextOrder: players.length + 1 })
      .where('eventId', '=', eventId)
      .execute()
  }
  const tara = await app.signedIn('Tara')
  await past([ana, ben])
  await past([ana], { startDate: '2026-05-21' })
  await past([cleo], { startDate: '2026-05-22' }, 'no-show')
  await past([dan], { startDate: '2026-05-23' }, null, await aLocation(app.db))
  const { eventId } = await tara.must('events-create', {
    fields: eventFieldsAt(location, {
      signupMode: 'take turns',
      drawAt,
      minPlayers: 2,
      maxPlayers: 2,
    }),
    status: 'published',
  })
  for (const player of [ana, ben, cleo, dan])
    if (player !== undefined) await signUp(player, eventId)
  await atDrawTime(() => makeDueDraws(app.deps))
  expect((await recordOf(eventId))?.parties.map(({ turns }) => turns)).toEqual([2, 1, 0, 0])
  expect(await rosterInWords(app.db, eventId)).toMatch(/^(cleo dan|dan cleo) ben\? ana\?$/)
  for (let day = 1; day <= 10; day += 1)
    await past([dan], {
      startDate: `2026-05-${24 + Math.floor(day / 2)}`,
      startTime: `${10 + day}:00`,
    })
  const { eventId: next } = await tara.must('events-create', {
    fields: eventFieldsAt(location, {
      signupMode: 'take turns',
      drawAt,
      startDate: toDay('2026-06-03'),
      minPlayers: 2,
      maxPlayers: 2,
    }),
    status: 'published',
  })
  for (const player of [ana, dan]) if (player !== undefined) await signUp(player, next)
  await atDrawTime(() => makeDueDraws(app.deps))
  expect((await recordOf(next))?.parties.map(({ turns }) => turns)).toEqual([0, 10])
})

test('the organizer may draw earlier, once; players may not, and the log says who did', async () => {
  const { eventId } = await draw()
  for (const player of people) await signUp(player, eventId)
  expect(await people[0]?.call('draws-make', { eventId })).toMatchObject({
    refusal: { code: 'not-allowed' },
  })
  expect(await olivia.call('draws-make', { eventId })).toMatchObject({ ok: true })
  expect(await olivia.call('draws-make', { eventId })).toMatchObject({
    refusal: { code: 'draw-made' },
  })
  expect(await atDrawTime(() => makeDueDraws(app.deps))).toBe(0)
  expect([await logOf(app.db, eventId), (await recordOf(eventId))?.madeBy]).toEqual([
    ['olivia draw'],
    'Olivia',
  ])
})

test('an admin of the venue who draws is in the log of the venue', async () => {
  const admin = await app.signedIn('Vera')
  await anAdmin(app.db, location, admin.playerId)
  const { eventId } = await draw()
  await admin.must('draws-make', { eventId })
  expect(
    await app.db
      .selectFrom('location_log')
      .select(['actorId', 'action'])
      .where('eventId', '=', eventId)
      .execute(),
  ).toEqual([{ actorId: 'vera', action: 'event-drawn' }])
})

test('a place from the organizer’s hand before the draw stays, and the record says that it was held', async () => {
  const { eventId } = await draw({ maxPlayers: 2 })
  for (const player of people.slice(0, 4)) await signUp(player, eventId)
  await olivia.must('events-movePlayer', { eventId, playerId: 'dan', to: 'playing' })
  expect(await rosterInWords(app.db, eventId)).toBe('ana? ben? cleo? dan')
  await olivia.must('draws-make', { eventId })
  const record = await recordOf(eventId)
  expect([
    (await places(eventId)).playing.length,
    (await places(eventId)).playing.includes('dan'),
    record?.held,
    record === null ? null : checkDraw(record),
  ]).toEqual([2, true, 1, 'same'])
})

test('cancelled events, drafts and events that are over are not drawn', async () => {
  const { eventId: cancelled } = await draw()
  await olivia.must('events-cancel', { eventId: cancelled, reason: 'Rain' })
  await olivia.must('events-create', {
    fields: eventFieldsAt(location, { signupMode: 'lottery', drawAt }),
    status: 'draft',
  })
  await draw({ startTime: '15:00', duration: 15, startDate: toDay('2026-06-01') })
  app.clock.set('2026-06-01T19:15:00.000Z')
  const drawn = await makeDueDraws(app.deps)
  app.clock.set(testStart)
  expect(drawn).toBe(0)
})

test('a draw needs its time: after sign-up opens, before the start, not in the past, and none where who comes first plays', async () => {
  const refusal = async (changes: Partial<Fields>) => {
    const made = await olivia.call('events-create', {
      fields: eventFieldsAt(location, { signupMode: 'lottery', drawAt, ...changes }),
      status: 'published',
    })
    return made.ok ? null : made.refusal.code
  }
  expect(
    await Promise.all(
      [
        { drawAt: null },
        { drawAt: '2026-06-02T22:00:00.000Z' },
        { drawAt: '2026-06-01T12:00:00.000Z' },
        { signupOpens: drawAt },
        { signupMode: 'first come' as const },
      ].map(refusal),
    ),
  ).toEqual(Array.from({ length: 5 }, () => 'draw-time'))
  expect(await refusal({})).toBeNull()
})

test('the draw of a private event does not exist for strangers', async () => {
  const { eventId } = await draw({ invite: true, invited: 'Friends' })
  await aFriend(app.db, 'olivia', 'ana')
  await olivia.must('draws-make', { eventId })
  const [friend, stranger] = [
    await app.socket(people[0]?.token),
    await app.socket(people[1]?.token),
  ]
  expect(await friend.subscribe('draws-byEvent', { eventId }).next()).toMatchObject({ parties: [] })
  expect(await stranger.subscribe('draws-byEvent', { eventId }).refused()).toMatchObject({
    code: 'event-not-found',
  })
  await friend.close()
  await stranger.close()
})
