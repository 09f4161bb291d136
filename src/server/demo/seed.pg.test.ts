import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { composeAlert } from '#contract/alert-words.ts'
import { isPollOpen } from '#domain/club/club-poll.ts'
import { listLine } from '#domain/queue/queue.ts'
import { addDays, toDay } from '#domain/shared/day.ts'
import { now, prepare } from '#test/scenes/prepared-store.ts'
import { createMemoryPhotos } from '#test/support/memory-photos.ts'
import { isProof } from '#test/support/proof.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testDatabase } from '#test/support/test-database.ts'
import { loadAlerts } from '../core/alerts/alert-queries.ts'
import { verifyStore } from '../db/backup/verify-store.ts'
import type { Database } from '../db/open-database.ts'
import { findClubChat } from '../features/club-chat/queries.ts'
import { findClubPolls } from '../features/club-poll/queries.ts'
import { findNotices, loadNoticeSides } from '../features/club/notice-queries.ts'
import { listPhotoUrls } from '../features/photo/queries.ts'
import { loadQueue } from '../features/queue/queries.ts'
import { loadTournamentDay } from '../features/tournament/day-queries.ts'
import { listDivisions } from '../features/tournament/division-queries.ts'
import { scheduledJobs } from '../start-jobs.ts'

const today = toDay('2026-06-01')
const club = { locationId: 'sfrpd-angelo-j-rossi-playground', clubId: 'fog-city' }
const minuteMs = 60_000
const dayMs = 86_400_000
const sentenceMax = 52
const formats = {
  language: 'en',
  locale: 'en-US',
  day: (day: string) => day,
  time: (time: string) => time,
} as const

