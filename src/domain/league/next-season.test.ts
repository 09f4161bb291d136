import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayToNumber, getWeekday, toDay } from '../shared/day.ts'
import type { LeagueFields } from './league.ts'
import { planNextSeason } from './next-season.ts'

const start = toDay('2026-06-02')
const tuesdays: LeagueFields = {
  name: 'Tuesdays',
  location: 'here',
  kind: 'ladder',
  play: 'doubles',
  entryBy: 'player',
  gender: 'Any',
  startDate: start,
  endDate: start,
  signupDeadline: start,
  skillMin: null,
  skillMax: 4,
  maxPlayers: 32,
  groupSize: 4,
  movers: 2,
  absence: 'stay',
  rounds: 6,
  pairs: 3,
  points: 11,
  winBy: 2,
  scoring: 'side-out',
  bestOf: 1,
  ranked: true,
  invite: true,
  invited: 'Dinkers',
  note: 'Bring water',
}

test('the next season keeps weekday, length and notice, and lies ahead', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(400), (length, later) => {
      const fields = {
        ...tuesdays,
        endDate: addDays(start, length),
        signupDeadline: addDays(start, -3),
      }
      const today = addDays(start, later)
      const next = planNextSeason(fields, today)
      expect(getWeekday(next.startDate)).toBe(getWeekday(start))
      expect(dayToNumber(next.endDate) - dayToNumber(next.startDate)).toBe(length)
      expect(dayToNumber(next.startDate) - dayToNumber(next.signupDeadline)).toBe(3)
      expect(next.startDate > fields.endDate).toBe(true)
      expect(next.startDate >= addDays(today, 14)).toBe(true)
      expect(next.startDate < addDays(today > fields.endDate ? today : fields.endDate, 22)).toBe(
        true,
      )
    }),
  )
})

test('nothing else of the league changes', () => {
  const {
    startDate: _s,
    endDate: _e,
    signupDeadline: _d,
    ...rest
  } = planNextSeason(tuesdays, start)
  expect(tuesdays).toMatchObject(rest)
})
