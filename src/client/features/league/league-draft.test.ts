import { expect, test } from 'vitest'
import { checkLeagueFields } from '#domain/league/check-league.ts'
import { toDay } from '#domain/shared/day.ts'
import { freshLeague } from './league-draft.ts'
import { leagueProblems } from './league-problems.ts'

const fresh = { ...freshLeague('venue', toDay('2026-06-01')), name: 'Summer ladder' }

test('a new league is complete but for its name', () => {
  expect(leagueProblems({ ...fresh, name: ' a ' })).toEqual({ name: 'short' })
  expect(leagueProblems(fresh)).toEqual({})
  expect(checkLeagueFields(fresh, []).ok).toBe(true)
})

test('days that do not fit together are found before they are sent', () => {
  expect(leagueProblems({ ...fresh, endDate: toDay('2026-06-10') })).toEqual({
    endDate: 'early',
  })
  expect(leagueProblems({ ...fresh, signupDeadline: toDay('2026-12-01') })).toEqual({
    endDate: 'early',
  })
})
