import { expect, test } from 'vitest'
import { listHiddenDivisions, type GuardedDivision } from './division-sight.ts'

const division = (eventId: string, facts: Partial<GuardedDivision> = {}): GuardedDivision => ({
  eventId,
  status: 'published',
  insiders: [],
  invited: [],
  group: 'olga Dinks',
  apart: [],
  ...facts,
})

const hiddenFrom = (
  viewerId: string,
  divisions: readonly GuardedDivision[],
  groups: Record<string, readonly string[]> = {},
) => listHiddenDivisions({ divisions, groups }, viewerId).map(({ eventId }) => eventId)

test('a private division shows to its people, to those invited by name and to its group', () => {
  const divisions = [
    division('in it', { insiders: ['sam'] }),
    division('by name', { invited: ['sam'] }),
    division('by group'),
    division('another group', { group: 'olga Lobs' }),
    division('off', { status: 'cancelled' }),
  ]
  const groups = { 'olga Dinks': ['sam'], 'olga Lobs': ['ann'] }
  expect(hiddenFrom('sam', divisions, groups)).toEqual(['another group'])
  expect(hiddenFrom('ann', divisions, groups)).toEqual(['in it', 'by name', 'by group', 'off'])
  expect(hiddenFrom('sam', divisions)).toEqual(['by group', 'another group', 'off'])
})

test('a block hides a public and a private division from all but its people', () => {
  const apart = ['sam']
  const divisions = [
    division('public', { group: '', apart }),
    division('private', { invited: ['sam'], apart }),
    division('in it', { insiders: ['sam'], apart }),
  ]
  expect(hiddenFrom('sam', divisions)).toEqual(['public', 'private'])
  expect(hiddenFrom('ann', divisions)).toEqual(['private', 'in it'])
})
