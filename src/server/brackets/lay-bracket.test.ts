// Brackets of every size: complete, followed match by match to one winner, corrected, and identical
// to the library's.
import { BracketsManager } from 'brackets-manager'
import { InMemoryDatabase } from 'brackets-memory-db'
import { assert, asyncProperty, boolean, constantFrom, integer, nat, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchList } from '#domain/match-list/match-list.ts'
import { playersOfMatch, type Match, type MatchStage, type Side } from '#domain/match/match.ts'
import { createRandom } from '#domain/shared/random.ts'
import { listFeeds, followResult, storeBracket } from './lay-bracket.ts'

type Kind = 'single' | 'double'

const upTo = (many: number): number[] => Array.from({ length: many }, (_, index) => index)
let ids = 0
const newId = (): string => `id${(ids += 1)}`
const emptyList = (courts: number): MatchList => ({
  eventId: 'e',
  state: 'open',
  courts: upTo(courts).map((court) => court + 1),
  revision: 0,
  players: [],
  matches: [],
  byes: [],
})
const team = (entrant: number): number[] => [entrant * 2, entrant * 2 + 1]
const lay = (
  kind: Kind,
  entrants: number,
  { hasConsolation = false, courts = 3 } = {},
): Promise<MatchList> =>
  storeBracket(
    emptyList(courts),
    { kind, hasConsolation, entrants: upTo(entrants).map(team) },
    newId,
  )

const won = (match: Match, winner: Side | null): Match => ({
  ...match,
  state: winner === null ? 'planned' : 'confirmed',
  winner,
  games: winner === null ? [] : [winner === 'a' ? [11, 4] : [4, 11]],
})

async function tell(
  list: MatchList,
  matchId: string,
  winner: Side | null,
): Promise<MatchList | 'bracket-went-on'> {
  const followed = await followResult(
    {
      ...list,
      matches: list.matches.map((match) =>
        match.matchId === matchId ? won(match, winner) : match,
      ),
    },
    newId,
  )
  return followed.ok ? { ...list, matches: followed.value } : 'bracket-went-on'
}

async function must(list: MatchList, match: Match | undefined, winner: Side): Promise<MatchList> {
  const told = match === undefined ? 'bracket-went-on' : await tell(list, match.matchId, winner)
  if (told === 'bracket-went-on') throw new Error('the bracket did not take the result')
  return told
}

const isPlayable = ({ a, b, state }: Match): boolean =>
  a.length > 0 && b.length > 0 && state === 'planned'
const of = (list: MatchList, stage: MatchStage, round: number, slot = 1): Match | undefined =>
  list.matches.find(
    (match) => match.stage === stage && match.round === round && match.slot === slot,
  )
const entrantOf = (side: readonly number[]): number => (side[0] ?? -2) / 2

async function playOut(
  list: MatchList,
  pick: (playable: readonly [Match, ...Match[]]) => { match: Match; winner: Side },
  each: (list: MatchList) => void = () => undefined,
): Promise<{ list: MatchList; order: Match[] }> {
  const order: Match[] = []
  let now = list
  for (;;) {
    const [first, ...others] = now.matches.filter(isPlayable)
    if (first === undefined) return { list: now, order }
    const { match, winner } = pick([first, ...others])
    now = await must(now, match, winner)
    order.push(won(match, winner))
    each(now)
  }
}

const losses = (order: readonly Match[], entrant: number): number =>
  order.filter(({ a, b, winner }) => entrantOf(winner === 'a' ? b : a) === entrant).length
const consoled = (order: readonly Match[]): number[] =>
  [
    ...new Set(
      order
        .filter(({ stage }) => stage === 'consolation')
        .flatMap(({ a, b }) => [entrantOf(a), entrantOf(b)]),
    ),
  ].toSorted((one, other) => one - other)
const firstLosers = (entrants: number, order: readonly Match[]): number[] =>
  upTo(entrants).filter((entrant) => {
    const first = order.find(({ a, b }) => [a, b].some((side) => entrantOf(side) === entrant))
    return first !== undefined && entrantOf(first.winner === 'a' ? first.b : first.a) === entrant
  })
const brackets = record({
  kind: constantFrom<Kind>('single', 'double'),
  entrants: integer({ min: 2, max: 24 }),
  hasConsolation: boolean(),
  courts: integer({ min: 1, max: 5 }),
  seed: nat(),
})

