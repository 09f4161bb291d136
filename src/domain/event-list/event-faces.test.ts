import { expect, test } from 'vitest'
import { orderEventFaces } from './event-faces.ts'

const faces = ['ann', 'ben', 'me', 'cleo', 'dan'].map((playerId) => ({ playerId }))
const order = (...friends: string[]) =>
  orderEventFaces(faces, 'me', new Set(friends)).map(({ playerId }) => playerId)

test('I come first, then my friends, then the others, each as they came', () => {
  expect(order()).toEqual(['me', 'ann', 'ben', 'cleo', 'dan'])
  expect(order('dan', 'ben', 'elsewhere')).toEqual(['me', 'ben', 'dan', 'ann', 'cleo'])
})

test('no more than eight are shown', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ playerId: `p${index}` }))
  expect(orderEventFaces(many, 'me', new Set(['p19']))).toHaveLength(8)
  expect(orderEventFaces(many, 'me', new Set(['p19']))[0]).toEqual({ playerId: 'p19' })
})
