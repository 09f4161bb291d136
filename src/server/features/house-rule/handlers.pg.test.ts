// House rules through the API: setting them, every way onto a roster, missed sessions, and being
// let off.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { alertKindsOf, expectCountsRight, logOf, rosterInWords } from '#test/scenes/event-scene.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testClient } from '#test/support/test-client.ts'
import { freeLastInLine } from './jobs.ts'

let app: TestApp
let other: TestApp
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ beside: app })
})
beforeEach(() => app.clock.set(testStart))
afterEach(() => expectCountsRight(app.db))
afterAll(async () => {
  await other.close()
  await app.close()
})

type Rules = CallInput<'houseRules-save'>['rules']
const off: Rules = {
  daysAhead: null,
  opensAt: '00:00',
  laterDays: null,
  aDay: null,
  aWeek: null,
  oneWaitlist: false,
  missEffect: 'none',
  missLimit: 1,
  pauseDays: 7,
  membersClubId: null,
}
const refused = (code: string, params?: object) => ({
  refusal: params === undefined ? { code } : { code, params },
})
const playing = { ok: true, value: { place: 'playing' } }
const waits = { ok: true, value: { place: 'waiting' } }

async function aVenue() {
  made += 1
  const sign = (name: string) => app.signedIn(`${name}${made}`)
  const [admin, org, ann, ben] = [
    await sign('adm'),
    await sign('org'),
    await sign('ann'),
    await sign('ben'),
  ] as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  const location = await aLocation(app.db)
  for (const { playerId } of [admin, org]) await anAdmin(app.db, location, playerId)
  const owner = { kind: 'venue', locationId: location } as const
  return {
    admin,
    org,
    ann,
    ben,
    location,
    owner,
    set: (rules: Partial<Rules>) =>
      admin.must('houseRules-save', { owner, rules: { ...off, ...rules } }),
    event: (changes: Parameters<typeof anEvent>[2] = {}) =>
      anEvent(app.db, { location, organizer: org.playerId }, changes),
  }
}

const signUp = (player: Pick<TestPlayer, 'call'>, eventId: string) =>
  player.call('events-signUp', { eventId, guests: 0 })
const mine = (player: TestPlayer, eventId: string) => player.must('houseRules-mine', { eventId })

async function missed(
  { event, org }: Awaited<ReturnType<typeof aVenue>>,
  player: TestPlayer,
  changes: Parameters<typeof anEvent>[2] = {},
) {
  const eventId = await event({ startDate: '2026-05-31', startTime: '12:00', ...changes })
  app.clock.set(Date.parse('2026-05-31T12:00:00Z'))
  await player.must('events-signUp', { eventId, guests: 0 })
  app.clock.set(testStart)
  await org.must('events-checkIn', { eventId, playerId: player.playerId, attendance: 'no-show' })
  return eventId
}

describe('keeping them', () => {
  test('all are off at first, and saved as they were set', async () => {
    const { admin, owner, set } = await aVenue()
    expect(await admin.must('houseRules-get', { owner })).toMatchObject({
      rules: { daysAhead: null, aDay: null, oneWaitlist: false, missEffect: 'none' },
      appeals: [],
    })
    await set({ daysAhead: 7, opensAt: '18:00', aDay: 2, missEffect: 'pause' })
    expect(await admin.must('houseRules-get', { owner })).toMatchObject({
      rules: { daysAhead: 7, opensAt: '18:00', aDay: 2, missEffect: 'pause' },
    })
  })

  test('others may neither read nor set them, and no club of a stranger comes first', async () => {
    const { admin, ann, owner } = await aVenue()
    expect(await ann.call('houseRules-save', { owner, rules: off })).toMatchObject(
      refused('not-allowed'),
    )
    expect(await ann.call('houseRules-get', { owner })).toMatchObject(refused('not-allowed'))
    expect(
      await admin.call('houseRules-save', { owner, rules: { ...off, membersClubId: 'none' } }),
    ).toMatchObject(refused('club-not-found'))
    expect(
      await admin.call('houseRules-save', {
        owner,
        rules: { ...off, daysAhead: 2, laterDays: 2 },
      }),
    ).toMatchObject(refused('bad-input'))
  })

  test('a club binds the events that invite it, and nothing else at the venue', async () => {
    const { ann, org, location, event } = await aVenue()
    const stranger = await app.signedIn(`str${made}`)
    const clubId = await aClub(app.db, {
      location,
      owner: stranger.playerId,
      name: `C${made}`,
      members: [ann.playerId, org.playerId],
    })
    await stranger.must('houseRules-save', {
      owner: { kind: 'club', locationId: location, clubId },
      rules: { ...off, aDay: 1 },
    })
    await signUp(ann, await event())
    expect(await signUp(ann, await event())).toMatchObject(playing)
    const closed = { invite: true, invited: `C${made}` }
    expect(await signUp(ann, await event(closed))).toMatchObject(playing)
    expect(await signUp(ann, await event(closed))).toMatchObject(refused('house-day', { n: 1 }))
  })
})

