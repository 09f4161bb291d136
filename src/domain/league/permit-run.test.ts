import { expect, test } from 'vitest'
import { permitRun } from './permit-run.ts'

const league = { organizerId: 'ann', isMineToRun: true }
const run = (playerId: string, lacksSecondFactor: boolean, isMineToRun = true) => {
  const permitted = permitRun({ playerId, lacksSecondFactor }, { ...league, isMineToRun })
  return permitted.ok ? 'permitted' : permitted.refusal.code
}

test('the organizer of a league runs it, with or without a second factor', () => {
  expect([run('ann', false), run('ann', true)]).toEqual(['permitted', 'permitted'])
})

test('an admin of its venue runs it with the second factor that admins must have', () => {
  expect([run('bob', false), run('bob', true)]).toEqual(['permitted', 'second-factor-needed'])
})

test('no one else runs it, whatever their second factor', () => {
  expect([run('cleo', false, false), run('cleo', true, false)]).toEqual([
    'not-allowed',
    'not-allowed',
  ])
})
