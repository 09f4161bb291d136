import { expect, test } from 'vitest'
import { rosterOf } from '#test/support/roster-builder.ts'
import type { Entry } from './entry.ts'
import { drawAlerts } from './roster-alerts.ts'
import { changesBetween, movedPlayers } from './roster-change.ts'

const from = (...words: string[]): readonly Entry[] => rosterOf(...words).entries
const moved = (before: readonly Entry[], after: readonly Entry[]) =>
  movedPlayers(changesBetween(before, after))

test('who enters is in, who leaves is out, both of a team alike', () => {
  expect(moved([], from('ann'))).toEqual([{ playerId: 'ann', stands: 'in' }])
  expect(moved(from('ann&ben'), [])).toEqual([
    { playerId: 'ann', stands: 'out' },
    { playerId: 'ben', stands: 'out' },
  ])
})

test('who gets another place or another order has moved', () => {
  expect(moved(from('ann', 'ben?'), from('ann', 'ben'))).toEqual([
    { playerId: 'ben', stands: 'in' },
  ])
  const [ann, ben] = from('ann', 'ben')
  if (ann === undefined || ben === undefined) throw new Error('two are in')
  expect(moved([ann, ben], [ben, { ...ann, order: 9 }])).toEqual([
    { playerId: 'ann', stands: 'in' },
  ])
})

test('guests more or fewer move no one', () => {
  expect(moved(from('ann'), from('ann+2'))).toEqual([])
})

test('someone who leaves with one partner and enters with another is in', () => {
  const [again] = from('ann&cleo')
  if (again === undefined) throw new Error('one team is in')
  expect(moved(from('ann&ben'), [{ ...again, order: 9 }])).toEqual([
    { playerId: 'ann', stands: 'in' },
    { playerId: 'ben', stands: 'out' },
    { playerId: 'cleo', stands: 'in' },
  ])
})

test('a party that was told another gender, guests or place, or was sent out, has changed', () => {
  const [ann] = from('ann')
  if (ann === undefined) throw new Error('one is in')
  for (const change of [
    { gender: 'woman' },
    { guests: 1 },
    { place: 'waiting' },
    { isSentOut: true },
  ] as const) {
    const after = { ...ann, ...change }
    expect(changesBetween([ann], [after])).toEqual([{ kind: 'update', before: ann, after }])
  }
  expect(changesBetween([ann], [{ ...ann }])).toEqual([])
})

test('parties that enter between others are found, in their order', () => {
  const all = from('ann', 'ben', 'cleo', 'dan')
  const some = all.filter(({ playerId }) => playerId === 'cleo')
  expect(
    changesBetween(some, all).map((change) => change.kind !== 'delete' && change.after.playerId),
  ).toEqual(['ann', 'ben', 'dan'])
})

test('a draw alerts the parties it placed, and no one who entered or left', () => {
  const [ann] = from('ann')
  const [dan] = from('dan')
  if (ann === undefined || dan === undefined) throw new Error('both are in')
  const changes = [
    ...changesBetween(from('ben?', 'cleo?'), from('ben', 'cleo+1?')),
    { kind: 'insert' as const, after: ann },
    { kind: 'delete' as const, before: dan },
  ]
  expect(drawAlerts({ changes })).toEqual([
    { playerId: 'ben', kind: 'drawn-in' },
    { playerId: 'cleo', kind: 'drawn-waiting' },
  ])
})
