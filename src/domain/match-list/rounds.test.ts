import { describe, expect, test } from 'vitest'
import { nextStep, type ListForStep } from './next-step.ts'
import {
  findAhead,
  isOnCourt,
  currentRound,
  findPlanMismatches,
  playableNow,
  listRounds,
  type PlacedMatch,
} from './rounds.ts'

const match = (
  round: number,
  court: number | null,
  a: number[],
  b: number[],
  changes: Partial<PlacedMatch> = {},
): PlacedMatch => ({
  matchId: `${round}-${court}-${a.join()}`,
  stage: 'round',
  round,
  slot: court ?? 1,
  court,
  pool: null,
  a,
  b,
  state: 'planned',
  winner: null,
  ...changes,
})
const won = { state: 'confirmed', winner: 'a' } as const
const people = (here: number[], left: number[] = [], expected: number[] = []) => [
  ...here.map((number) => ({ number, presence: 'here' as const, team: null })),
  ...left.map((number) => ({ number, presence: 'left' as const, team: null })),
  ...expected.map((number) => ({ number, presence: 'expected' as const, team: null })),
]
const five = [match(2, 1, [0, 4], [1, 3]), match(1, 2, [0, 1], [2, 3], won)]
const byes = [
  { round: 1, number: 4 },
  { round: 2, number: 2 },
]
const list = (changes: Partial<ListForStep> = {}): ListForStep => ({
  state: 'open',
  play: 'doubles',
  format: { format: 'rotating partners', rounds: 2 },
  players: people([0, 1, 2, 3, 4]),
  matches: [],
  byes: [],
  isEarly: false,
  isDivision: false,
  ...changes,
})

test('rounds come in order, with their byes, and the one on court is the first that misses a score', () => {
  const rounds = listRounds({ matches: five, byes })
  expect(rounds.map(({ round, byes: sitting }) => [round, sitting])).toEqual([
    [1, [4]],
    [2, [2]],
  ])
  expect(currentRound(rounds)?.round).toBe(2)
  expect(currentRound(rounds.slice(0, 1))).toBeNull()
})

test('a player sees the next match, the byes that are still to come, and every match', () => {
  const rounds = listRounds({ matches: five, byes })
  expect(findAhead(rounds, 4)).toMatchObject({ next: { round: 2 }, byes: [] })
  expect(findAhead(rounds, 2)).toMatchObject({ next: null, byes: [2], matches: [{ round: 1 }] })
})

test('of a bracket one plays what has both sides and no score, by court', () => {
  const bracket = [
    match(1, 2, [0], [1], { stage: 'winners' }),
    match(1, 1, [2], [3], { stage: 'winners' }),
    match(2, null, [4], [], { stage: 'winners' }),
    match(1, 3, [5], [6], { stage: 'winners', ...won }),
  ]
  expect(playableNow(listRounds({ matches: bracket, byes: [] })).map(({ court }) => court)).toEqual(
    [1, 2],
  )
  expect(currentRound(listRounds({ matches: bracket, byes: [] }))).toBeNull()
})

test('on court is what is played now, and in a division only what was called there', () => {
  const rounds = listRounds({ matches: five, byes })
  const onCourts = (matches: typeof five, courts: number[]) =>
    matches.map((each) => isOnCourt(each, listRounds({ matches, byes: [] }), courts))
  expect(rounds).toHaveLength(2)
  expect(onCourts([...five, match(3, 1, [0, 1], [2, 3])], [1, 2])).toEqual([true, false, false])
  expect(onCourts([match(1, null, [0], [1]), match(2, 3, [2], [3])], [])).toEqual([false, true])
  const bracket = { stage: 'winners' as const }
  expect(
    onCourts(
      [
        match(1, 1, [0], [1], bracket),
        match(1, null, [2], [3], bracket),
        match(2, 2, [0], [], bracket),
        match(1, 3, [4], [5], { ...bracket, ...won }),
      ],
      [1, 2],
    ),
  ).toEqual([true, false, false, false])
})

