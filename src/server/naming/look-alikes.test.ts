import { expect, test } from 'vitest'
import { toSlug } from '#domain/player/slug.ts'
import { toLooks } from './look-alikes.ts'

const look = (name: string) => toLooks({ name, slug: toSlug(name) })
const isLike = (one: string, other: string): boolean =>
  look(one).nameLook === look(other).nameLook || look(one).slugLook === look(other).slugLook

test.each([
  ['Dinkers', 'Dіnkers'],
  ['Dinkers', 'dinkers!'],
  ['Bill', 'BiII'],
  ['Love', 'L0ve'],
  ['Ian', 'lan'],
  ['Emma', 'Ernma'],
  ['Owls', '𝐎𝐰𝐥𝐬'],
  ['Ace', 'Асе'],
  ['Zoë', 'Zoe\u0308'],
  ['Owls', 'Ow\u00ADls'],
])('%s and %s look the same', (one, other) => {
  expect([isLike(one, other), isLike(other, one)]).toEqual([true, true])
})

test.each([
  ['Ian', 'Lan'],
  ['Ann', 'Anna'],
  ['Zoë', 'Zoe'],
  ['Owls', 'Bowls'],
  ['Owls 2', 'Owls 3'],
])('%s and %s do not', (one, other) => {
  expect(isLike(one, other)).toBe(false)
})
