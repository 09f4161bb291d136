// What a view needs of each viewer: when it is loaded with an answer, and when it is not used.
import { expect, test } from 'vitest'
import type { PlayerActor } from '#domain/access/actor.ts'
import { ok } from '#domain/shared/result.ts'
import { createOwnParts } from './own-parts.ts'

const as = (playerId: string): PlayerActor => ({
  kind: 'signed-in',
  userId: playerId,
  email: '',
  provider: 'password',
  sessionId: '',
  playerId,
  lacksSecondFactor: false,
})
const [ann, ben] = [as('ann'), as('ben')]
const context = { db: null as never, now: 0 }
const query = { load: () => Promise.resolve(ok('whole')) }
const viewOf = (whole: unknown, _viewer: unknown, own: unknown) => ({
  key: '',
  told: () => [whole, own],
})

/** Parts that say in which load they were loaded. */
function someParts() {
  const asked: string[][] = []
  const members = new Set<{ viewer: PlayerActor }>()
  const parts = createOwnParts((_context, _input, viewers) => {
    asked.push(viewers.map(({ playerId }) => playerId))
    return Promise.resolve(viewers.map(({ playerId }) => `${playerId} ${asked.length}`))
  })
  const enter = (viewer: PlayerActor) => {
    const member = { viewer }
    members.add(member)
    return {
      isKnown: parts.enter(viewer),
      leave: () => members.delete(member) && parts.leave(viewer),
    }
  }
  const begin = () => {
    const round = parts.beginRound(query, () => members)
    round.begin()
    return async () => {
      const loaded = await round.load(context, {}, ann)
      if (!loaded.ok) throw new Error('refused')
      return (viewer: PlayerActor) => parts.viewOf(viewOf)(loaded.value, viewer)?.told() ?? null
    }
  }
  return { parts, asked, enter, begin, load: () => begin()() }
}

test('a part is loaded once, with the first answer for its viewer', async () => {
  const { enter, load, asked } = someParts()
  expect(enter(ann).isKnown).toBe(false)
  expect((await load())(ann)).toEqual(['whole', 'ann 1'])
  expect(enter(ann).isKnown).toBe(true)
  enter(ben)
  const told = await load()
  expect([told(ann), told(ben)]).toEqual([
    ['whole', 'ann 1'],
    ['whole', 'ben 2'],
  ])
  await load()
  expect(asked).toEqual([['ann'], ['ben']])
})

test('who came while an answer was loaded is told nothing of it', async () => {
  const { enter, begin, load } = someParts()
  enter(ann)
  const finish = begin()
  expect(enter(ben).isKnown).toBe(false)
  const told = await finish()
  expect([told(ann), told(ben)]).toEqual([['whole', 'ann 1'], null])
  expect((await load())(ben)).toEqual(['whole', 'ben 2'])
})

test('a part that may have changed is loaded anew, also when it was being loaded', async () => {
  const { enter, begin, load, parts, asked } = someParts()
  enter(ann)
  const finish = begin()
  parts.forget(ann)
  expect((await finish())(ann)).toBe(null)
  expect((await load())(ann)).toEqual(['whole', 'ann 2'])
  parts.forget(ann)
  expect((await load())(ann)).toEqual(['whole', 'ann 3'])
  expect(asked).toHaveLength(3)
})

test('nothing is kept of who left with the last window, as no one heard what changed since', async () => {
  const { enter, load } = someParts()
  enter(ben)
  const [one, other] = [enter(ann), enter(ann)]
  await load()
  one.leave()
  expect((await load())(ann)).toEqual(['whole', 'ann 1'])
  other.leave()
  expect(enter(ann).isKnown).toBe(false)
  expect((await load())(ann)).toEqual(['whole', 'ann 2'])
})

test('one of two windows that leaves during a load takes nothing from the other', async () => {
  const { enter, begin } = someParts()
  enter(ann)
  const other = enter(ann)
  const finish = begin()
  other.leave()
  expect((await finish())(ann)).toEqual(['whole', 'ann 1'])
})

test('a part is asked again after a load that failed', async () => {
  const { enter, begin, load, asked } = someParts()
  enter(ann)
  begin()
  expect((await load())(ann)).toEqual(['whole', 'ann 1'])
  expect(asked).toEqual([['ann']])
})
