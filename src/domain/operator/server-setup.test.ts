import { expect, test } from 'vitest'
import {
  countOpenSteps,
  findNextStep,
  listSetupSteps,
  setupSteps,
  type SetupFacts,
} from './server-setup.ts'

const fresh: SetupFacts = {
  isNamed: false,
  hasRegions: false,
  hasMode: false,
  isMailProven: false,
  backedUp: null,
  hasInvited: false,
  isDemoGone: false,
  skipped: [],
}
const statesWith = (facts: Partial<SetupFacts>) =>
  listSetupSteps({ ...fresh, ...facts }).map(({ state }) => state)

test('a fresh server has every step open, in order', () => {
  expect(listSetupSteps(fresh).map(({ id }) => id)).toEqual([...setupSteps])
  expect(statesWith({})).toEqual(['open', 'open', 'open', 'open', 'open', 'open', 'open'])
})

test.each([
  [{ isNamed: true }, 0],
  [{ hasRegions: true }, 1],
  [{ hasMode: true }, 2],
  [{ isMailProven: true }, 3],
  [{ backedUp: 0 }, 4],
  [{ isDemoGone: true }, 5],
  [{ hasInvited: true }, 6],
] as const)('%j is one step done', (facts, at) => {
  const states = statesWith(facts)
  expect(states[at]).toBe('done')
  expect(states.filter((state) => state === 'open')).toHaveLength(6)
})

test('a skipped step is no longer open, and done once it is done after all', () => {
  expect(statesWith({ skipped: ['mail'] })[3]).toBe('skipped')
  expect(statesWith({ skipped: ['mail'], isMailProven: true })[3]).toBe('done')
})

test('what is left is counted, and the next one comes after this one, or from the start', () => {
  const steps = listSetupSteps({ ...fresh, hasMode: true, skipped: ['backup'] })
  expect(countOpenSteps(steps)).toBe(5)
  expect(findNextStep(steps, null)).toBe('look')
  expect(findNextStep(steps, 'venues')).toBe('mail')
  expect(findNextStep(steps, 'mail')).toBe('demo')
  expect(findNextStep(steps, 'people')).toBe('look')
  const last = listSetupSteps({
    ...fresh,
    isNamed: true,
    hasRegions: null,
    hasMode: true,
    backedUp: 1,
    isDemoGone: true,
    hasInvited: true,
  })
  expect(findNextStep(last, 'mail')).toBeNull()
  expect(findNextStep(last, 'people')).toBe('mail')
})

test('a store that never had the demo has no step for it', () => {
  const steps = listSetupSteps({ ...fresh, isDemoGone: null })
  expect(steps.map(({ id }) => id)).not.toContain('demo')
})
