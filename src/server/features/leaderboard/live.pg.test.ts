// A leaderboard as each viewer sees it: ranks, pages, scopes, windows of time, the own row, and
// changes in open windows.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rankMax } from '#domain/leaderboard/leaderboard.ts'
import { openDoors } from '#test/scenes/event-scene.ts'
import {
  type Board,
  app,
  attended,
  boardOf,
  points,
  refresh,
  startLeaderboards,
} from '#test/scenes/leaderboard-scene.ts'
import { aClub, aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'

startLeaderboards()

const shown = (rows: Board['rows']) =>
  rows.map(({ rank, playerName, value }) => `${rank} ${playerName} ${value}`)

describe('a board', () => {
  test('ranks by value, equals alike, and tells what it is made of', async () => {
    const venue = await aLocation(app.db, { name: 'Long Courts' })
    const ann = await app.signedIn('Ann')
    for (const name of ['Ben', 'Cleo', 'Dan']) await app.signedIn(name)
    await attended(venue, 'ann', ['ben', 'cleo', 'dan'])
    await attended(venue, 'dan', ['cleo'], '2026-05-21')
    await app.db
      .insertInto('awards')
      .values({
        awardId: crypto.randomUUID(),
        eventId: await attended(venue, 'dan', ['dan'], '2026-05-22'),
        playerId: 'dan',
        medal: 'gold',
        created: new Date(0),
      })
      .execute()
    await refresh()
    const board = await boardOf(ann, { scope: { kind: 'venue', locationId: venue } })
    expect(board.name).toBe('Long Courts')
    expect(shown(board.rows)).toEqual(['1 Dan 7', '2 Ann 2', '2 Cleo 2', '4 Ben 1'])
    expect(board.rows[0]).toEqual({
      playerId: 'dan',
      playerName: 'Dan',
      photoURL: '',
      skillSelf: 3.5,
      rank: 1,
      value: 7,
      points: 7,
      wins: 0,
      losses: 0,
      medalGold: 1,
      medalSilver: 0,
      medalBronze: 0,
      attended: 2,
      hosted: 0,
      rating: null,
    })
    expect(board.mine).toMatchObject({
      playerId: 'ann',
      rank: 2,
      value: 2,
      hosted: 1,
      onLeaderboards: true,
    })
    expect(
      shown(
        (await boardOf(ann, { scope: { kind: 'venue', locationId: venue }, metric: 'hosted' }))
          .rows,
      ),
    ).toEqual(['1 Ann 1'])
    expect(
      shown(
        (await boardOf(ann, { scope: { kind: 'venue', locationId: venue }, metric: 'medals' }))
          .rows,
      ),
    ).toEqual(['1 Dan 100000000'])
  })

  test('of nobody shows my own empty row; unknown venues and clubs of others are refused', async () => {
    const [eve, venue] = [await app.signedIn('Eve'), await aLocation(app.db)]
    expect(await boardOf(eve, { scope: { kind: 'venue', locationId: venue } })).toMatchObject({
      rows: [],
      more: false,
      mine: { playerId: 'eve', rank: null, value: null, points: 0, rating: null },
    })
    const socket = await app.socket(eve.token)
    expect(
      await socket
        .subscribe('leaderboards-page', {
          ...points,
          scope: { kind: 'venue', locationId: 'no-such' },
        })
        .refused(),
    ).toEqual({ code: 'location-not-found' })
    const clubId = await aClub(app.db, { location: venue, owner: 'ann', name: 'Dinkers' })
    expect(
      await socket
        .subscribe('leaderboards-page', {
          ...points,
          scope: { kind: 'club', locationId: venue, clubId },
        })
        .refused(),
    ).toEqual({ code: 'club-not-found' })
  })

  test('looks at 30 days, the quarter, or all time', async () => {
    const [finn, venue] = [await app.signedIn('Finn'), await aLocation(app.db)]
    for (const day of ['2026-05-03', '2026-05-02', '2026-04-01', '2026-03-31'])
      await attended(venue, 'ann', ['finn'], day)
    await refresh()
    const values = async () =>
      Promise.all(
        (['30 days', 'season', 'all time'] as const).map(
          async (window) =>
            (
              await boardOf(finn, {
                scope: { kind: 'venue', locationId: venue },
                metric: 'attended',
                window,
              })
            ).mine.value,
        ),
      )
    expect(await values()).toEqual([1, 3, 4])
    const before = app.clock.now()
    app.clock.advance(86_400_000)
    await refresh()
    expect(await values()).toEqual([null, 3, 4])
    app.clock.set(before)
    await refresh()
    expect(await values()).toEqual([1, 3, 4])
  })

  test('of ratings counts who has ten rated matches, per discipline, whatever the window', async () => {
    const venue = await aLocation(app.db)
    const [gus, hal] = [await app.signedIn('Gus'), await app.signedIn('Hal')]
    await attended(venue, 'ann', ['gus', 'hal'], '2025-01-01')
    await sql`insert into player_ratings (player_id, discipline, rating, mu, sigma, games)
      values ('gus', 'doubles', 4.125, 25, 8, 10), ('hal', 'doubles', 5.5, 25, 8, 9),
      ('hal', 'singles', 3.5, 25, 8, 30)`.execute(app.db)
    await refresh()
    const asked = {
      scope: { kind: 'venue', locationId: venue },
      metric: 'rating',
      window: '30 days',
    } as const
    expect(
      (await boardOf(hal, asked)).rows.map(({ playerName, rating }) => [playerName, rating]),
    ).toEqual([['Gus', 4.125]])
    expect((await boardOf(hal, asked)).mine).toMatchObject({
      rank: null,
      value: null,
      rating: null,
    })
    expect(
      (await boardOf(gus, { ...asked, discipline: 'singles' })).rows.map(
        ({ playerName, rating }) => [playerName, rating],
      ),
    ).toEqual([['Hal', 3.5]])
  })

  test('tells ranks up to the thousandth', async () => {
    const venue = await aLocation(app.db)
    const ida = await app.signedIn('Ida')
    await sql`insert into players (player_id, player_name) select 'crowd' || n, 'crowd' || n
      from generate_series(1, 1010) n`.execute(app.db)
    await sql`insert into leaderboard_totals
      (location_id, span, player_id, listed, attended, hosted, wins, losses, gold, silver, bronze)
      select ${venue}, 'all time', 'crowd' || n, true, 2000 - n, 0, 0, 0, 0, 0, 0
        from generate_series(1, 1010) n
        union all select ${venue}, 'all time', 'ida', true, 1, 0, 0, 0, 0, 0, 0`.execute(app.db)
    const at = (value: number) =>
      boardOf(ida, {
        scope: { kind: 'venue', locationId: venue },
        metric: 'attended',
        after: { value, playerId: 'zz' },
      })
    expect((await at(1001)).rows.map(({ rank }) => rank).slice(0, 3)).toEqual([rankMax, null, null])
    expect((await at(1001)).mine).toMatchObject({ value: 1, rank: null, onLeaderboards: true })
    await app.db
      .deleteFrom('leaderboard_totals')
      .where('locationId', '=', venue)
      .where('attended', '>=', 995)
      .where('attended', '<=', 1500)
      .execute()
    expect((await at(1501)).mine).toMatchObject({ rank: 505 })
  })

  test('takes at most three statements, at any scope', async () => {
    const venue = await aLocation(app.db)
    const joe = await app.signedIn('Joe', { activeLocations: [venue, await aLocation(app.db)] })
    const clubId = await aClub(app.db, { location: venue, owner: 'joe', name: 'Drops' })
    for (const scope of [
      { kind: 'venue', locationId: venue },
      { kind: 'my venues' },
      { kind: 'club', locationId: venue, clubId },
      { kind: 'friends' },
      { kind: 'all' },
    ] as const) {
      const socket = await app.socket(joe.token)
      expect(
        (
          await statementsOf(async () => {
            await socket
              .subscribe('leaderboards-page', {
                ...points,
                scope,
                after: { value: 5, playerId: 'a' },
              })
              .next()
          })
        ).length,
      ).toBeLessThanOrEqual(3)
      await socket.close()
    }
  })
})

describe('an open board', () => {
  test('follows check-ins, a hidden profile, a block, and who leaves the boards', async () => {
    const venue = await aLocation(app.db)
    const [kim, lea, max] = [
      await app.signedIn('Kim'),
      await app.signedIn('Lea'),
      await app.signedIn('Max'),
    ]
    const eventId = await anEvent(app.db, { location: venue, organizer: 'kim' })
    for (const player of [lea, max]) await player.must('events-signUp', { eventId, guests: 0 })
    await refresh()
    const board = (await app.socket(kim.token)).subscribe('leaderboards-page', {
      ...points,
      scope: { kind: 'venue', locationId: venue },
    })
    const names = async (wanted: string[]) =>
      board.until(
        ({ rows }) =>
          JSON.stringify(rows.map(({ playerName }) => playerName)) === JSON.stringify(wanted),
      )
    await names([])
    await openDoors(app, eventId)
    for (const { playerId } of [lea, max])
      await kim.must('events-checkIn', { eventId, playerId, attendance: 'here' })
    await refresh()
    await names(['Kim', 'Lea', 'Max'])
    await lea.must('players-updatePlayer', { playerId: 'lea', fields: { onLeaderboards: false } })
    await refresh()
    await names(['Kim', 'Max'])
    expect(
      (await boardOf(lea, { scope: { kind: 'venue', locationId: venue } })).mine,
    ).toMatchObject({ value: 1, rank: null, onLeaderboards: false })
    await lea.must('players-updatePlayer', { playerId: 'lea', fields: { onLeaderboards: true } })
    await refresh()
    await names(['Kim', 'Lea', 'Max'])
    await kim.must('players-block', { playerId: 'max', blocked: true })
    await names(['Kim', 'Lea'])
    expect(
      shown((await boardOf(max, { scope: { kind: 'venue', locationId: venue } })).rows),
    ).toEqual(['1 Lea 1', '1 Max 1'])
  })

  test('brings profiles their points, wins and losses', async () => {
    const venue = await aLocation(app.db)
    const [nia, ole] = [await app.signedIn('Nia'), await app.signedIn('Ole')]
    const profile = (await app.socket(ole.token)).subscribe('players-byId', { playerId: 'nia' })
    await profile.next()
    await attended(venue, 'ole', ['nia'])
    await refresh()
    expect(await profile.until(({ points: count }) => count === 1)).toMatchObject({
      points: 1,
      attended: 1,
      wins: 0,
    })
    expect(nia.playerId).toBe('nia')
  })
})
