import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { leagueTeamsMax, legsMax } from './team-league.ts'
import { countTeamRounds, planTeamRounds } from './team-rounds.ts'

const teams = fc.integer({ min: 2, max: leagueTeamsMax })
const legs = fc.integer({ min: 1, max: legsMax })
const name = (count: number): string[] => Array.from({ length: count }, (_, index) => `t${index}`)
const plan = (count: number, times: number) => planTeamRounds(name(count), times)

test('everyone meets everyone once a leg', () => {
  fc.assert(
    fc.property(teams, legs, (count, times) => {
      const met = Map.groupBy(plan(count, times), ({ a, b }) => (a < b ? `${a} ${b}` : `${b} ${a}`))
      expect(met.size).toBe((count * (count - 1)) / 2)
      for (const meetings of met.values()) expect(meetings).toHaveLength(times)
    }),
  )
})

test('no team meets itself, or plays twice in a round', () => {
  fc.assert(
    fc.property(teams, legs, (count, times) => {
      for (const meetings of Map.groupBy(plan(count, times), ({ round }) => round).values()) {
        const playing = meetings.flatMap(({ a, b }) => [a, b])
        expect(new Set(playing).size).toBe(playing.length)
      }
    }),
  )
})

test('with an odd number everyone rests once a leg, with an even number nobody does', () => {
  fc.assert(
    fc.property(teams, legs, (count, times) => {
      const rounds = Map.groupBy(plan(count, times), ({ round }) => round)
      expect(rounds.size).toBe(countTeamRounds(count, times))
      for (const team of name(count)) {
        const rests = [...rounds.values()].filter(
          (meetings) => !meetings.some(({ a, b }) => a === team || b === team),
        )
        expect(rests).toHaveLength((count % 2) * times)
      }
    }),
  )
})

test('of two legs the second names the teams the other way round', () => {
  fc.assert(
    fc.property(teams, (count) => {
      const meetings = plan(count, 2).map(({ a, b }) => `${a} ${b}`)
      expect(new Set(meetings).size).toBe(meetings.length)
    }),
  )
})

test('fewer than two teams have nobody to meet', () => {
  expect([plan(0, 1), plan(1, 1)]).toEqual([[], []])
  expect([countTeamRounds(0, 1), countTeamRounds(1, 2)]).toEqual([0, 0])
})

test('four teams meet in three rounds, and change sides in the second leg', () => {
  const inWords = plan(4, 2).map(({ round, a, b }) => `${round} ${a}${b}`)
  expect(inWords).toHaveLength(12)
  const [first, second] = [inWords.slice(0, 6), inWords.slice(6)]
  expect(new Set(first.map((text) => text.at(0)))).toEqual(new Set(['1', '2', '3']))
  const turned = second.map(
    (text) => `${Number(text.at(0)) - 3} ${text.slice(4)}${text.slice(2, 4)}`,
  )
  expect(turned.toSorted()).toEqual(first.toSorted())
})
