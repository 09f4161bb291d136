// Random months with claims, leagues, tournaments and colluding accounts: no one's numbers change
// by an event without an own act, and changes made by others can be disputed for 48 hours. The seed
// is in the title.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contestHours } from '#domain/match/match.ts'
import { addDays, toDay, type Day } from '#domain/shared/day.ts'
import { createRandom, type Random } from '#domain/shared/random.ts'
import { aContact, claimBy, type Contact } from '#test/scenes/contact-scene.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { settleRecords } from '#test/scenes/own-act-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { isProof } from '#test/support/proof.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { confirmOldScores } from '../match/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const hourMs = 3_600_000
const evenings = isProof ? 30 : 9
const seeds = isProof ? [1, 2, 3, 4, 5, 6] : [3, 6]

/** honest: people whose numbers are checked. acts: 'event person' for each own act. */
type Month = {
  random: Random
  location: string
  keeper: TestPlayer
  colluders: readonly TestPlayer[]
  honest: readonly TestPlayer[]
  contact: Contact
  isClaimed: boolean
  leagueId: string
  acts: Set<string>
  eventIds: string[]
  disputed: number
}

async function aMonth(seed: number): Promise<Month> {
  app.clock.set(testStart)
  const sign = (name: string) => app.signedIn(`${name}${seed}`)
  const [keeper, mal, una, vera, will, cleo] = (await Promise.all(
    ['Kay', 'Mal', 'Una', 'Vera', 'Will', 'Cleo'].map(sign),
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  const fay = await app.signedIn(`Fay${seed}`, { created: new Date(testStart - 60_000) })
  const location = await aLocation(app.db)
  const honest = [una, vera, will, cleo]
  const leagueId = await openLeague(keeper, leagueFieldsAt(location, { play: 'doubles' }))
  for (const player of [keeper, ...honest])
    await player.must('leagues-join', { leagueSeriesId: leagueId, partnerId: null })
  await keeper.must('leagues-setState', { leagueSeriesId: leagueId, state: 'running' })
  return {
    random: createRandom(seed),
    location,
    keeper,
    colluders: [keeper, mal, fay],
    honest,
    contact: await aContact(app, keeper),
    isClaimed: false,
    leagueId,
    acts: new Set(),
    eventIds: [],
    disputed: 0,
  }
}

const toActKey = (eventId: string, { playerId }: TestPlayer): string => `${eventId} ${playerId}`
const today = (): Day => toDay(new Date(app.clock.now()).toISOString().slice(0, 10))

async function announce(month: Month): Promise<string> {
  const { random, keeper, location, leagueId } = month
  const startDate = addDays(today(), 1)
  if (random.chance(0.25)) {
    const added = await keeper.call('leagues-addDays', {
      leagueSeriesId: leagueId,
      days: [startDate],
      startTime: '18:00',
      duration: 120,
      courts: 2,
    })
    const [eventId] = added.ok ? added.value.eventIds : []
    if (eventId !== undefined) return eventId
  }
  const { eventId } = await keeper.must('events-create', {
    fields: eventFieldsAt(location, {
      type: random.pick(['tournament', 'round robin']),
      play: 'doubles',
      title: 'Evening',
      startDate,
      maxPlayers: 12,
    }),
    status: 'published',
    repeat: null,
  })
  return eventId
}

async function gather(month: Month, eventId: string): Promise<void> {
  const { random, keeper, colluders, honest, acts, contact } = month
  for (const player of colluders) await player.call('events-signUp', { eventId, guests: 0 })
  for (const player of honest) {
    if (random.chance(0.5)) {
      const came = await player.call('events-signUp', { eventId, guests: 0 })
      if (came.ok) acts.add(toActKey(eventId, player))
      if (random.chance(0.2)) {
        const left = await player.call('events-withdraw', { eventId })
        if (left.ok) acts.delete(toActKey(eventId, player))
      }
    }
    if (random.chance(0.6))
      await keeper.call('events-addPlayer', { eventId, playerId: player.playerId })
  }
  if (!month.isClaimed && random.chance(0.7))
    await keeper.call('events-addPlayer', { eventId, playerId: contact.playerId })
}

const goToDoors = async (eventId: string): Promise<void> => {
  const { startsAt } = await app.db
    .selectFrom('events')
    .select('startsAt')
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow()
  app.clock.set(Math.max(app.clock.now(), startsAt.getTime() - hourMs / 2))
}

async function arrange({ random, keeper }: Month, eventId: string): Promise<void> {
  const roster = await app.db
    .selectFrom('player_events')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('removed', '=', false)
    .execute()
  for (const { playerId } of roster)
    await keeper.call('events-checkIn', { eventId, playerId, attendance: 'here' })
  await keeper.call('matchLists-start', { eventId })
  for (let round = 0; round < 3; round += 1) {
    const list = await app.db
      .selectFrom('match_lists')
      .select('revision')
      .where('eventId', '=', eventId)
      .executeTakeFirst()
    const rows = await app.db
      .selectFrom('match_list_players')
      .select('number')
      .where('eventId', '=', eventId)
      .where('presence', '=', 'here')
      .execute()
    const inTurn = random.shuffle(rows.map(({ number }) => number))
    const courts = Math.min(2, Math.floor(inTurn.length / 4))
    if (list === undefined || courts === 0) return
    const games = Array.from({ length: courts }, (_, court) => {
      const [a = 0, b = 0, c = 0, d = 0] = inTurn.slice(4 * court, 4 * court + 4)
      return { court: court + 1, pool: null, a: [a, b], b: [c, d] }
    })
    await keeper.call('matchLists-plan', {
      eventId,
      revision: list.revision,
      rounds: [{ games, byes: inTurn.slice(4 * courts) }],
    })
  }
}

async function score(month: Month, eventId: string): Promise<void> {
  const { random, keeper, colluders, honest, acts } = month
  const everyone = [...colluders, ...honest]
  const { rows } = await sql<{ matchId: string; a: string[]; b: string[] }>`
    select m.match_id,
      array_agg(l.player_id) filter (where s.side = 'a' and l.player_id is not null) as a,
      array_agg(l.player_id) filter (where s.side = 'b' and l.player_id is not null) as b
    from matches m join match_players s on s.match_id = m.match_id
    join match_list_players l on l.event_id = s.event_id and l.number = s.number
    where m.event_id = ${eventId} and m.state = 'planned'
    group by m.match_id, m.round, m.slot order by m.round, m.slot`.execute(app.db)
  for (const { matchId, a, b } of rows) {
    app.clock.advance(12 * 60_000)
    const seatOf = (side: string[] | null) =>
      everyone.find(({ playerId }) => playerId === random.pick([...(side ?? []), '']))
    const teller = random.chance(0.5) ? keeper : (seatOf(a) ?? keeper)
    const loser = random.between(2, 9)
    const told = await teller.call('matches-report', {
      matchId,
      games: [random.chance(0.5) ? [11, loser] : [loser, 11]],
      walkover: null,
    })
    if (!told.ok) continue
    if (honest.includes(teller)) acts.add(toActKey(eventId, teller))
    const other = seatOf(b)
    if (other === undefined || random.chance(0.3)) continue
    const reported = new Date(app.clock.now()).toISOString()
    const answer = await other.call('matches-confirm', { matchId, reported })
    if (answer.ok && honest.includes(other)) acts.add(toActKey(eventId, other))
  }
}

async function closeNow({ keeper }: Month, eventId: string): Promise<void> {
  const rows = await app.db
    .selectFrom('matches')
    .select('state')
    .where('eventId', '=', eventId)
    .execute()
  const count = (state: string): number => rows.filter((row) => row.state === state).length
  await keeper.call('results-close', {
    eventId,
    unplayed: count('planned'),
    unanswered: count('reported'),
  })
}

async function answer(month: Month): Promise<void> {
  const { random, honest, acts, eventIds, contact } = month
  for (const player of honest) {
    const eventId = random.pick(eventIds)
    if (!random.chance(0.3)) continue
    const isMe = random.chance(0.6)
    const said = await player.call('ownActs-answer', { eventId, isMe })
    if (!said.ok) continue
    if (isMe) acts.add(toActKey(eventId, player))
    else acts.delete(toActKey(eventId, player))
  }
  const [cleo] = honest.slice(-1)
  if (month.isClaimed || cleo === undefined || !random.chance(0.3)) return
  const claimed = await claimBy(app, cleo, contact)
  month.isClaimed = claimed.ok
}

async function listMoved({ playerId }: TestPlayer): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`
    select m.event_id from rating_changes c
      join matches m on m.result_order = c.result_order where c.player_id = ${playerId}
    union select e.event_id from leaderboard_results r join events e on e.event_id = r.source_id
      where r.player_id = ${playerId}
      and r.attended + r.hosted + r.wins + r.losses + r.gold + r.silver + r.bronze > 0
    union select event_id from results where player_id = ${playerId}
    union select event_id from awards where player_id = ${playerId} and event_id is not null`.execute(
    app.db,
  )
  return rows.map(({ eventId }) => eventId)
}

type Counted = { matchId: string; named: Date; eventId: string }

async function listByOthers({ playerId }: TestPlayer): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select m.match_id, coalesce(m.decided, m.reported) as named,
      m.event_id
    from rating_changes c join matches m on m.result_order = c.result_order
    where c.player_id = ${playerId} and m.confirmed_by is distinct from ${playerId}
      and (m.decided is not null or m.reported_by is distinct from ${playerId})
      and coalesce(m.decided, m.confirmed) > ${new Date(app.clock.now() - contestHours * hourMs)}
    order by m.result_order`.execute(app.db)
  return rows
}

const isRated = async ({ playerId }: TestPlayer, matchId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from rating_changes c join matches m on m.result_order = c.result_order
    where c.player_id = ${playerId} and m.match_id = ${matchId}`.execute(app.db)
  return rows.length > 0
}