test('who is here and in no round to come is missing, who left and is in one is gone; rounds with a score count for neither', () => {
  const rounds = listRounds({ matches: five, byes })
  expect(findPlanMismatches(rounds, people([0, 1, 2, 4, 7], [3], [9]))).toEqual({
    missing: [7],
    gone: [3],
  })
  expect(findPlanMismatches(rounds.slice(0, 1), people([7]))).toEqual({ missing: [], gone: [] })
})

test('before an event can be played everything ahead of it is planned, and the rest waits', () => {
  expect(nextStep(list({ isEarly: true }))).toEqual({ kind: 'generate' })
  expect(nextStep(list({ isEarly: true, players: people([0]) }))).toEqual({ kind: 'opens' })
  expect(
    nextStep(
      list({
        isEarly: true,
        matches: [match(1, 1, [0, 4], [1, 3])],
        byes: [{ round: 1, number: 2 }],
      }),
    ),
  ).toEqual({ kind: 'opens' })
})

test('before the first round one checks in, pairs up where teams play, then makes the rounds or the bracket', () => {
  expect(nextStep(list({ players: people([0, 1], [], [2, 3]) }))).toEqual({
    kind: 'check-in',
    wanted: 2,
  })
  expect(nextStep(list())).toEqual({ kind: 'generate' })
  expect(nextStep(list({ format: { format: 'fixed teams', rounds: 2 } }))).toEqual({
    kind: 'pair-up',
    alone: 5,
  })
  expect(
    nextStep(list({ play: 'singles', format: { format: 'single elimination', rounds: 1 } })),
  ).toEqual({ kind: 'bracket' })
  expect(
    nextStep(list({ play: 'singles', format: { format: 'pools then bracket', rounds: 1 } })),
  ).toEqual({ kind: 'generate' })
})

test('during the evening scores are missing, or the rounds no longer fit, or all is played', () => {
  const during = (changes: Partial<ListForStep> = {}) =>
    nextStep(list({ matches: five, byes, ...changes }))
  expect(during()).toEqual({ kind: 'scores', missing: 1 })
  expect(during({ players: people([0, 1, 2, 4, 5], [3]) })).toEqual({
    kind: 'replan',
    missing: [5],
    gone: [3],
  })
  const played = five.map((each) => ({ ...each, ...won }))
  expect(during({ matches: played })).toEqual({ kind: 'close', unplayed: 0 })
  expect(during({ matches: played, format: { format: 'mexicano', rounds: 5 } })).toEqual({
    kind: 'more',
    round: 3,
  })
  expect(
    during({
      matches: played.map((each) => ({ ...each, stage: 'pool' as const })),
      format: { format: 'pools then bracket', rounds: 1 },
    }),
  ).toEqual({ kind: 'bracket' })
  expect(during({ state: 'closed' })).toEqual({ kind: 'closed' })
})

test('the groups of a ladder’s game day are all of it: after their last score the event is finished, without a mixed round', () => {
  const groups = [1, 2, 3].flatMap((round) => [
    match(round, 1, [0, 1], [2, 3], { stage: 'pool', pool: 1, ...won }),
    match(round, 2, [4, 5], [6, 7], { stage: 'pool', pool: 2, ...won }),
  ])
  const day = list({
    format: { format: 'ladder', rounds: 6 },
    players: people([0, 1, 2, 3, 4, 5, 6, 7]),
    matches: groups,
  })
  expect(nextStep(day)).toEqual({ kind: 'close', unplayed: 0 })
  expect(
    nextStep({
      ...day,
      matches: groups.map((each) => ({ ...each, stage: 'round' as const, pool: null })),
    }),
  ).toEqual({ kind: 'more', round: 4 })
})

