import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { genderRefusal, skillRefusal } from '#domain/event/eligibility.ts'
import { placesTaken, type EventTerms } from '#domain/event/entry.ts'
import { playLeague } from '#domain/league/play-league.ts'
import { parsePlayerName, reservedSlugs } from '#domain/player/name.ts'
import { computeResults } from '#domain/result/result.ts'
import { addDays, toDay } from '#domain/shared/day.ts'
import { clientVersion } from '#domain/version/version.ts'
import type { Database } from '#server/db/open-database.ts'
import { cities } from '#server/demo/cast.ts'
import { contents, now, prepare } from '#test/scenes/prepared-store.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { listActed } from './core/roster/own-act-queries.ts'
import { listDays } from './features/league/day-queries.ts'
import { toEntrants, listLeagueMembers } from './features/league/member-queries.ts'
import { listPage, verifyLedger } from './features/ledger/queries.ts'
import { loadFormat, loadMatchList } from './features/match-list/queries.ts'
import { listMediaRows } from './features/media/queries.ts'

const today = toDay('2026-06-01')

describe('a store that may have a demo', () => {
  let app: TestApp
  let db: Database
  beforeAll(async () => {
    app = await startTestApp()
    db = app.db
    await prepare(db, true)
  })
  afterAll(async () => {
    await app.close()
  })

  test('is filled with players and events', async () => {
    const { players, events } = await db
      .selectNoFrom((eb) => [
        eb
          .selectFrom('players')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .as('players'),
        eb
          .selectFrom('events')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .as('events'),
      ])
      .executeTakeFirstOrThrow()
    expect(players).toBeGreaterThanOrEqual(60)
    expect(events).toBeGreaterThan(500)
  })

  test('has media at every venue of its cities, in the language spoken there, and some to look at for Robin', async () => {
    const linked = await db.selectFrom('media_links').select(['locationId', 'caption']).execute()
    expect(new Set(linked.map(({ locationId }) => locationId))).toEqual(
      new Set(cities.flatMap(({ venueIds }) => venueIds)),
    )
    const robin = await db
      .selectFrom('player_locations')
      .select('locationId')
      .where('playerId', '=', 'robin')
      .execute()
    expect(
      await listMediaRows(db, {
        locationIds: robin.map(({ locationId }) => locationId),
        limit: 12,
      }),
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'video' }),
        expect.objectContaining({ kind: 'post' }),
      ]),
    )
  })

  test('names its sign-ins at every start, and whoever uses them gets in', async () => {
    const signIns = await prepare(db, true)
    expect(signIns).toHaveLength(4)
    const statuses = []
    for (const { email, password } of signIns) {
      const answer = await fetch(`${app.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: app.deps.publicUrl,
          'want-auth-token': 'true',
        },
        body: JSON.stringify({ email, password }),
      })
      expect(answer.status).toBe(200)
      const socket = await app.socket(
        decodeURIComponent(answer.headers.get('set-auth-token') ?? ''),
      )
      const me = await socket.subscribe('players-me', {}).next()
      statuses.push({
        status: me.status,
        name: me.player?.playerName,
        isAdmin: (me.player?.adminLocations ?? 0) > 0,
        hasUnread: me.unreadAlerts > 0 && me.unreadMessages > 0,
      })
      await socket.close()
    }
    expect(statuses).toEqual([
      { status: 'completed', name: 'Robin', isAdmin: false, hasUnread: true },
      { status: 'completed', name: 'Olivia', isAdmin: true, hasUnread: true },
      { status: 'onboarding', name: undefined, isAdmin: false, hasUnread: false },
      { status: 'completed', name: 'Noor', isAdmin: false, hasUnread: false },
    ])
  })

  test('who can sign in as a player holds a pass with a history that adds up, and no diamond waits to be celebrated', async () => {
    expect(await verifyLedger(db)).toEqual([])
    const { entries } = await listPage(db, 'robin', { unit: 'token', after: null, limit: 100 })
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['claim', 'attended', 'transfer']),
    )
    expect(entries.map(({ created }) => created)).toEqual(
      entries
        .map(({ created }) => created)
        .toSorted()
        .toReversed(),
    )
    expect(
      await db.selectFrom('passes').select(['playerId', 'tier']).orderBy('playerId').execute(),
    ).toEqual([
      { playerId: 'olivia', tier: 'Rally' },
      { playerId: 'robin', tier: 'Ace' },
    ])
    expect(
      await db
        .selectFrom('player_diamonds')
        .select('playerId')
        .where('celebrated', '=', false)
        .execute(),
    ).toEqual([])
  })

  test('a second start changes nothing', async () => {
    const before = await contents(db)
    await prepare(db, true, now + 86_400_000)
    expect(await contents(db)).toEqual(before)
  })

  test('nobody is alerted of an event of their own', async () => {
    const rows = await db
      .selectFrom('alerts')
      .innerJoin('events', 'events.eventId', 'alerts.eventId')
      .select(['alerts.playerId', 'events.playerId as organizer'])
      .execute()
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter((row) => row.playerId === row.organizer)).toEqual([])
  })

  test('every name could have been registered', async () => {
    const names = await db.selectFrom('players').select(['playerId', 'playerName']).execute()
    for (const { playerId, playerName } of names)
      expect(parsePlayerName(playerName)).toEqual({
        ok: true,
        value: { playerName, playerId },
      })
    expect(names.filter(({ playerId }) => reservedSlugs.has(playerId))).toEqual([])
  })

  test('each of its venues has events on the way through day 60, and past ones with who was there', async () => {
    const rows = await db
      .selectFrom('events')
      .select(['location'])
      .select((eb) => [
        eb.fn.min('startDate').as('first'),
        eb.fn.max('startDate').as('last'),
        eb.fn.count('type').distinct().as('types'),
      ])
      .groupBy('location')
      .execute()
    expect(rows.length).toBeGreaterThanOrEqual(10)
    for (const { first, last, types } of rows) {
      expect(first >= addDays(today, -20) && first < today && last > addDays(today, 55)).toBe(true)
      expect(Number(types)).toBeGreaterThan(3)
    }
    const attended = await db
      .selectFrom('player_events')
      .select('attendance')
      .where('startDate', '<', addDays(today, -1))
      .where('place', '=', 'playing')
      .execute()
    expect(new Set(attended.map(({ attendance }) => attendance))).toEqual(
      new Set(['here', 'no-show']),
    )
    expect(
      await db
        .selectFrom('player_events')
        .innerJoin('events', 'events.eventId', 'player_events.eventId')
        .select('events.eventId')
        .where('startsAt', '>', new Date(now))
        .where('attendance', 'is not', null)
        .execute(),
    ).toEqual([])
  })

  test('every roster keeps the rules: counts, waitlists only where it is full, levels, no one twice at a time', async () => {
    const events = await db
      .selectFrom('events')
      .select([
        'eventId',
        'playing',
        'waiting',
        'nextOrder',
        'maxPlayers',
        'maxWaitlist',
        'guestsPerPlayer',
        'gender',
        'skillMin',
        'skillMax',
        'skillRule',
        'invite',
      ])
      .execute()
    const entries = await db
      .selectFrom('player_events')
      .innerJoin('players', 'players.playerId', 'player_events.playerId')
      .leftJoin('players_private', 'players_private.playerId', 'players.playerId')
      .select(['eventId', 'place', 'guests', 'entryOrder', 'skillSelf', 'players_private.gender'])
      .execute()
    const entriesOf = Map.groupBy(entries, ({ eventId }) => eventId)
    for (const event of events) {
      const rows = entriesOf.get(event.eventId) ?? []
      const terms: Pick<EventTerms, 'skillMin' | 'skillMax' | 'gender'> = {
        skillMin: event.skillMin,
        skillMax: event.skillMax,
        gender: event.gender,
      }
      const waiting = rows.filter(({ place }) => place === 'waiting')
      expect(event).toMatchObject({
        playing: placesTaken(rows.map((row) => ({ ...row, offeredUntil: null }))),
        waiting: waiting.length,
      })
      expect(
        event.playing <= event.maxPlayers &&
          event.waiting <= event.maxWaitlist &&
          event.nextOrder > Math.max(0, ...rows.map(({ entryOrder }) => entryOrder)),
      ).toBe(true)
      // With every guest counted, a waiting party is larger than the free places.
      expect(waiting.every(({ guests }) => event.playing + 1 + guests > event.maxPlayers)).toBe(
        true,
      )
      expect(
        rows.every(
          ({ guests, skillSelf, gender }) =>
            guests <= event.guestsPerPlayer &&
            genderRefusal(terms, gender) === null &&
            (event.skillRule === 'warn' || skillRefusal(terms, skillSelf) === null),
        ),
      ).toBe(true)
    }
    expect(events.some(({ waiting }) => waiting > 0)).toBe(true)
    expect(events.some(({ invite, playing }) => invite && playing > 1)).toBe(true)
    const { rows: clashes } = await sql`
      select a.player_id from player_events a join events e on e.event_id = a.event_id
        join player_events b on b.player_id = a.player_id and b.event_id > a.event_id
        join events f on f.event_id = b.event_id
      where e.starts_at < f.ends_at and f.starts_at < e.ends_at limit 1`.execute(db)
    expect(clashes).toEqual([])
  })

  test('past evenings were played to the end: everyone there has a place, and medals are those of the standings', async () => {
    const lists = await db
      .selectFrom('match_lists')
      .innerJoin('events', 'events.eventId', 'match_lists.eventId')
      .select(['match_lists.eventId', 'match_lists.state'])
      .where('endsAt', '<', new Date(now))
      .execute()
    expect(lists.length).toBeGreaterThan(20)
    expect(lists.every(({ state }) => state === 'closed')).toBe(true)
    for (const { eventId } of lists.slice(0, 3)) {
      const list = await loadMatchList(db, eventId)
      const event = await db
        .selectFrom('events')
        .select(['type', 'play'])
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow()
      const results = computeResults(
        list ?? expect.unreachable(),
        { ...event, format: (await loadFormat(db, eventId)).format },
        await listActed(db, eventId),
      )
      const awards = await db
        .selectFrom('awards')
        .select(['playerId', 'medal'])
        .where('eventId', '=', eventId)
        .execute()
      expect(new Map(awards.map(({ playerId, medal }) => [playerId, medal]))).toEqual(
        new Map(
          results.flatMap(({ playerId, medal }) => (medal === null ? [] : [[playerId, medal]])),
        ),
      )
      expect(
        await db.selectFrom('results').select('playerId').where('eventId', '=', eventId).execute(),
      ).toHaveLength(results.length)
    }
    const { rows: wrong } = await sql`
      select p.player_id from players p left join awards a on a.player_id = p.player_id
        group by p.player_id
      having p.medal_gold <> count(*) filter (where a.medal = 'gold')
      or p.medal_silver <> count(*) filter (where a.medal = 'silver')
      or p.medal_bronze <> count(*) filter (where a.medal = 'bronze')`.execute(db)
    expect(wrong).toEqual([])
  })

  test('a league runs: its ladder moved on three game days, and the next one is full', async () => {
    const leagues = await db.selectFrom('leagues').select(['leagueSeriesId', 'state']).execute()
    const [league = expect.unreachable()] = leagues
    expect(leagues.map(({ state }) => state)).toEqual(['running'])
    const key = { leagueSeriesId: league.leagueSeriesId }
    const days = await listDays(db, key)
    const members = await listLeagueMembers(db, key)
    expect(days.map(({ isClosed, startDate }) => [isClosed, startDate < today])).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, false],
    ])
    expect(days.at(-1)?.playing).toBe(members.length)
    const fields = {
      kind: 'ladder',
      groupSize: 4,
      movers: 1,
      absence: 'stay',
      entryBy: 'player',
      play: 'doubles',
    } as Parameters<typeof playLeague>[0]['fields']
    const { ladder } = playLeague({ ...key, fields, entrants: toEntrants(members) }, days)
    expect(
      ladder.moves.map(({ moves }) => moves.some(({ reason }) => reason === 'won-group')),
    ).toEqual([true, true, true])
    const { rows: unordered } = await sql`select a.match_id from matches a
        join matches b on b.result_order = a.result_order + 1
        where a.confirmed > b.confirmed`.execute(db)
    expect(unordered).toEqual([])
  })

  test('only the invited are in private events', async () => {
    const { rows } = await sql`
      select e.event_id from events e join player_events i using (event_id) where e.invite
        and i.player_id <> e.player_id
        and not exists (select 1 from player_friends f where e.invited = 'Friends'
        and f.player_id = e.player_id and f.friend_id = i.player_id and f.friend)
        and not exists (select 1 from clubs c join club_members m using (location_id, slug)
        where c.location_id = e.location and c.club_name = e.invited
        and m.player_id = i.player_id)`.execute(db)
    expect(rows).toEqual([])
  })

  test('the version is the one of this release', async () => {
    expect(await db.selectFrom('version').select(['id', 'value']).execute()).toEqual(
      expect.arrayContaining(['current', 'release'].map((id) => ({ id, value: clientVersion }))),
    )
  })
})