describe('when it opens', () => {
  test('is told before the tap and by the refusal, on the clocks of the venue', async () => {
    const { ann, set, event } = await aVenue()
    await set({ daysAhead: 2, opensAt: '18:00' })
    const eventId = await event({ startDate: '2026-06-09' })
    const until = Date.parse('2026-06-07T22:00:00Z')
    expect(await mine(ann, eventId)).toMatchObject({
      refusal: { code: 'house-opens', until: new Date(until).toISOString() },
    })
    expect(await signUp(ann, eventId)).toMatchObject(refused('house-opens', { until }))
    expect(await rosterInWords(app.db, eventId)).toBe('')
    app.clock.set(until)
    expect(await signUp(ann, eventId)).toMatchObject(playing)
  })

  test('follows the clocks over the night on which they change', async () => {
    const { ann, set, event } = await aVenue()
    await set({ daysAhead: 1, opensAt: '02:30' })
    const skipped = await event({ startDate: '2027-03-15' })
    expect(await mine(ann, skipped)).toMatchObject({
      refusal: { until: '2027-03-14T07:30:00.000Z' },
    })
  })

  test('members of the club first, others later', async () => {
    const { ann, ben, admin, location, set, event } = await aVenue()
    const membersClubId = await aClub(app.db, {
      location,
      owner: admin.playerId,
      name: `M${made}`,
      members: [ann.playerId],
    })
    await set({ daysAhead: 7, laterDays: 3, membersClubId })
    const eventId = await event({ startDate: '2026-06-07' })
    expect(await signUp(ann, eventId)).toMatchObject(playing)
    expect(await signUp(ben, eventId)).toMatchObject(
      refused('house-opens', { until: Date.parse('2026-06-03T04:00:00Z') }),
    )
  })

  test('what is set later changes nothing for those on the list, their guests and offers', async () => {
    const { ann, ben, set, event } = await aVenue()
    const eventId = await event({ maxPlayers: 2, startDate: '2026-06-20' })
    await signUp(ann, eventId)
    await signUp(await app.signedIn(`cy${made}`), eventId)
    expect(await signUp(ben, eventId)).toMatchObject(waits)
    await set({ daysAhead: 1, aDay: 1 })
    await ann.must('events-withdraw', { eventId })
    expect(await rosterInWords(app.db, eventId)).toBe(`cy${made} ben${made}`)
    expect(await signUp(ann, eventId)).toMatchObject(refused('house-opens'))
  })
})

