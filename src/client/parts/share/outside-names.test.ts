import { expect, test } from 'vitest'
import { createOutsideNames } from './outside-names.ts'

const ana = { playerId: 'ana', playerName: 'Ana' }
const ben = { playerId: 'ben', playerName: 'Ben' }
const unseen = { playerId: '?2', playerName: 'Hidden player 2' }

test('a hidden player that the sharer sees by name is numbered in the text, and so is one the sharer does not see', () => {
  const say = createOutsideNames(['ben'])
  expect([ana, unseen, ben].map(say)).toEqual(['Ana', 'Hidden player 1', 'Hidden player 2'])
})

test('the same player has the same number all through a text', () => {
  const say = createOutsideNames(['ben', 'ana'])
  expect([ben, ana, ben].map(say)).toEqual([
    'Hidden player 1',
    'Hidden player 2',
    'Hidden player 1',
  ])
})

test('a player without an id on a match list is told from the others by the number on the screen', () => {
  const say = createOutsideNames([])
  const first = { playerId: null, playerName: 'Hidden player 4' }
  expect([first, unseen, first].map(say)).toEqual([
    'Hidden player 1',
    'Hidden player 2',
    'Hidden player 1',
  ])
})

test('a person without an account goes by the name that others see, and is not counted as hidden', () => {
  const cleo = { playerId: 'contact-1', playerName: 'Cleo Berg' }
  const say = createOutsideNames(
    ['ben', 'contact-1'],
    [{ playerId: 'contact-1', playerName: 'Cleo B.' }],
  )
  expect([cleo, ben, ana].map(say)).toEqual(['Cleo B.', 'Hidden player 1', 'Ana'])
})