describe('any bracket', () => {
  test('is played to its end, whoever wins: nobody plays after their last loss, and courts are never shared or idle', async () => {
    const run = async ({
      kind,
      entrants,
      hasConsolation,
      courts,
      seed,
    }: {
      kind: Kind
      entrants: number
      hasConsolation: boolean
      courts: number
      seed: number
    }): Promise<void> => {
      const random = createRandom(seed)
      const checkCourts = ({ matches }: MatchList): void => {
        const playable = matches.filter(isPlayable)
        const used = playable.flatMap(({ court }) => court ?? [])
        expect(new Set(used).size).toBe(used.length)
        expect(used).toHaveLength(Math.min(courts, playable.length))
      }
      const start = await lay(kind, entrants, { hasConsolation, courts })
      checkCourts(start)
      const { list, order } = await playOut(
        start,
        (playable) => ({ match: random.pick(playable), winner: random.pick(['a', 'b'] as const) }),
        checkCourts,
      )
      expect(list.matches.every(({ state }) => state === 'confirmed')).toBe(true)
      const tree = order.filter(({ stage }) => stage !== 'bronze' && stage !== 'consolation')
      const lives = kind === 'double' && entrants > 2 ? 2 : 1
      const out = upTo(entrants).filter((entrant) => losses(tree, entrant) === lives)
      expect(out).toHaveLength(entrants - 1)
      expect(tree.length).toBeGreaterThanOrEqual((entrants - 1) * lives)
      expect(tree.length).toBeLessThanOrEqual((entrants - 1) * lives + lives - 1)
      for (const match of order) expect(new Set(playersOfMatch(match)).size).toBe(4)
      if (kind === 'single' && hasConsolation && entrants > 8)
        expect(consoled(order)).toEqual(firstLosers(entrants, order))
      if (kind === 'single' && entrants >= 4)
        expect(order.filter(({ stage }) => stage === 'bronze')).toHaveLength(1)
    }
    await assert(asyncProperty(brackets, run), { numRuns: 60 })
  })

  test('goes as the library plays it', async () => {
    for (const [kind, entrants] of [
      ['single', 11],
      ['single', 16],
      ['double', 6],
      ['double', 13],
    ] as const) {
      const random = createRandom(entrants)
      const { order } = await playOut(await lay(kind, entrants), (playable) => ({
        match: random.pick(playable),
        winner: random.pick(['a', 'b'] as const),
      }))
      expect(await meetingsByLibrary(kind, entrants, order)).toEqual(order.map(meeting).toSorted())
    }
  })

  test('names for every side that comes from a match which one, and whether it won there', async () => {
    const list = await lay('double', 8)
    const feeds = await listFeeds(list.matches)
    for (const match of list.matches) {
      for (const side of ['a', 'b'] as const)
        expect(
          feeds.filter(({ matchId, side: fed }) => matchId === match.matchId && fed === side),
        ).toHaveLength(match[side].length === 0 ? 1 : 0)
    }
    const [first, drop] = [of(list, 'winners', 1), of(list, 'losers', 1)]
    expect(feeds).toContainEqual({
      matchId: drop?.matchId,
      side: 'a',
      from: first?.matchId,
      takes: 'loser',
    })
    expect(await listFeeds([])).toEqual([])
  })
})

describe('a single bracket', () => {
  test('keeps the best seeds apart and gives byes to the first of them', async () => {
    const list = await lay('single', 6)
    expect(
      list.matches
        .filter(({ stage, round }) => stage === 'winners' && round === 1)
        .map(({ slot, a, b }) => [slot, entrantOf(a), entrantOf(b)]),
    ).toEqual([
      [2, 3, 4],
      [4, 2, 5],
    ])
    expect([of(list, 'winners', 2, 1)?.a, of(list, 'winners', 2, 2)?.a]).toEqual([team(0), team(1)])
  })

  test('has a semifinal loser in the match for bronze, and takes a change back with it', async () => {
    const start = await lay('single', 4)
    const semifinals = start.matches.filter(({ stage }) => stage === 'winners')
    const told = await must(await must(start, semifinals[0], 'a'), semifinals[1], 'b')
    expect(
      [
        of(told, 'final', 1)?.a,
        of(told, 'final', 1)?.b,
        of(told, 'bronze', 1)?.a,
        of(told, 'bronze', 1)?.b,
      ].map((side) => entrantOf(side ?? [])),
    ).toEqual([0, 2, 3, 1])
    const corrected = await must(told, semifinals[0], 'b')
    expect([
      entrantOf(of(corrected, 'final', 1)?.a ?? []),
      entrantOf(of(corrected, 'bronze', 1)?.a ?? []),
    ]).toEqual([3, 0])
  })

  test('refuses a correction after it went on, and one that changes nothing of who goes on is taken', async () => {
    const start = await lay('single', 4)
    const semifinals = start.matches.filter(({ stage }) => stage === 'winners')
    const told = await must(await must(start, semifinals[0], 'a'), semifinals[1], 'b')
    const over = await must(told, of(told, 'final', 1), 'a')
    expect(await tell(over, semifinals[0]?.matchId ?? '', 'b')).toBe('bracket-went-on')
    expect(await tell(over, semifinals[0]?.matchId ?? '', null)).toBe('bracket-went-on')
    expect(await tell(over, semifinals[0]?.matchId ?? '', 'a')).toEqual(over)
  })

  test('has those who lose their first match play on for consolation, byes or not', async () => {
    const list = await lay('single', 9, { hasConsolation: true })
    const { order } = await playOut(list, ([match]) => ({ match, winner: 'b' }))
    const inConsolation = consoled(order)
    expect(inConsolation).toEqual(firstLosers(9, order))
  })
})

