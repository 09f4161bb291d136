// Ratings identify the strong players of simulated fields with known strengths.
import { describe, expect, test } from 'vitest'
import { eloOf, playField, rankCorrelation, type Field } from '#test/support/rated-field.ts'
import { ratingStart } from './rating.ts'
import { ratingKey, replay } from './replay.ts'

const nobodyKnows = () => ratingStart
const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

function correlations(field: Omit<Field, 'seed'>): { ours: number; elo: number } {
  const discipline = field.doubles ? 'doubles' : 'singles'
  const all = seeds.map((seed) => {
    const { strength, matches } = playField({ ...field, seed })
    const ratings = replay(matches, nobodyKnows)
    const elo = eloOf(matches)
    return {
      ours: rankCorrelation(strength, (id) => ratings.get(ratingKey(discipline, id))?.mu ?? 0),
      elo: rankCorrelation(strength, (id) => elo.get(id) ?? 0),
    }
  })
  const mean = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value, 0) / values.length
  return { ours: mean(all.map(({ ours }) => ours)), elo: mean(all.map(({ elo }) => elo)) }
}

describe.each([
  { name: 'doubles, side-out scoring', doubles: true, sideOut: true },
  { name: 'doubles, rally scoring', doubles: true, sideOut: false },
  { name: 'singles, side-out scoring', doubles: false, sideOut: true },
])('48 players of known strength in $name', ({ doubles, sideOut }) => {
  test.each([
    { gamesEach: 10, least: 0.75 },
    { gamesEach: 40, least: 0.92 },
  ])(
    'stand in their real order after $gamesEach games each, better than by win/loss Elo',
    ({ gamesEach, least }) => {
      const { ours, elo } = correlations({ players: 48, gamesEach, doubles, sideOut })
      expect(ours).toBeGreaterThanOrEqual(least)
      expect(ours).toBeGreaterThan(elo)
    },
  )
})