describe('the demo on its first day', () => {
  const photos = createMemoryPhotos()
  let app: TestApp
  let db: Database
  beforeAll(async () => {
    app = await startTestApp({ photos, time: { now: () => now } })
    db = app.db
    await prepare(db, true, now, photos)
    for (const { run } of scheduledJobs(app.deps)) await run()
  })
  afterAll(async () => {
    await app.close()
  })

  test('fits together, its photos included', async () => {
    const { troubles } = await verifyStore({ connectionString: app.databaseUrl }, photos)
    expect(troubles).toEqual([])
    expect(await listPhotoUrls(db)).toHaveLength(2)
  })

  test.each(['robin', 'olivia'])(
    'the alerts of %s are of many kinds and ages, after the jobs have run as well',
    async (playerId) => {
      const alerts = await loadAlerts(db, playerId, { limit: 10, unreadOnly: false })
      const ages = alerts.map(({ created }) => now - Date.parse(created))
      expect(new Set(alerts.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(
        playerId === 'robin' ? 8 : 5,
      )
      expect(new Set(ages.map((age) => Math.floor(age / minuteMs))).size).toBeGreaterThanOrEqual(
        alerts.length - 1,
      )
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(minuteMs)
      expect(Math.min(...ages)).toBeLessThan(60 * minuteMs)
      expect(Math.max(...ages)).toBeGreaterThan(2 * dayMs)
      expect(alerts.filter(({ kind }) => kind === 'event-invited').length).toBeLessThanOrEqual(2)
    },
  )

  test('no sentence of an alert is cut on a phone', async () => {
    for (const playerId of ['robin', 'olivia'])
      for (const alert of await loadAlerts(db, playerId, { limit: 10, unreadOnly: false })) {
        const { sentence } = composeAlert(alert, formats)
        expect(sentence.length, sentence).toBeLessThanOrEqual(sentenceMax)
      }
  })

  test('every alert of an event or a club names one that is there', async () => {
    const { rows } = await sql`select alert_id from alerts a
      where (a.kind in ('promoted', 'team-formed', 'event-invited', 'medal-won', 'results-closed',
          'event-created-nearby') and not exists (select 1 from events e
          where e.event_id = a.event_id and e.title = a.params ->> 'title'))
        or (a.params ? 'clubId' and not exists (select 1 from clubs c
          where c.location_id = a.params ->> 'locationId' and c.slug = a.params ->> 'clubId'))
        or a.params ->> 'player' = '' or a.params ->> 'location' = ''`.execute(db)
    expect(rows).toEqual([])
  })

  test('a private event has asked when it is a week away at most', async () => {
    const asked = await db
      .selectFrom('event_invitees')
      .innerJoin('events', 'events.eventId', 'event_invitees.eventId')
      .select(['startsAt', 'asked', 'event_invitees.playerId'])
      .execute()
    const players = new Set(asked.map(({ playerId }) => playerId))
    expect(players).toContain('robin')
    expect(['robin', 'olivia']).toEqual(expect.arrayContaining([...players]))
    for (const { startsAt, asked: at } of asked) {
      expect(startsAt.getTime() - now).toBeLessThanOrEqual(7 * dayMs)
      expect(at.getTime()).toBeLessThan(now)
    }
  })

  test('at most 40 % of the days that the calendar shows are Robin’s, and some are', async () => {
    const days = await db
      .selectFrom('player_events')
      .select('startDate')
      .distinct()
      .where('playerId', '=', 'robin')
      .where('startDate', '>=', today)
      .where('startDate', '<=', addDays(today, 28))
      .execute()
    expect(days.length).toBeGreaterThanOrEqual(4)
    expect(days.length / 29).toBeLessThanOrEqual(0.4)
  })

  test('a queue is live: two games are on, games were played, and Robin is next', async () => {
    const queues = await db
      .selectFrom('queues')
      .innerJoin('events', 'events.eventId', 'queues.eventId')
      .select(['queues.eventId', 'startsAt', 'endsAt'])
      .execute()
    const [event = expect.unreachable()] = queues
    expect(queues).toHaveLength(1)
    expect(event.startsAt.getTime() < now && now < event.endsAt.getTime()).toBe(true)
    const { state, queue, people } = (await loadQueue(db, event.eventId)) ?? expect.unreachable()
    expect(state).toBe('open')
    expect(queue.courts.map(({ game, last }) => [game !== null, last !== null])).toEqual([
      [true, true],
      [true, true],
    ])
    const [next] = listLine(queue)
    expect(people.find(({ number }) => number === next?.number)?.playerId).toBe('robin')
    for (const { game } of queue.courts) expect(game?.started).toBeLessThan(now)
  })

  test('a tournament is under way: results are in, courts are taken, the rest has its time', async () => {
    const { tournamentId } = await db
      .selectFrom('tournaments')
      .select('tournamentId')
      .executeTakeFirstOrThrow()
    const divisions = await listDivisions(db, { tournamentId })
    expect(divisions.map(({ entrants, isClosed, isOpen }) => [entrants, isClosed, isOpen])).toEqual(
      [
        [4, false, true],
        [8, false, true],
      ],
    )
    const { slots } = await loadTournamentDay(db, { tournamentId })
    const played = slots.filter(({ state }) => state === 'confirmed')
    const onCourt = slots.filter(({ called, ended }) => called !== null && ended === null)
    const toCome = slots.filter(({ called, state }) => called === null && state === 'planned')
    expect(played.length).toBeGreaterThanOrEqual(4)
    expect(new Set(onCourt.map(({ onCourt: court }) => court)).size).toBe(onCourt.length)
    expect(onCourt.length).toBeGreaterThanOrEqual(1)
    expect(toCome.length).toBeGreaterThanOrEqual(3)
    for (const { startsAt, court } of toCome) {
      expect(court).toBeGreaterThanOrEqual(1)
      expect(Date.parse(startsAt)).toBeGreaterThan(now - 15 * minuteMs)
    }
    const robins = divisions.filter(({ inIt }) => inIt.includes('robin'))
    expect(robins.map(({ title }) => title)).toEqual(['Doubles to 3.5'])
  })

  test('the club has notices, a chat of today, and a poll that Robin has not answered', async () => {
    const found = await findNotices(db, club, { limit: 10, counts: true })
    const [robin] = await loadNoticeSides(db, ['robin'])
    expect(found?.notices.filter(({ noticeId }) => !robin?.read.has(noticeId))).toHaveLength(1)
    const { messages } = (await findClubChat(db, club)) ?? expect.unreachable()
    expect(now - (messages.at(-1)?.created.getTime() ?? 0)).toBeLessThan(60 * minuteMs)
    const { polls } = (await findClubPolls(db, club, now)) ?? expect.unreachable()
    const open = polls.filter(({ closed, closes }) =>
      isPollOpen({ closed: closed !== null, closes: closes?.getTime() ?? null }, now),
    )
    expect([polls.length, open.length, open[0]?.voters]).toEqual([2, 1, 6])
    expect(
      await db
        .selectFrom('club_poll_votes')
        .select('pollId')
        .where('playerId', '=', 'robin')
        .execute(),
    ).toEqual([])
  })
})

const oddTimes = [
  ['in the evening of a day that is tomorrow in UTC', '2026-11-28T04:20:00Z'],
  ['just after midnight at its venues', '2026-11-03T08:07:00Z'],
  ['in the night in which clocks go forward', '2026-03-08T09:59:00Z'],
] as const
const asked = isProof ? oddTimes : oddTimes.slice(-1)
test.each(asked)(
  'a demo that begins %s has its queue and its tournament on',
  async (_when, instant) => {
    const at = Date.parse(instant)
    const store = await testDatabase()
    try {
      await prepare(store.db, true, at)
      const { rows } = await sql<{ isOn: boolean; attendance: number }>`
      select e.starts_at <= ${new Date(at)} and e.ends_at > ${new Date(at)} as "isOn",
        (select count(*)::int from player_events p where p.event_id = e.event_id
          and p.attendance = 'here') as attendance
      from events e where e.event_id in (select event_id from queues)
        or (e.tournament_id is not null and exists (select 1 from matches m
          where m.event_id = e.event_id and m.state = 'confirmed'))
      order by e.title`.execute(store.db)
      expect(rows.map(({ isOn }) => isOn)).toEqual([true, true])
      expect(rows.every(({ attendance }) => attendance >= 12)).toBe(true)
    } finally {
      await store.drop()
    }
  },
)