describe('a double bracket', () => {
  test('has a second final only when the first is won from below', async () => {
    const start = await lay('double', 4)
    const { list } = await playOut(start, (playable) => ({
      match: playable.find(({ stage }) => stage !== 'final') ?? playable[0],
      winner: 'a',
    }))
    expect(of(list, 'final', 2)).toBeUndefined()
    const reset = await must(list, of(list, 'final', 1), 'b')
    expect(of(reset, 'final', 2)).toMatchObject({
      state: 'planned',
      a: of(reset, 'final', 1)?.a,
      b: of(reset, 'final', 1)?.b,
    })
    expect(of(await must(reset, of(list, 'final', 1), 'a'), 'final', 2)).toBeUndefined()
  })
})

describe('someone who takes over', () => {
  test('stays in the match they are in and goes on from there', async () => {
    const start = await lay('single', 4)
    const [semifinal] = start.matches
    const told = await must(start, semifinal, 'a')
    const replaced = {
      ...told,
      matches: told.matches.map((match) =>
        match.stage === 'final' ? { ...match, a: [0, 99] } : match,
      ),
    }
    const other = replaced.matches.find(
      (match) => match.stage === 'winners' && match !== semifinal && match.slot === 2,
    )
    const followed = await must(replaced, other, 'a')
    expect(of(followed, 'final', 1)).toMatchObject({ a: [0, 99], b: team(1) })
  })
})

const meeting = ({ a, b, winner }: Pick<Match, 'a' | 'b' | 'winner'>): string => {
  const [one, other] = [entrantOf(a), entrantOf(b)]
  return `${Math.min(one, other)} v ${Math.max(one, other)}: ${winner === 'a' ? one : other}`
}

async function meetingsByLibrary(
  kind: Kind,
  entrants: number,
  order: readonly Match[],
): Promise<string[]> {
  const manager = new BracketsManager(new InMemoryDatabase())
  const size = 2 ** Math.ceil(Math.log2(entrants))
  const seeding = upTo(size).map((seed) => (seed < entrants ? { name: String(seed) } : null))
  if (kind === 'single')
    await manager.create.stage({
      tournamentId: 0,
      name: 'b',
      type: 'single_elimination',
      seeding,
      settings: { size, seedOrdering: ['inner_outer'], consolationFinal: true },
    })
  else
    await manager.create.stage({
      tournamentId: 0,
      name: 'b',
      type: 'double_elimination',
      seeding,
      settings: { size, seedOrdering: ['inner_outer'], grandFinal: 'double' },
    })
  const left = [...order]
  const met: string[] = []
  while (left.length > 0) {
    const { match: rows } = await manager.get.stageData(0)
    const next = left.findIndex(({ a, b }) =>
      rows.some(
        ({ opponent1, opponent2 }) =>
          isOpen(opponent1, opponent2) &&
          isPair([opponent1?.id, opponent2?.id], [entrantOf(a), entrantOf(b)]),
      ),
    )
    const [match] = left.splice(next, 1)
    const row = rows.find(
      ({ opponent1, opponent2 }) =>
        isOpen(opponent1, opponent2) &&
        match !== undefined &&
        isPair([opponent1?.id, opponent2?.id], [entrantOf(match.a), entrantOf(match.b)]),
    )
    if (next < 0 || match === undefined || row === undefined) return met
    const winner = entrantOf(match.winner === 'a' ? match.a : match.b)
    await manager.update.match({
      id: row.id,
      ...(row.opponent1?.id === winner
        ? { opponent1: { result: 'win' } }
        : { opponent2: { result: 'win' } }),
    })
    met.push(meeting(match))
  }
  return met.toSorted()
}

type Opponent = { id?: number | string | null; result?: string } | null
const isOpen = (one: Opponent, other: Opponent): boolean =>
  one?.id != null && other?.id != null && one.result === undefined && other.result === undefined
const isPair = (ids: readonly unknown[], pair: readonly number[]): boolean =>
  pair.every((entrant) => ids.includes(entrant))
