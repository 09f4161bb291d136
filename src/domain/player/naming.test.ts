import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStandIn } from '../contact/contact.ts'
import { playerNameMax } from './name.ts'
import {
  createNamer,
  hiddenNumber,
  nameVisibilityKey,
  getNameVisibility,
  mergeNameVisibility,
  type NamingScope,
  type HiddenPerson,
} from './naming.ts'

const hal: HiddenPerson = { playerId: 'hal', isHidden: true, shownTo: ['fay'], apartFrom: [] }
const xia: HiddenPerson = { playerId: 'xia', isHidden: false, shownTo: [], apartFrom: ['bob'] }
const company: NamingScope = { insiders: ['hal', 'xia', 'una', 'org'], guarded: [hal, xia] }
const unnamedTo = (viewerId: string | null): string[] => [
  ...getNameVisibility(company, viewerId).unnamed,
]

test('who belongs to it is told everyone', () => {
  for (const viewerId of company.insiders) expect(unnamedTo(viewerId)).toEqual([])
})

test('a hidden profile is told to those the player chose, and to nobody else', () => {
  expect([unnamedTo('fay'), unnamedTo('sam'), unnamedTo(null)]).toEqual([[], ['hal'], ['hal']])
})

test('whom a block parts from the viewer is not told, and not as who runs it either', () => {
  expect(unnamedTo('bob')).toEqual(['hal', 'xia'])
  expect([...getNameVisibility(company, 'bob').apart]).toEqual(['xia'])
  expect([
    ...getNameVisibility({ insiders: [], guarded: [{ ...hal, apartFrom: ['fay'] }] }, 'fay')
      .unnamed,
  ]).toEqual(['hal'])
})

test('a player is always told themself', () => {
  expect([...getNameVisibility({ insiders: [], guarded: [hal] }, 'hal').unnamed]).toEqual([])
})

test('viewers parted from the same player by a block have one key, friends of theirs or not', () => {
  const yan = { playerId: 'yan', isHidden: true, shownTo: ['fay'], apartFrom: ['fay', 'sam'] }
  const people = { insiders: [], guarded: [yan, { ...hal, shownTo: [] }] }
  const [friend, stranger] = [getNameVisibility(people, 'fay'), getNameVisibility(people, 'sam')]
  expect(friend).toMatchObject({ unnamed: new Set(['yan', 'hal']), apart: new Set(['yan']) })
  expect(nameVisibilityKey(friend)).toBe(nameVisibilityKey(stranger))
})

test('whoever sees the same has one key, and nobody else has it', () => {
  const someone = fc.constantFrom('a', 'b', 'c', 'd')
  const guarded = fc.record({
    playerId: someone,
    isHidden: fc.boolean(),
    shownTo: fc.array(someone),
    apartFrom: fc.array(someone),
  })
  fc.assert(
    fc.property(
      fc.array(someone),
      fc.array(guarded),
      fc.option(someone),
      fc.option(someone),
      (insiders, people, one, other) => {
        const [mine, theirs] = [
          getNameVisibility({ insiders, guarded: people }, one),
          getNameVisibility({ insiders, guarded: people }, other),
        ]
        const isSame =
          mine.unnamed.symmetricDifference(theirs.unnamed).size === 0 &&
          mine.apart.symmetricDifference(theirs.apart).size === 0
        expect(nameVisibilityKey(mine) === nameVisibilityKey(theirs)).toBe(isSame)
      },
    ),
  )
})

test('ids that read the same one after the other are not mistaken for each other', () => {
  const sights = [
    [['a', 'b'], []],
    [['ab'], []],
    [['a'], ['a']],
    [['aa'], []],
  ].map(([unnamed, apart]) => ({ unnamed: new Set(unnamed), apart: new Set(apart) }))
  expect(new Set(sights.map(nameVisibilityKey)).size).toBe(sights.length)
})

test('those who are not told are numbered as they come, each by one number', () => {
  const namer = createNamer(getNameVisibility(company, 'bob'))
  expect([namer.id('una'), namer.name('una', 'Una'), namer.isUnnamed('una')]).toEqual([
    'una',
    'Una',
    false,
  ])
  expect([
    namer.name('xia', 'Xia'),
    namer.name('hal', 'Hal'),
    namer.id('xia'),
    namer.id('hal'),
  ]).toEqual(['Hidden player 1', 'Hidden player 2', '?1', '?2'])
})

test('the name of a hidden player is read back, and nobody can be called so', () => {
  const name = createNamer(getNameVisibility(company, null)).name('hal', 'Hal')
  expect(hiddenNumber(name)).toBe(1)
  expect(name.length).toBeGreaterThan(playerNameMax)
  for (const other of [
    'Hal',
    'Hidden player ',
    'Hidden player 0',
    'Hidden player x',
    'Deleted player',
    '',
  ])
    expect(hiddenNumber(other)).toBeNull()
})

const kept = (playerId: string, hidesName = false): HiddenPerson => ({
  playerId,
  isHidden: true,
  shownTo: [],
  apartFrom: [],
  contact: { name: 'Cleo Berg', hidesName, chosen: [null] },
})

test('a person without an account has a name outside, no id that leads to them, and takes no number of the hidden', () => {
  const sight = getNameVisibility(
    { insiders: ['org'], guarded: [kept('c1'), hal, kept('c2', true)] },
    null,
  )
  const namer = createNamer(sight)
  expect(['c1', 'hal', 'c2'].map((id) => namer.name(id, 'Full Name'))).toEqual([
    'Cleo B.',
    'Hidden player 1',
    'Hidden player 2',
  ])
  expect(isStandIn(namer.id('c1'))).toBe(true)
  expect(namer.id('c1')).not.toContain('c1')
  expect([namer.id('hal'), namer.id('c2')]).toEqual(['?1', '?2'])
  expect(namer.isUnnamed('c1')).toBe(true)
})

test('in several companies at once a name is told that none of them keeps', () => {
  const [named, hidden] = [kept('c1'), kept('c1', true)].map((one) =>
    getNameVisibility({ insiders: [], guarded: [one] }, null),
  )
  const nowhere = getNameVisibility({ insiders: [], guarded: [] }, null)
  if (named === undefined || hidden === undefined) throw new Error('two sights')
  expect(mergeNameVisibility([named, nowhere]).outside.get('c1')).toBe('Cleo B.')
  expect(mergeNameVisibility([named, hidden]).outside.has('c1')).toBe(false)
  expect([...mergeNameVisibility([named, hidden]).unnamed]).toEqual(['c1'])
})
