// Viewers' own parts: when they are loaded, with an answer or alone, and when they aren't used.
import { expect, test } from 'vitest'
import type { PlayerActor } from '#domain/access/actor.ts'
import { ok } from '#domain/shared/result.ts'
import { createOwnParts } from './own-parts.ts'
import { createWakeTimes } from './wake-times.ts'

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

function someParts(perInput?: true) {
  const asked: string[][] = []
  const members = new Set<{ viewer: PlayerActor }>()
  const wakeTimes = createWakeTimes()
  const loads: PromiseWithResolvers<void>[] = []
  let now = 0
  const parts = createOwnParts(
    {
      name: 'own',
      ...(perInput && { perInput }),
      topics: ({ playerId }) => [`relations:${playerId}`],
      load: (_context, viewers) => {
        asked.push(viewers.map(({ playerId }) => playerId))
        return Promise.resolve(viewers.map(({ playerId }) => `${playerId} ${asked.length}`))
      },
    },
    {
      wakeTimes,
      shared: perInput === undefined ? [] : ['location:pier'],
      clock: { now: () => now },
      onBegin: () => undefined,
      schedule: ({ query: own, input, viewer, begin }) => {
        const load = Promise.withResolvers<void>()
        loads.push(load)
        begin()
        const answer = own.load(context, input, viewer)
        const nothing = (): void => undefined
        return {
          result: load.promise.then(async () => ({ value: await answer, version: 1 })),
          join: nothing,
          runBeside: nothing,
          leave: nothing,
        }
      },
    },
  )
  const tell = (viewer: PlayerActor) => parts.viewOf(viewOf)('whole', viewer)?.told() ?? null
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
      return tell
    }
  }
  return {
    parts,
    asked,
    enter,
    begin,
    tell,
    load: () => begin()(),
    wake: ({ playerId }: PlayerActor) => wakeTimes.note([`relations:${playerId}`]),
    wakeAnswer: () => wakeTimes.note(['location:pier']),
    finishAlone: () => loads.shift()?.resolve(),
    wait: (ms: number) => {
      now += ms
    },
  }
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

test('who came while an answer was loaded is told nothing until their part is there', async () => {
  const { enter, begin, load } = someParts()
  enter(ann)
  const finish = begin()
  expect(enter(ben).isKnown).toBe(false)
  const told = await finish()
  expect([told(ann), told(ben)]).toEqual([['whole', 'ann 1'], null])
  expect((await load())(ben)).toEqual(['whole', 'ben 2'])
})

test('a part that may have changed is loaded anew, also when it was being loaded', async () => {
  const { enter, begin, load, parts, wake, asked } = someParts()
  const change = (): void => {
    wake(ann)
    parts.forget(ann)
  }
  enter(ann)
  const finish = begin()
  change()
  expect((await finish())(ann)).toBe(null)
  expect((await load())(ann)).toEqual(['whole', 'ann 2'])
  change()
  expect((await load())(ann)).toEqual(['whole', 'ann 3'])
  expect(asked).toHaveLength(3)
})

test('a part alone is loaded once for all windows of its viewer', async () => {
  const { enter, parts, finishAlone, tell, asked } = someParts()
  enter(ann)
  enter(ann)
  const both = [parts.loadAlone(ann, 'ann'), parts.loadAlone(ann, 'ann')]
  finishAlone()
  expect(await Promise.all(both)).toEqual([true, true])
  expect([tell(ann), asked]).toEqual([['whole', 'ann 1'], [['ann']]])
})

test('a part alone that changed while it was loaded is not taken', async () => {
  const { enter, parts, finishAlone, wake, tell } = someParts()
  enter(ann)
  const loading = parts.loadAlone(ann, 'ann')
  wake(ann)
  finishAlone()
  expect([await loading, tell(ann)]).toEqual([false, null])
})

test('a part is there for a viewer that comes back, unless it changed meanwhile', async () => {
  const { enter, load, wake } = someParts()
  const window = enter(ann)
  await load()
  window.leave()
  const again = enter(ann)
  expect(again.isKnown).toBe(true)
  again.leave()
  wake(ann)
  expect(enter(ann).isKnown).toBe(false)
  expect((await load())(ann)).toEqual(['whole', 'ann 2'])
})

test('nothing is kept of who left for longer than half a minute', async () => {
  const { enter, load, wait } = someParts()
  const [one, other] = [enter(ann), enter(ann)]
  await load()
  one.leave()
  wait(60_000)
  expect((await load())(ann)).toEqual(['whole', 'ann 1'])
  other.leave()
  wait(30_000)
  expect(enter(ann).isKnown).toBe(false)
})

test('nothing of another store is taken', async () => {
  const { enter, load, parts, begin, tell } = someParts()
  enter(ann)
  await load()
  parts.forgetAll()
  expect(tell(ann)).toBe(null)
  const finish = begin()
  parts.forgetAll()
  expect((await finish())(ann)).toBe(null)
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

test('parts of one input are loaded anew with an answer that changed, and only then', async () => {
  const { enter, load, asked, wake, wakeAnswer } = someParts(true)
  enter(ann)
  enter(ben)
  await load()
  await load()
  expect(asked).toEqual([['ann', 'ben']])
  wakeAnswer()
  const told = await load()
  expect([told(ann), told(ben)]).toEqual([
    ['whole', 'ann 2'],
    ['whole', 'ben 2'],
  ])
  wake(ben)
  await load()
  expect(asked).toEqual([['ann', 'ben'], ['ann', 'ben'], ['ben']])
})

test('a part of one input is forgotten when the answer changed while its viewer was away', () => {
  const { enter, parts, begin, wakeAnswer } = someParts(true)
  const { leave } = enter(ann)
  return begin()().then(() => {
    leave()
    expect(enter(ann).isKnown).toBe(true)
    parts.leave(ann)
    wakeAnswer()
    expect(enter(ann).isKnown).toBe(false)
  })
})