describe('how much', () => {
  test('a day and a week are counted with waitlists, by the day of the event', async () => {
    const { ann, set, event } = await aVenue()
    await set({ aDay: 1, aWeek: 2 })
    const monday = await event({ startDate: '2026-06-08' })
    await signUp(ann, monday)
    expect(await signUp(ann, await event({ startDate: '2026-06-08' }))).toMatchObject(
      refused('house-day', { n: 1, next: '2026-06-09' }),
    )
    expect(await signUp(ann, await event({ startDate: '2026-06-14' }))).toMatchObject(playing)
    const third = await event({ startDate: '2026-06-11' })
    expect(await signUp(ann, third)).toMatchObject(refused('house-week', { next: '2026-06-15' }))
    expect(await signUp(ann, await event({ startDate: '2026-06-15' }))).toMatchObject(playing)
    await ann.must('events-withdraw', { eventId: monday })
    expect(await signUp(ann, third)).toMatchObject(playing)
  })

  test('two devices at once at the limit get one place, on one server and on two', async () => {
    const { set, event } = await aVenue()
    await set({ aDay: 1 })
    for (const eachOn of [
      [app, app],
      [app, other],
      [app, other],
      [other, app],
    ]) {
      const player = await app.signedIn(`two${(made += 1)}`)
      const eventIds = [await event(), await event()]
      const answers = await Promise.all(
        eventIds.map((eventId, index) =>
          signUp(testClient((eachOn[index] ?? app).url, player.headers), eventId),
        ),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      expect(answers.filter(({ ok }) => !ok)).toMatchObject([refused('house-day', { n: 1 })])
    }
  })

  test('one waitlist a day leaves a free place elsewhere open', async () => {
    const { ann, ben, set, event } = await aVenue()
    await set({ oneWaitlist: true })
    const cy = await app.signedIn(`cy${made}`)
    const full = async () => {
      const eventId = await event({ maxPlayers: 2 })
      for (const player of [ben, cy]) await signUp(player, eventId)
      return eventId
    }
    const [one, two] = [await full(), await full()]
    expect(await signUp(ann, one)).toMatchObject(waits)
    expect(await mine(ann, two)).toMatchObject({ mayWait: false })
    expect(await signUp(ann, two)).toMatchObject(refused('house-waitlist'))
    expect(await signUp(ann, await event())).toMatchObject(playing)
  })

  test('a team comes in by what both may, and the reason of one stays theirs', async () => {
    const { ann, ben, set, event } = await aVenue()
    await set({ aDay: 1 })
    const eventId = await event({ entryBy: 'team' })
    await app.db
      .insertInto('event_teams')
      .values({ eventId, p1: ann.playerId, p2: ben.playerId })
      .execute()
    await signUp(ben, await event())
    expect(await signUp(ann, eventId)).toMatchObject(refused('house-partner'))
    expect(await signUp(ben, eventId)).toMatchObject(refused('house-day', { n: 1 }))
  })

  test('an organizer adds anyone, and the log says that rules were passed', async () => {
    const { ann, ben, org, set, event } = await aVenue()
    await set({ aDay: 1 })
    await signUp(ann, await event())
    const eventId = await event()
    await org.must('events-addPlayer', { eventId, playerId: ann.playerId })
    await org.must('events-addPlayer', { eventId, playerId: ben.playerId })
    expect(await logOf(app.db, eventId)).toEqual([
      `org${made} add ann${made} pastRules`,
      `org${made} add ben${made}`,
    ])
  })
})

describe('what was missed', () => {
  test('pauses, and an appeal that is heard ends it', async () => {
    const venue = await aVenue()
    const { admin, ann, owner, set, event } = venue
    await set({ missEffect: 'pause', missLimit: 1, pauseDays: 10 })
    await missed(venue, ann)
    const eventId = await event({ startDate: '2026-06-05' })
    expect(await signUp(ann, eventId)).toMatchObject(
      refused('house-paused', { until: Date.parse('2026-06-10T18:00:00Z') }),
    )
    expect(await mine(ann, eventId)).toMatchObject({ missed: 1, canAppeal: true })
    await ann.must('houseRules-appeal', { eventId, body: 'I was ill.' })
    expect(await ann.call('houseRules-appeal', { eventId, body: 'Again.' })).toMatchObject(
      refused('request-used'),
    )
    expect(await alertKindsOf(app.db, admin.playerId)).toContain('house-appealed')
    expect((await admin.must('houseRules-get', { owner })).appeals).toMatchObject([
      { playerId: ann.playerId, body: 'I was ill.', missed: 1 },
    ])
    const answer = { owner, playerId: ann.playerId, isLifted: true, reason: 'Get well.' }
    expect(await ann.call('houseRules-answer', answer)).toMatchObject(refused('not-allowed'))
    await admin.must('houseRules-answer', answer)
    expect(await admin.call('houseRules-answer', answer)).toMatchObject(refused('request-used'))
    expect(await alertKindsOf(app.db, ann.playerId)).toContain('house-answered')
    expect(await signUp(ann, eventId)).toMatchObject(playing)
    expect(
      await app.db
        .selectFrom('location_log')
        .select(['action', 'playerId', 'detail'])
        .where('locationId', '=', venue.location)
        .where('action', '=', 'house-lifted')
        .execute(),
    ).toEqual([{ action: 'house-lifted', playerId: ann.playerId, detail: 'Get well.' }])
  })

  test('puts somebody last: others go first, until a day before the start', async () => {
    const venue = await aVenue()
    const { ann, ben, set, event } = venue
    await set({ missEffect: 'last', missLimit: 1 })
    await missed(venue, ann)
    const eventId = await event({ startDate: '2026-06-05', maxPlayers: 2 })
    expect(await mine(ann, eventId)).toMatchObject({
      refusal: null,
      lastUntil: '2026-06-04T22:00:00.000Z',
    })
    expect(await signUp(ann, eventId)).toMatchObject(waits)
    expect(await signUp(ben, eventId)).toMatchObject(playing)
    await freeLastInLine(app.deps)
    expect(await rosterInWords(app.db, eventId)).toBe(`ann${made}? ben${made}`)
    app.clock.set(Date.parse('2026-06-04T22:00:00Z'))
    await freeLastInLine(app.deps)
    expect(await rosterInWords(app.db, eventId)).toBe(`ann${made} ben${made}`)
    expect(await alertKindsOf(app.db, ann.playerId)).toContain('promoted')
  })

  test('last in line waits like everyone once there is no room, and comes back after leaving', async () => {
    const venue = await aVenue()
    const { ann, ben, set, event } = venue
    await set({ missEffect: 'last', missLimit: 1 })
    await missed(venue, ann)
    const eventId = await event({ startDate: '2026-06-05', maxPlayers: 2 })
    const cy = await app.signedIn(`cy${made}`)
    await signUp(ann, eventId)
    await ann.must('events-withdraw', { eventId })
    expect(await signUp(ann, eventId)).toMatchObject(waits)
    for (const player of [ben, cy]) expect(await signUp(player, eventId)).toMatchObject(playing)
    await ben.must('events-withdraw', { eventId })
    expect(await rosterInWords(app.db, eventId)).toBe(`ann${made} cy${made}`)
  })

  test('counts late cancels, also of an event that is deleted later', async () => {
    const { ann, org, set, event } = await aVenue()
    await set({ missEffect: 'pause', missLimit: 1 })
    const eventId = await event({ startDate: '2026-06-01', cancelCutoffHours: 24 })
    await signUp(ann, eventId)
    expect(await ann.must('events-withdraw', { eventId })).toEqual({ late: true })
    const next = await event({ startDate: '2027-05-30' })
    app.clock.set(Date.parse('2026-06-02T08:00:00Z'))
    expect(await mine(ann, next)).toMatchObject({ missed: 1, refusal: { code: 'house-paused' } })
    app.clock.set(Date.parse('2026-06-02T12:00:00Z'))
    await org.must('events-delete', { eventId, scope: 'this' })
    expect(await mine(ann, next)).toMatchObject({ missed: 1 })
  })

  test('an event that was cancelled, deleted before it began, or moved counts against nobody', async () => {
    const { ann, org, set, event } = await aVenue()
    await set({ missEffect: 'pause', missLimit: 1 })
    const late = async () => {
      const eventId = await event({ startDate: '2026-06-01', cancelCutoffHours: 24 })
      await signUp(ann, eventId)
      return eventId
    }
    const [one, two, three] = [await late(), await late(), await late()]
    await app.db
      .updateTable('events')
      .set({ moved: new Date(testStart + 1) })
      .where('eventId', '=', three)
      .execute()
    for (const eventId of [one, two, three]) await ann.must('events-withdraw', { eventId })
    await org.must('events-cancel', { eventId: one, reason: 'Rain', scope: 'this' })
    await org.must('events-delete', { eventId: two, scope: 'this' })
    expect(await mine(ann, await event({ startDate: '2026-06-05' }))).toMatchObject({
      missed: 0,
      refusal: null,
    })
  })

  test('a day that was off is no session that someone came to', async () => {
    const venue = await aVenue()
    const { ann, org, event } = venue
    await missed(venue, ann)
    const eventId = await event({ startDate: '2026-06-02' })
    await signUp(ann, eventId)
    const status = { state: 'off', until: null, note: 'Rain', nextWord: null } as const
    await org.must('events-setDayStatus', { eventId, status })
    app.clock.set(Date.parse('2026-06-03T12:00:00Z'))
    const counted = [{ came: 0, sessions: 1 }]
    expect((await ann.must('houseRules-record', {})).places).toMatchObject(counted)
    await venue.set({ missEffect: 'remind', missLimit: 1 })
    const next = await event({ startDate: '2026-06-05' })
    await signUp(ann, next)
    const { players } = await org.must('houseRules-roster', { eventId: next })
    expect(players).toMatchObject(counted)
  })

  test('a no-show counts against nobody that others put in', async () => {
    const { ann, org, set, event } = await aVenue()
    await set({ missEffect: 'pause', missLimit: 1 })
    const eventId = await event({ startDate: '2026-06-01', startTime: '07:00' })
    await org.must('events-addPlayer', { eventId, playerId: ann.playerId })
    await org.must('events-checkIn', { eventId, playerId: ann.playerId, attendance: 'no-show' })
    expect(await mine(ann, await event({ startDate: '2026-06-05' }))).toMatchObject({ missed: 0 })
  })

  test('is on the own page, with organizers of the venue, and nowhere else', async () => {
    const venue = await aVenue()
    const { ann, ben, org, location, set, event } = venue
    await set({ missEffect: 'remind', missLimit: 1 })
    await missed(venue, ann)
    expect(await ann.must('houseRules-record', {})).toMatchObject({
      places: [{ locationId: location, came: 0, sessions: 1 }],
    })
    const eventId = await event({ startDate: '2026-06-05' })
    await signUp(ann, eventId)
    expect(await org.must('houseRules-roster', { eventId })).toEqual({
      players: [{ playerId: ann.playerId, came: 0, sessions: 1 }],
    })
    expect(await ben.call('houseRules-roster', { eventId })).toMatchObject(refused('not-allowed'))
    const elsewhere = await aVenue()
    const there = await elsewhere.event()
    await signUp(ann, there)
    expect(await elsewhere.org.must('houseRules-roster', { eventId: there })).toEqual({
      players: [],
    })
  })
})