test('an evening that too few are left of ends with what was played, instead of rounds that nobody can play', () => {
  const during = (here: number[], left: number[]) =>
    nextStep(list({ matches: five, byes, players: people(here, left) }))
  expect(during([0, 1, 2], [3, 4])).toEqual({ kind: 'close', unplayed: 1 })
  expect(during([0, 1, 2, 3], [4])).toEqual({ kind: 'replan', missing: [], gone: [4] })
  expect(
    nextStep(
      list({
        matches: five.map((each) => ({ ...each, state: 'planned' as const, winner: null })),
        byes,
        players: people([0, 1, 2], [3, 4]),
      }),
    ),
  ).toMatchObject({ kind: 'replan' })
})

test('where a fixed team loses a player, those without a partner pair up before the rounds', () => {
  const teamed = (teams: (number | null)[], left: number[] = []) =>
    people(
      teams.map((_, number) => number).filter((number) => !left.includes(number)),
      left,
    ).map((player) => ({ ...player, team: teams[player.number] ?? null }))
  const during = (players: ListForStep['players']) =>
    nextStep(
      list({
        format: { format: 'fixed teams', rounds: 3 },
        players,
        matches: [match(1, 1, [0, 1], [2, 3], won), match(2, 1, [0, 1], [2, 3])],
      }),
    )
  expect(during(teamed([0, 0, 2, 2]))).toEqual({ kind: 'scores', missing: 1 })
  expect(during(teamed([0, 0, 2, 2, null], [0]))).toEqual({ kind: 'pair-up', alone: 2 })
  expect(during(teamed([0, 0, 2, 2, 4, 4, null], [0]))).toEqual({ kind: 'pair-up', alone: 2 })
  expect(during(teamed([0, 1, 2, 2, 1], [0]))).toMatchObject({ kind: 'replan' })
  expect(during(teamed([0, 0, 2, 2], [0]))).toMatchObject({ kind: 'close' })
})

test('a disputed score comes before everything else', () => {
  const disputed = five.map((each) => ({
    ...each,
    state: 'disputed' as const,
    winner: 'a' as const,
  }))
  expect(nextStep(list({ matches: disputed, players: people([0]) }))).toEqual({
    kind: 'decide',
    matchId: disputed[0]?.matchId,
    disputes: 2,
  })
})

describe('of a division', () => {
  const division = (changes: Partial<ListForStep>) =>
    nextStep(list({ isDivision: true, play: 'singles', matches: five, byes, ...changes }))
  const ahead = [match(1, 1, [0], [1], won), match(1, 2, [2], [3]), match(2, 1, [0], [2])]

  test('the tournament draws it, and nobody has to check in', () => {
    expect(division({ matches: [] })).toEqual({ kind: 'draw' })
    expect(division({ matches: ahead, players: people([], [], [0, 1, 2, 3]) })).toEqual({
      kind: 'scores',
      missing: 2,
    })
  })

  test('who left with matches to come is named with those that have none', () => {
    expect(division({ matches: ahead, players: people([0, 1, 3], [2], [7]) })).toEqual({
      kind: 'stand-in',
      gone: [2],
      missing: [7],
    })
    expect(division({ matches: ahead, players: people([0, 2, 3], [1]) })).toMatchObject({
      kind: 'scores',
    })
  })

  test('a match of a bracket with one side still open asks for nobody yet', () => {
    const open = [match(1, 1, [0], [1], won), match(2, null, [0], [], { stage: 'final' })]
    expect(division({ matches: open, players: people([1], [0]) })).toMatchObject({ kind: 'close' })
  })

  test('its bracket follows its pools, and then its end', () => {
    const played = [match(1, 1, [0], [1], { ...won, stage: 'pool' })]
    const format = { format: 'pools then bracket' as const, rounds: 1 }
    expect(division({ matches: played, format })).toEqual({ kind: 'bracket' })
    expect(
      division({ matches: [...played, match(1, 1, [0], [1], { ...won, stage: 'final' })], format }),
    ).toEqual({ kind: 'close', unplayed: 0 })
  })
})