async function expectLaws(month: Month): Promise<void> {
  await settleRecords(app)
  for (const player of month.honest) {
    const unacted = (await listMoved(player)).filter(
      (eventId) => !month.acts.has(toActKey(eventId, player)),
    )
    expect({ of: player.playerId, unacted }).toEqual({ of: player.playerId, unacted: [] })
    const byOthers = await listByOthers(player)
    if (byOthers.length === 0) continue
    const { matchId, named } = month.random.pick(byOthers)
    const reported = named.toISOString()
    await player.must('matches-dispute', { matchId, reported, dispute: 'It was otherwise.' })
    await settleRecords(app)
    expect(await isRated(player, matchId)).toBe(false)
    month.disputed += 1
    if (month.random.chance(0.7)) await player.must('matches-confirm', { matchId, reported })
  }
}

test.for(seeds)(
  'over a month nothing moves without an own act, and what others said can be disputed (seed %i)',
  async (seed) => {
    const month = await aMonth(seed)
    for (let evening = 0; evening < evenings; evening += 1) {
      const eventId = await announce(month)
      month.eventIds.push(eventId)
      await gather(month, eventId)
      await goToDoors(eventId)
      await arrange(month, eventId)
      await score(month, eventId)
      if (month.random.chance(0.7)) await closeNow(month, eventId)
      app.clock.advance(month.random.between(6, 40) * hourMs)
      await confirmOldScores(app.deps)
      await answer(month)
      await expectLaws(month)
    }
    expect(month.disputed).toBeGreaterThan(0)
    expect(month.acts.size).toBeGreaterThan(evenings / 2)
  },
)
