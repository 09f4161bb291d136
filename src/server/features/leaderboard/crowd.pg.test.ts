// Every leaderboard of a random crowd equals a naive count.
import { describe, expect, test } from 'vitest'
import { leaderboardPageSize } from '#domain/leaderboard/leaderboard.ts'
import { createRandom, type Random } from '#domain/shared/random.ts'
import { queryPipelined } from '#server/db/together.ts'
import {
  type Asked,
  type Board,
  app,
  attended,
  boardOf,
  refresh,
  startLeaderboards,
} from '#test/scenes/leaderboard-scene.ts'
import { aClub, aFriend, aLocation, anAdmin } from '#test/support/builders.ts'
import { isProof } from '#test/support/proof.ts'
import { type TestPlayer } from '#test/support/test-app.ts'
import { selectSeen, sightKey } from '../../core/player/block-queries.ts'

startLeaderboards()

async function allOf(player: TestPlayer, asked: Partial<Asked>): Promise<Board['rows']> {
  const rows: Board['rows'] = []
  for (let after: Asked['after'] = null; ;) {
    const page = await boardOf(player, { ...asked, after })
    rows.push(...page.rows)
    const last = page.rows.at(-1)
    if (!page.more || last === undefined) return rows
    after = { value: last.value, playerId: last.playerId }
  }
}

async function standApart(random: Random, viewerId: string, playerId: string): Promise<void> {
  if (random.chance(0.2))
    await app.db
      .updateTable('players')
      .set({ hidden: true })
      .where('playerId', '=', playerId)
      .execute()
  else if (random.chance(0.1))
    await app.db
      .updateTable('players')
      .set({ onLeaderboards: false })
      .where('playerId', '=', playerId)
      .execute()
  if (playerId === viewerId) return
  const [one = '', other = ''] = random.shuffle([viewerId, playerId])
  if (random.chance(0.1))
    return void (await app.db
      .insertInto('player_blocks')
      .values({ playerId: one, blockedId: other })
      .execute())
  if (random.chance(0.5)) await aFriend(app.db, one, other)
}

async function crowd(random: Random, seed: number) {
  const venues = await Promise.all(Array.from({ length: 4 }, () => aLocation(app.db)))
  const [name, home] = [`W${seed}x0`, venues.slice(0, 3)]
  const viewer = await app.signedIn(name, { activeLocations: home })
  const others = await Promise.all(
    Array.from({ length: 59 }, (_, index) =>
      app.signedIn(`W${seed}x${index + 1}`, { activeLocations: random.chance(0.5) ? home : [] }),
    ),
  )
  const players = [viewer, ...others].map(({ playerId }) => playerId)
  for (let event = 0; event < 24; event += 1)
    await attended(
      random.pick(venues),
      random.pick(players),
      players.filter(() => random.chance(0.3)),
      `2026-0${random.between(1, 5)}-10`,
    )
  for (const playerId of players) await standApart(random, viewer.playerId, playerId)
  if (random.chance(0.3)) await anAdmin(app.db, venues[0] ?? '', viewer.playerId)
  const clubId = await aClub(app.db, {
    location: venues[0] ?? '',
    owner: viewer.playerId,
    name: `C${seed}`,
    members: players.slice(1).filter(() => random.chance(0.4)),
  })
  await refresh()
  return { viewer, venues, clubId }
}

type Case = { scope: Asked['scope']; places: readonly string[]; only: readonly string[] | null }

const boards = [
  ['points', 'all time', 'all time'],
  ['attended', 'season', '2026-Q2'],
  ['hosted', 'all time', 'all time'],
] as const

async function expectedOn(
  { places, only }: Case,
  viewerId: string,
  [metric, , span]: (typeof boards)[number],
) {
  const rows = await app.db
    .selectFrom('leaderboard_totals as t')
    .innerJoin('players as p', 'p.playerId', 't.playerId')
    .select(['t.playerId', `t.${metric} as value`])
    .where('locationId', 'in', places)
    .where('span', '=', span)
    .where('p.onLeaderboards', '=', true)
    .where(`t.${metric}`, '>', 0)
    .orderBy('value', 'desc')
    .orderBy('t.playerId')
    .execute()
  const pairs = rows.map(({ playerId }) => ({ viewerId, playerId }))
  const [sights] = await queryPipelined(app.db, [selectSeen(app.db, pairs)])
  const seen = new Set(sights.map(sightKey))
  const best = rows.filter(
    ({ playerId }, index) =>
      seen.has(sightKey({ viewerId, playerId })) &&
      only?.includes(playerId) !== false &&
      rows.findIndex((row) => row.playerId === playerId) === index,
  )
  return best.map((row) => ({
    ...row,
    rank: 1 + best.filter(({ value }) => value > row.value).length,
  }))
}

describe.each(isProof ? [1, 2] : [1])('every board of a crowd (seed %i)', (seed) => {
  test('shows everyone the viewer sees, once, at their best, in order, page after page', async () => {
    const { viewer, venues, clubId } = await crowd(createRandom(seed), seed)
    const [locationId = ''] = venues
    const friends = await app.db
      .selectFrom('player_friends')
      .select('friendId')
      .where('playerId', '=', viewer.playerId)
      .execute()
    const members = await app.db
      .selectFrom('club_members')
      .select('playerId')
      .where('slug', '=', clubId)
      .execute()
    const cases: Case[] = [
      { scope: { kind: 'venue', locationId }, places: [locationId], only: null },
      { scope: { kind: 'my venues' }, places: venues.slice(0, 3), only: null },
      { scope: { kind: 'all' }, places: [''], only: null },
      {
        scope: { kind: 'friends' },
        places: [''],
        only: [...friends.map(({ friendId }) => friendId), viewer.playerId],
      },
      {
        scope: { kind: 'club', locationId, clubId },
        places: [''],
        only: members.map(({ playerId }) => playerId),
      },
    ]
    for (const each of cases) {
      for (const board of boards) {
        const asked = { scope: each.scope, metric: board[0], window: board[1] }
        const all = await allOf(viewer, asked)
        expect(all.map(({ playerId, value, rank }) => ({ playerId, value, rank }))).toEqual(
          await expectedOn(each, viewer.playerId, board),
        )
        const own = all.find(({ playerId }) => playerId === viewer.playerId)
        const { mine } = await boardOf(viewer, asked)
        expect({ rank: mine.rank, value: mine.onLeaderboards ? mine.value : null }).toEqual({
          rank: own?.rank ?? null,
          value: own?.value ?? null,
        })
      }
    }
    expect((await allOf(viewer, { scope: { kind: 'all' } })).length).toBeGreaterThan(
      leaderboardPageSize,
    )
  })
})
